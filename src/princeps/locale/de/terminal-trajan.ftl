### Labels of the Trajan screen in a terminal. Short ones: they have to fit.

trajan-screen-setting-up = Aufbau
trajan-screen-quarter = Quartal { NAME($quarter) }
trajan-screen-round = Runde { $round }/{ $rounds }
trajan-screen-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
trajan-screen-round-ends = Runde endet
trajan-screen-quarter-ends = Quartalsende
trajan-screen-over = beendet
trajan-screen-no-demands = noch keine Forderung
trajan-screen-demands = { $demands }
trajan-screen-penalty = -{ $points }

trajan-screen-provinces = Provinzen
trajan-screen-forum = Forum
trajan-screen-port = Hafen
trajan-screen-piles = Stapel { $tops } +{ $count }
trajan-screen-stacks = Trajan
trajan-screen-senate = Senat
trajan-screen-votes = { $votes }/{ $step }
trajan-screen-none = keine

trajan-screen-hand = Hand
trajan-screen-display = Auslage
trajan-screen-unknown-cards = { $count } unbekannt
trajan-screen-tiles = Plättchen
trajan-screen-kept = behält { $demands }
trajan-screen-plus-two = [+2] { $actions }
trajan-screen-buildings = gebaut { $buildings }
trajan-screen-bonus = Bonus

# Headings of columns
trajan-screen-points = Punkte
trajan-screen-demands-cost = offen
trajan-screen-final = Ende
trajan-screen-cards = Hand
trajan-screen-supply = Fig
trajan-screen-legionnaires = Leg
trajan-screen-workers = Arb
trajan-screen-trays = Mulden I-VI
trajan-screen-tiles-short = Plättchen

trajan-scores-note = In Klammern: was offene Forderungen kosten und was die Schlusswertung bringen würde, käme beides jetzt.

trajan-legend-markers = Steine: { $letters }
trajan-legend-target = aus dieser Mulde zu säen rückt die Zeit um 2 vor und endet bei { NAME($action) }
trajan-legend-accomplishes = das Trajanplättchen dort kann erfüllt werden
trajan-legend-ends-round = damit endet die Runde
trajan-legend-arch = der Trajansbogen: hierher kommt das nächste Trajanplättchen
trajan-legend-site = Bauplättchen mit seinen Punkten: { $letters }
trajan-legend-seat = Legionär oder Arbeiter von { $player }
trajan-legend-leader = Feldherr von { $player }
trajan-legend-free = hier liegt nichts
trajan-legend-demands = Forderung, die du jetzt erfüllen könntest, oder nicht
trajan-legend-choice = steht jetzt zur Wahl
trajan-legend-players = wer die Partie begann, wer noch entscheidet, wer entschieden hat
trajan-legend-tiles = Forumplättchen: { $letters }
trajan-legend-provinces = Provinzen mit den Punkten für einen Legionär, der jetzt dorthin kommt: { $letters }
trajan-legend-columns = Handkarten; Figuren im Vorrat, Legionäre und Arbeiter in ihren Lagern
trajan-legend-ship = Schiff mit den Punkten für seine Ladungen; in Klammern: die graue Seite
trajan-legend-piles = die offenen Stapel im Hafen, und wie viele Karten noch zu ziehen sind
trajan-legend-senate = Stimmen im Senat und Stufe der Leiste; wer führt, steht vorn
trajan-legend-final = was die Schlusswertung jetzt brächte
