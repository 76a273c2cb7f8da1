### Die Seite um den Tisch herum: Start, Plätze, Einstellungen. Was am Tisch selbst gesagt wird, steht in page-table.ftl.

page-title = Princeps
page-renewed = Princeps wurde aktualisiert und die Seite neu geladen.
close = Schließen
cancel = Abbrechen
keep = Behalten
copy = Kopieren
copied = Kopiert.
link-local = Gilt nur auf diesem Rechner: Andere erreichen { $host } nicht.
just-now = gerade eben
language = Sprache


## Start

home-nav = Über diese Seite
home-slogan-build = Bau deine Colonia.
home-slogan-seen = Zeig dich in Rom.
home-pitch = Brettspiele um Kaiser Trajan, gegen wirklich starke Bots oder mit Freunden über einen Link.
home-play = Jetzt spielen
home-quick-introductory = { $game }, Kennenlernpartie
home-quick-full = { $game }, das ganze Spiel
home-quick-bots = du und { $count ->
    [1] ein Bot
    [2] zwei Bots
   *[other] drei Bots
} ({ $levels }), ohne Konto
home-played = Kennst du es schon?
home-played-no = Nein
home-played-yes = Ja
home-before = Schon gespielt?
home-before-go = Hol deine Partien von einem anderen Gerät hierher
home-learn = Am Tisch lernen
    .about = Kurze Lektionen; du bewegst von Anfang an die echten Teile.
home-learn-go = Zu den Lektionen
home-setup = Eine Partie aufbauen
    .about = Gegner mit eigenen Vorlieben, Freunde per Link, live oder über mehrere Tage.
home-setup-go = Aufbauen
home-puzzle = Rätsel des Tages
    .about = Ein Zug mit einer besten Antwort, jeden Tag neu.
home-puzzle-go = Lösen
home-free = Freie Software, kein Konto, keine Werbung. Deine Partien bleiben in diesem Browser.
home-ways = Andere Wege ins Spiel
home-lessons = Lektionen
home-puzzles = Rätsel
home-statistics = Statistik
home-rules = Spielregeln
home-choose = Spiel wählen
rules-lesson-now = Zeig mir, wie diese Entscheidung geht
rules-all = Alle Regeln
rules-lessons = Lektionen
guide-start = Eine erste Partie mit Einführung
game-facts = { $fewest } bis { $most } Personen

preparing-title = Der Tisch wird vorbereitet
preparing-rules = Die Regeln werden vorbereitet. Das dauert ein bis zwei Minuten und geschieht nur dieses eine Mal.
preparing-reach = Der Server antwortet noch nicht.
slow-start = { $name } bereitet sich noch vor.
    .text = { $minutes ->
        [one] Das dauert noch etwa eine Minute, nur dieses eine Mal; Bots der beiden unteren Stufen spielen schon.
       *[other] Das dauert noch etwa { $minutes } Minuten, nur dieses eine Mal; Bots der beiden unteren Stufen spielen schon.
    }
    .busy = { $minutes ->
        [one] Der Rechner bereitet noch etwa eine Minute lang alles vor, nur dieses eine Mal; bis dahin lassen sich Bots Zeit.
       *[other] Der Rechner bereitet noch etwa { $minutes } Minuten lang alles vor, nur dieses eine Mal; bis dahin lassen sich Bots Zeit.
    }


## Eine neue Partie

new-title = Neue Partie
new-players-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
new-friend-name = Gast { $seat }
seat-kind-me = Du

level-tiro = Tiro
    .help = Anfänger: sieht das Naheliegende und verschätzt sich auf lange Sicht.
level-civis = Civis
    .help = Plant den eigenen Zug und macht Fehler.
level-senator = Senator
    .help = Blickt über den eigenen Zug hinaus und irrt selten.
level-princeps = Princeps
    .help = So stark, wie es geht.

# Rivals with a character: what each is called, what they like in a game, and how that shows.
character-cato = der Senator
character-felix = der Händler
character-vitruvia = die Baumeisterin
character-drusus = der Feldherr
character-octavia = die Freundin des Volkes
character-sabina = die Vertraute
character-nerva = ohne Vorlieben
character-fortuna = eine Überraschung

## Meine Partien

mine-progress = { $progress } · { points }
mine-delete = Löschen


## Über einen Link

join-title = Bei Freunden mitspielen
join-paste = Link einfügen
join-go = Mitspielen
join-no-link = Das ist kein Link zu einer Partie.
claim-join = Dein Platz wird reserviert …
claim-watch = Du kommst als Zuschauer dazu …
claim-welcome = Willkommen am Tisch
claim-name = Wie sollen die anderen dich nennen?
claim-sit = Platz nehmen
claim-failed = Das hat nicht geklappt
claim-home = Zur Startseite


## Am Tisch

room-menu = Menü dieser Partie
room-home = Start
room-seats = Plätze
room-rename = Umbenennen
room-rename-seat = Name von { $seat }
room-rename-done = Speichern
room-leave = Partie verlassen
room-delete = Partie löschen
room-rematch = Noch einmal spielen
room-spectators = { $count ->
    [0] Niemand sieht zu
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
room-here = am Tisch
room-away = nicht da
room-open = noch frei
room-bot = Bot, { $level }
room-mine = an diesem Bildschirm

room-hints = { $allowed ->
    [yes] In dieser Partie sind Tipps erlaubt.
   *[no] Diese Partie wird ohne Tipps gespielt.
}
lobby-title = { $count ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch Freunde
}
lobby-help = Schick jedem Freund einen dieser Links. Wer ihn zuerst öffnet, bekommt den Platz. Du kannst inzwischen anfangen.
lobby-link = Link für { $name }
lobby-make = Link erstellen
lobby-bot = Einen Bot spielen lassen
room-device = Diesen Platz über einen Link auf einem anderen Gerät spielen
lobby-once = Für eine Person und nur einmal. Ein neuer Link macht den alten ungültig.
lobby-waiting = Es fehlt noch: { $names }
watch-title = Zum Zuschauen
watch-help = Wer diesen Link hat, sieht, was offen auf dem Tisch liegt, aber nichts Verdecktes.
watch-make = Link zum Zuschauen erstellen

leave-title = Diese Partie verlassen?
leave-help = Ein Bot übernimmt deinen Platz, sobald alle anderen am Tisch zustimmen. Bis dahin spielst du weiter.
leave-alone = Ein Bot übernimmt sofort deinen Platz und spielt weiter.
leave-go = Verlassen
leave-wants = { $name } möchte gehen. Ein Bot ({ $level }) würde übernehmen.
leave-agree = Zustimmen
leave-not-now = Jetzt nicht
leave-waits = Du möchtest gehen; es fehlt noch die Zustimmung von { $names }.
leave-declined = { $count ->
    [one] { $names } bittet
   *[other] { $names } bitten
} dich, noch zu bleiben.
leave-stay = Doch bleiben
leave-let-go = { $name } gehen lassen

delete-title = Diese Partie löschen?
delete-help = Die Partie verschwindet für alle am Tisch. Das lässt sich nicht rückgängig machen.

chat-title = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-only-players = Wer zusieht, kann hier lesen, aber nicht schreiben.

problem-title = Diese Partie lässt sich nicht zeigen


## Einstellungen

settings-title = Einstellungen
settings-theme = Farben
settings-theme-auto = wie im System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-theme-contrast = starker Kontrast
settings-speed = Animation
settings-speed-none = keine
settings-speed-fast = schnell
settings-speed-normal = normal
settings-speed-slow = langsam
settings-confirm = Jeden Schritt bestätigen
settings-confirm-help = Ein gewählter Platz zeigt, was er bringt; erst der Knopf führt es aus.
settings-forced = Nur eine Möglichkeit
settings-forced-help = Wo es nichts zu wählen gibt, geschieht es von selbst.
settings-sound = Ton
settings-notify = Benachrichtigungen
settings-devices = Deine Geräte
settings-sound-help = Ein leiser Klang, wenn du dran bist.


## Über Princeps

about-title = Über Princeps
about-games = Forum Trajanum und Trajan hat Stefan Feld erfunden. Namen, Spielregeln und Bilder gehören ihm und den Illustratoren und Verlagen, die mit dieser Seite nichts zu tun haben. Die Regeln stehen hier in unseren eigenen Worten, und keines ihrer Bilder wird verwendet.
about-box = Wenn dir ein Spiel hier gefällt, kauf dir die Schachtel.
about-credits = Gemacht mit
about-icons = Symbole von Lorc, Delapouite und anderen, von game-icons.net, unter CC BY 3.0
about-fonts = Die Schriften Forum von Denis Masharov und Source Sans 3 von Paul D. Hunt, unter der SIL Open Font License
about-tools = Svelte und Fluent, unter MIT und Apache 2.0
about-licence = Princeps ist freie Software unter der MIT-Lizenz.


## Warum etwas nicht ging

refused-unknown = Hier ist etwas schiefgegangen. Bitte versuch es noch einmal.
refused-unreachable = Der Server ist nicht erreichbar. Läuft er noch?
refused-no-game = Diese Partie gibt es nicht, oder du sitzt nicht mit am Tisch.
refused-left = Du hast diese Partie verlassen; ein Bot spielt für dich weiter.
refused-used-link = Dieser Link ist schon benutzt oder durch einen neueren ersetzt worden. Lass dir einen neuen geben.
refused-own-link = Du hast schon einen Platz in dieser Partie; dieser Link ist für jemand anderen.
refused-not-your-seat = Das ist nicht dein Platz.
refused-only-host = Das kann nur, wer diese Partie eröffnet hat.
refused-only-players = Das können nur die, die hier mitspielen.
refused-no-hints = In dieser Partie gibt es keine Tipps: So will es, wer sie eröffnet hat.
refused-same-name = Zwei haben denselben Namen.
refused-name = Ein Name hat 1 bis 20 Zeichen.
refused-stale = Inzwischen hat sich der Tisch geändert. Bitte sieh noch einmal hin.
refused-over = Die Partie ist zu Ende.
refused-too-many-undos = In dieser Partie wurde schon zu viel rückgängig gemacht.
refused-store = Die Partie ließ sich gerade nicht speichern oder lesen. Bitte versuch es gleich noch einmal.
refused-other-rules = Diese Partie wurde mit anderen Regeln oder einer anderen Ausgabe begonnen, die es hier nicht gibt.
refused-too-often = Das war etwas zu schnell. Bitte warte einen Augenblick.
refused-too-many-games = Du hast zu viele Partien. Lösch zuerst eine davon.
refused-too-many-spectators = An diesem Tisch sehen schon zu viele zu.
refused-busy = Der Server hat gerade sehr viel zu tun. Bitte versuch es noch einmal.
refused-compiling = Die Regeln werden vorbereitet, nur dieses eine Mal. Bitte warte einen Augenblick.
