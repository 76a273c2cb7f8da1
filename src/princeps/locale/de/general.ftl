## How things are put together, for every game.

list-comma = ,{" "}
list-end = { $rest } und { $last }

# Seats are marked by a letter everywhere, since colour alone does not reach everybody.
seat-0 = A
seat-1 = B
seat-2 = C
seat-3 = D

# Who gives no name, and every bot, gets one of these.
usual-name-livia = Livia
usual-name-marcus = Marcus
usual-name-flavia = Flavia
usual-name-titus = Titus
usual-name-gaius = Gaius
usual-name-nemo = Nemo

# Bots with a character, by which they value some points more than others.
usual-name-cato = Cato
usual-name-felix = Felix
usual-name-vitruvia = Vitruvia
usual-name-drusus = Drusus
usual-name-octavia = Octavia
usual-name-sabina = Sabina
usual-name-nerva = Nerva
usual-name-fortuna = Fortuna

cycle-0 = I
cycle-1 = II
cycle-2 = III

# .dat after "mit"
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
# Where something lies, for those who see it; others type its short name.
place = Zeile { $row }, Spalte { $column }

# Log lines begin with a player; what was done begins with the verb.
log-line = { $player } { $deeds }.

# Why a seat cannot answer, or not so
refusal-game-over = Die Partie ist zu Ende
refusal-already-answered = Du hast schon entschieden, und die anderen wählen noch
refusal-other-turn = { $turn } ist am Zug
refusal-other-seat = Jemand anderes muss zuerst entscheiden
refusal-unforeseeable = Was dabei herauskommt, zeigt sich erst, wenn es geschieht
refusal-no-such-answer = Diese Antwort gibt es in diesem Spiel nicht
why-elsewhere = Jetzt gefragt: { $title }
why-not-here = { $reason }.
    Jetzt gefragt: { $title }

# Was ein Platz gerade tut
status-turn = am Zug
status-chooses = wählt
status-ready = bereit
status-waits = wartet
status-done = fertig
