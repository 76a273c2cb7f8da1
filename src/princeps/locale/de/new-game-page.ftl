### Einen Tisch vorbereiten: die Wörter dieser Seite, geladen, wenn sie geöffnet wird.

new-game-and-seats = Spiel und Plätze
new-players = Personen
new-seat = Platz { $seat }
new-seats-help = Drücke einen Platz, um zu wählen, wer dort sitzt. Zieh ihn, oder drücke Alt und eine Pfeiltaste, um Plätze zu tauschen.
new-seats-help-touch = Tippe auf einen Platz, um zu wählen, wer dort sitzt.
new-who = Wer sitzt auf Platz { $seat }?
new-me = Du sitzt auf Platz { $seat }
new-level = Spielstärke des Bots auf Platz { $seat }
new-name = Name auf Platz { $seat }
new-name-empty = Name
new-you = du
new-friend = Freund
    .help = du bekommst einen Link zum Verschicken
    .text = Sobald der Tisch eröffnet ist, bekommst du einen Link für diesen Platz. Wer ihn zuerst öffnet, sitzt hier.
new-here = Jemand hier
    .help = spielt an diesem Bildschirm
    .text = Spielt an diesem Bildschirm: Zwischen zwei Zügen ist der Tisch verdeckt, bis die nächste Person ihn aufdeckt.
new-anybody = Freier Platz
    .help = setzen kann sich, wer vorbeikommt
    .text = Wer auf diesem Server vorbeikommt, kann hier Platz nehmen. Die Partie beginnt, wenn der letzte Platz besetzt ist.
new-done = Fertig
new-options = Optionen
new-hints = Tipps erlaubt
    .help = Alle am Tisch dürfen um einen Tipp bitten. Unter Menschen spielt man meist ohne.
new-watchable = Zuschauer
    .help = Wer auf diesem Server vorbeikommt, darf zusehen, sobald die Partie begonnen hat.
new-open = Tisch eröffnen
new-kept = Gemerkte Tische
new-keep = Diesen Tisch merken
new-keep-drop = Vergessen: { $name }
seat-kind-bot = Bot
seat-kind-friend = Freund, per Link
seat-kind-here = Jemand hier
seat-kind-open = Freier Platz

## Tempo

pace-title = Tempo
pace-live = Live
    .help = Alle bleiben am Tisch, bis die Partie zu Ende ist.
pace-days = Über mehrere Tage
pace-clock = Bedenkzeit pro Zug
pace-hours = { $count } Std.
pace-day-count = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
pace-rule = Läuft eine Uhr ab, macht ein Bot diesen Zug. Nach zweien hintereinander behält er den Platz, bis sein Besitzer zurückkommt.
pace-stand-in = Der Bot, der einspringt
pace-nights = Nächte auslassen
    .help = Uhren stehen von { $from } bis { $to } Uhr still ({ $zone }).
pace-from = Von
pace-to = bis
pace-hour = { $hour } Uhr
refused-zone = Dieser Server kennt die Zeitzone deines Browsers nicht. Spiel, ohne die Nächte auszulassen.
refused-nights = Die ausgelassenen Stunden müssen etwas vom Tag übrig lassen.

## Der Tisch in einem Satz

new-bar = Was du gleich eröffnest
new-bar-title = { $game } { $count ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
}, { $pace ->
    [days] über mehrere Tage
   *[live] live
}
new-part-me = du
new-part-bot = { $name } ({ $level })
new-part-any-bot = ein Bot ({ $level })
new-part-friends = { $count ->
    [1] ein Freund per Link
    [2] zwei Freunde per Link
   *[other] drei Freunde per Link
}
new-part-open = { $count ->
    [1] ein freier Platz
    [2] zwei freie Plätze
   *[other] drei freie Plätze
}
new-part-here = { $count ->
    [1] jemand hier
    [2] zwei weitere Personen hier
   *[other] drei weitere Personen hier
}
new-part-clock = { $clock } pro Zug
new-part-nights = ohne die Nächte
new-part-hints = { $allowed ->
    [yes] Tipps erlaubt
   *[no] keine Tipps
}

## Was Charaktere mögen

rivals-shares = Woher die Punkte kommen
habit-nerva = Was am besten ist
    .text = Spielt, was am besten aussieht, und zieht keinen Weg vor.
habit-fortuna = Zeigt sich beim Spielen
    .text = Jemand aus diesen sechs; wer es war, erfährst du am Ende.

trajan-habit-cato = Lebt vom Senat
    .text = Sät für Stimmen, wo sie nahe sind, und überlässt die anderen Wege den anderen.
trajan-habit-felix = Verschifft früh und oft
    .text = Sammelt Warensätze und ist schon auf See, wenn die anderen noch bauen.
trajan-habit-vitruvia = Vier gleiche oder nichts
    .text = Baut ganze Sätze gleicher Bauplättchen und überlässt die See den anderen.
trajan-habit-drusus = Ferne Provinzen zuerst
    .text = Zieht in Provinzen, die noch niemand erreicht hat, und nimmt, was dort liegt.
trajan-habit-octavia = Erfüllt jede Forderung
    .text = Hat Brot, Spiele und Religion bereit, ehe das Volk danach ruft.
trajan-habit-sabina = Lebt für Trajanplättchen
    .text = Nimmt viele Trajanplättchen und sät, bis sie erfüllt sind.
forum-trajanum-habit-cato = Bürger für jede Zeile
    .text = Holt Bürger in jede Zeile der Colonia und spart Geld für sie: Sie zählen bei jeder Wertung.
forum-trajanum-habit-felix = Sammelt, was Karten wollen
    .text = Sammelt Geld, Tribune und Plättchen für die Sammelaufträge der Trajankarten.
forum-trajanum-habit-vitruvia = Graue Gebäude bis zum Ende
    .text = Bringt die Leisten der grauen Gebäude ans Ende und baut, was die Trajankarten verlangen.
forum-trajanum-habit-drusus = Adler und große Gruppen
    .text = Schickt Gesandte zu den Adlern und hält die im Forum beisammen.
forum-trajanum-habit-octavia = Füllt ganze Farbfelder
    .text = Schickt Gesandte, wo ein Farbfeld beinahe voll ist, und nimmt den Flächenbonus.
forum-trajanum-habit-sabina = Säulen für den Kaiser
    .text = Stellt Siegessäulen auf, wo immer Platz für eine ist.
