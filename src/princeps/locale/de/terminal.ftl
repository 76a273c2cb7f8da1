### What the terminal says around the game.

## Choosing

prompt = { $player } (Nummer, Name oder ?)>{" "}
prompt-again = { $player } (was davon? Enter führt zurück)>{" "}
press-enter = Weiter mit Enter.{" "}
choices-more = { $heading } ({ $count })
choices-part = (Teil { $part } von { $parts }, Enter zeigt den nächsten)
forced = { $player } hat nur eine Möglichkeit: { $answer }.
news-earlier = { $count ->
    [one] ({ $count } frühere Zeile: l)
   *[other] ({ $count } frühere Zeilen: l)
}
not-understood = „{ $typed }“ steht hier nicht zur Wahl. Tippe eine Nummer oder einen Namen, oder ? für Hilfe.
refused = Das geht nicht: { $reason }.
undo-done = Rückgängig gemacht.
undo-nothing = Es gibt nichts rückgängig zu machen.
undo-barrier = Das lässt sich nicht rückgängig machen: { $reason }.


## Leaving and coming back

cover = Tastatur bitte an { $player } weitergeben, dann Enter drücken.{" "}
save-as = Kopie speichern als:{" "}
saved-as = Eine Kopie wurde gespeichert als { $file }.
save-cancelled = Es wurde nichts gespeichert.
save-failed = Die Partie kann nicht gespeichert werden als { $file }: { $reason }.
left = Die Partie ist gespeichert in { $file }
left-resume = Weiter geht es mit: princeps play --terminal --resume
resumed = Willkommen zurück. Es geht weiter, wo du aufgehört hast.


## What the operating system refuses

trouble = { $file }: { $reason }.
trouble-not-found = Datei oder Ordner nicht gefunden
trouble-no-permission = dort darfst du nicht lesen oder schreiben
trouble-read-only = dort lässt sich nur lesen
trouble-disk-full = der Datenträger ist voll
trouble-is-folder = das ist ein Ordner
trouble-not-folder = ein Teil des Pfads ist kein Ordner
trouble-exists = so eine Datei gibt es schon
trouble-long-name = der Name ist zu lang
trouble-many-files = es sind zu viele Dateien geöffnet
trouble-broken-disk = der Datenträger antwortet nicht
trouble-port = Port { $port } an { $host } lässt sich nicht öffnen: { $reason }.
trouble-port-taken = ein anderes Programm benutzt diesen Port
trouble-no-port = diesen Port gibt es nicht
trouble-no-address = dieser Rechner hat diese Adresse nicht
trouble-database-taken = Ein anderer Server benutzt { $file } bereits: Beende zuerst diesen.
trouble-database = Die Datenbank lässt sich nicht benutzen: { $reason }.
trouble-not-opened = ihre Datei lässt sich nicht öffnen
trouble-not-database = ihre Datei ist keine Datenbank
trouble-database-busy = ein anderes Programm schreibt gerade hinein
trouble-port-forbidden = für Ports unter 1024 sind besondere Rechte nötig
trouble-no-host = es gibt keinen Rechner mit diesem Namen
trouble-other = Fehler { $number } des Betriebssystems


## Mistakes on the command line

mistake-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $known }.
mistake-option = Eine Option „{ $option }“ gibt es nicht; es gibt: { $known }.
mistake-option-form = Eine Option hat die Form Name=Wert, nicht „{ $option }“.
mistake-option-yes-or-no = Die Option „{ $option }“ ist yes oder no, nicht „{ $value }“.
mistake-option-choice = Für die Option „{ $option }“ gibt es { $known }, nicht „{ $value }“.
mistake-option-seats = Die Option „{ $option }“ ist eine Liste von Platznummern wie 0,2, nicht „{ $value }“.
mistake-option-no-seat = Die Option „{ $option }“ nennt einen Platz, den es nicht gibt: Die Plätze sind 0 bis { $last }.
mistake-players = { $game } spielt man zu { $least } bis { $most }, nicht zu { $players }.
mistake-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $largest }, nicht { $seed }.
mistake-player = Auf einem Platz kann „{ $player }“ nicht sitzen; möglich sind: { $known }.
mistake-names = { $seats } Plätze brauchen { $seats } Namen, nicht { $names }.
mistake-name = Ein Name hat 1 bis { $longest } Buchstaben, anders als „{ $name }“.
mistake-same-name = Zwei am Tisch haben denselben Namen.
mistake-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $known } oder eigene als Paket:Name.
mistake-character = Einen Bot „{ $bot }“ gibt es nicht; auf { $known } kann folgen: { $characters }.
mistake-no-characters = Einen Bot „{ $bot }“ gibt es nicht; dieses Spiel hat keine Charaktere.
mistake-trust-bot = In dieser Partie spielt der Bot „{ $bot }“: Vertraust du ihm, ergänze --bots { $bot }.
mistake-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $known }.
mistake-no-unfinished = In { $folder } liegt keine unbeendete Partie.
mistake-saved-game = { $file } ist keine gespeicherte Partie von Princeps.
mistake-saved-format = { $file } stammt aus einer anderen Version von Princeps: Diese liest das Format { $format }.
mistake-seats-file = In { $file } steht nicht, wer wo sitzt.
mistake-no-seat = Den Platz { $seat } gibt es in dieser Partie nicht: Die Plätze sind 0 bis { $last }.
mistake-only-terminal = { $option } gibt es nur im Terminal: Ergänze --terminal, oder wähle auf der Seite.
mistake-only-new = { $option } ist für eine neue Partie: Lass es weg, oder lass --resume und --file weg.
mistake-only-saved = { $option } ist für die Seite und für gespeicherte Partien: Nenne deinen Bot bei --seats.
mistake-without-prose = { $option } passt nicht zu --prose.
mistake-only-prose = { $option } geht nur zusammen mit --prose.
mistake-no-worker = Nötig sind mindestens 1 für --workers und 1 für --thinkers.
mistake-workers = Mehr als ein Serverprozess braucht eine PostgreSQL-Datenbank: Darüber erfahren sie voneinander.
mistake-site = Eine Adresse hat die Form https://play.example.org, nicht „{ $site }“.
mistake-address = Eine solche Adresse hat die Form 127.0.0.1:9177, nicht „{ $address }“.
mistake-smtp = Ein Mailserver hat die Form smtp://name@mail.example.org:587, nicht „{ $smtp }“.
mistake-mail = E-Mail braucht einen Server mit --smtp, einen Absender mit --mail-from princeps@example.org und dazu --site.
mistake-smtp-password = Das Passwort des Mailservers gehört in PRINCEPS_SMTP_PASSWORD.
mistake-webhook = Ein Chatserver hat die Form https://chat.example.org, nicht „{ $server }“.
mistake-webhooks = Nachrichten an Chats brauchen --site, damit sie zurückführen.
mistake-backup-exists = { $file } gibt es schon: Eine Sicherung ist immer eine neue Datei.
mistake-no-database = Es gibt keine Datenbank { $file }.
mistake-newer-database = Die Datenbank stammt von einer neueren Version von Princeps.
mistake-no-pg-dump = Nötig ist pg_dump, das zu PostgreSQL gehört und hier nicht installiert ist.
mistake-pg-dump = pg_dump konnte die Datenbank nicht kopieren: { $reason }


## Headings

title-log = Verlauf
title-boards = Tableaus
title-scores = Punktestand
title-help = Hilfe
title-legend = Zeichen


## The end

end-winner = { $winner } gewinnt mit { points.dat }.
end-shared = { $winners } teilen sich den Sieg mit { points.dat }.
end-file = Die Partie ist gespeichert in { $file }.


## Scores

scores-source = Quelle
scores-total = Summe


## Help

help-text = Tippe die Nummer einer Wahl oder ihren Namen: r2c3 wählt ein Feld (r zählt Zeilen, c Spalten), Markt baut einen Markt, der Anfang eines Wortes genügt. Passt ein Name auf mehreres, wirst du gefragt, was du meinst.
help-u = deine letzte Wahl rückgängig machen, solange du seither nichts Neues erfahren hast
help-s = Punkte nach Quellen, und was die nächste Wertung jetzt brächte
help-l = alles, was bisher geschah
help-b = die Tableaus aller Spieler, und was in der Tischmitte liegt
help-h = ein Tipp: die besten Möglichkeiten und was sie bringen sollten
help-w = eine Kopie unter anderem Namen speichern (die Partie selbst wird nach jeder Wahl gespeichert)
help-q = speichern und aufhören
help-help = diese Seite


## Tipps

thinking = { $player } denkt nach …
title-hint = Tipp
hint-none = Hier gibt es nichts zu wählen.


## princeps backup, princeps check

backup-title = Die Datenbank wird kopiert
backup-written = Die Sicherung ist in { $file }.
check-title = Die Partien werden nachgespielt
check-file = Die Datenbank ist unbeschädigt.
check-damage = Die Datenbank ist beschädigt: { $what }
check-no-changes = Ihre Tabellen sind so, wie diese Version von Princeps sie braucht.
check-changes = Wenn diese Version von Princeps sie zum ersten Mal öffnet, ändert sie die Tabellen:
check-no-games = Die Partien lassen sich prüfen, sobald das geschehen ist.
check-games = { $games ->
    [0] Sie enthält keine Partien.
    [one] Eine Partie wurde nachgespielt; { $sound ->
        [0] sie endet anders, als sie gespeichert ist:
       *[other] sie stimmt mit dem Gespeicherten überein.
    }
   *[other] { $games } Partien wurden nachgespielt; { $sound ->
        [one] eine stimmt mit dem Gespeicherten überein.
       *[other] { $sound } stimmen mit dem Gespeicherten überein.
    }
}
