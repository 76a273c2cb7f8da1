### Trajan: die Regeln in eigenen Worten.


## Spielanleitung auf einer Seite

trajan-howto-goal = Worum es geht
    .text = Ein Jahr in Trajans Rom, in vier Quartalen. Du handelst, baust, eroberst und sammelst Stimmen, und alles zur rechten Zeit. Wer nach dem vierten Quartal die meisten Punkte hat, gewinnt.
trajan-howto-sow = Aus einer Mulde säen
    .text = In deinem Zug nimmst du alle Steine aus einer Mulde deines Aktionskreises und legst sie einzeln im Uhrzeigersinn in die nächsten Mulden. Die Mulde mit dem letzten Stein bestimmt, was du tust. Die Reihenfolge der Farben wählst du.
trajan-howto-time = Die Zeit vergeht
    .text = Jeder gesäte Stein rückt die Zeit um ein Feld vor. Ist sie herum, endet die Runde nach diesem Zug, und das Volk stellt eine Forderung. Volle Mulden machen kurze Runden.
trajan-howto-tile = Trajanplättchen
    .text = Liegt neben der Mulde, in der du endest, ein Trajanplättchen und in ihr beide seiner Farben, so ist es erfüllt: Punkte sofort, dazu seine Belohnung.
trajan-howto-actions = Sechs Aktionen
    .text = Am Hafen Waren ziehen und verschiffen, im Forum ein Plättchen nehmen, mit Feldherr und Legionären in die Provinzen ziehen, im Senat aufsteigen, ein neues Trajanplättchen nehmen oder Arbeiter zum Bauen schicken.
trajan-howto-again = Noch einmal
    .text = Eine Zusatzaktion wiederholt die Aktion, die du gerade getan hast, einmal je Zug. Wo ein [+2]-Plättchen liegt, wiederholt sie sie zweimal.
trajan-howto-demands = Was das Volk will
    .text = In jedem Quartal stellt das Volk drei Forderungen, nach jeder der ersten drei Runden eine. An seinem Ende brauchst du für jede ein Plättchen; was fehlt, kostet Punkte, und jede weitere mehr als die vorige.
trajan-howto-consul = Konsul und Vizekonsul
    .text = Dann werden Stimmen gezählt. Der Konsul nimmt eine von zwei Bonustafeln mit der besseren Seite, der Vizekonsul bekommt die andere. Sie zählen am Spielende.
trajan-howto-end = Das Ende
    .text = Nach dem vierten Quartal gibt es Punkte für Bonustafeln, für Sätze gleicher Bauplättchen, für Handkarten und für Arbeiter und Legionäre in den Lagern.
trajan-howto-advice = Ein guter Anfang
    .text = Sieh nach, wo das Säen aus jeder Mulde endet und was es für den nächsten Zug übrig lässt: „Vorausplanen“ zeigt es. Lege Trajanplättchen dorthin, wo du oft endest. Lass nicht alle drei Forderungen offen.


## Überschriften

trajan-glossary-section-course = Ablauf
trajan-glossary-section-circle = Der Aktionskreis
trajan-glossary-section-actions = Die sechs Aktionen
trajan-glossary-section-tiles = Plättchen
trajan-glossary-section-pieces = Karten und Figuren
trajan-glossary-section-scoring = Wertung


## Dinge

trajan-glossary-quarter = Quartal
    .rule = Das Spiel hat vier. Jedes dauert { $rounds } Runden und endet mit Forderungen und Wahl.
trajan-glossary-time = Zeitleiste
    .rule = { $spaces } Felder. Jeder gesäte Stein rückt die Zeit um eines vor; wird das Tor erreicht oder überschritten, endet nach dem Zug die Runde.
trajan-glossary-turn = Zug
    .rule = Aus einer Mulde säen, wenn möglich ein Trajanplättchen erfüllen, die Aktion der letzten Mulde tun und sie vielleicht wiederholen.
trajan-glossary-demand = Forderung
    .rule = Brot, Spiele oder Religion. Am Ende jeder der ersten drei Runden eines Quartals kommt eine dazu.
trajan-glossary-marker = Aktionsstein
    .rule = Zwei in jeder von sechs Farben. Ihre Zahl bestimmt, wo ein Säen endet, ihre Farben, welche Trajanplättchen es erfüllt.
trajan-glossary-trajan-tile = Trajanplättchen
    .rule = Will zwei Farben in seiner Mulde, wenn dein letzter Stein dort landet. Bringt Punkte und eine Belohnung: Karten, Legionäre, Arbeiter, ein [+2]-Plättchen oder eine Forderung, die in jedem Quartal erfüllt ist.
trajan-glossary-arch = Trajansbogen
    .rule = Zeigt, wohin dein nächstes Trajanplättchen kommt. Danach rückt er auf den nächsten freien Platz.
trajan-glossary-plus-two = [+2]-Plättchen
    .rule = Liegt bei einer der sechs Aktionen: eine Zusatzaktion wiederholt diese dann zweimal.
trajan-glossary-seaport = Hafen
    .rule = Zwei Karten ziehen und eine abwerfen, eine offene Karte nehmen, eine oder zwei Karten ausspielen und ebenso viele ziehen oder mit einem Schiff Waren verschiffen.
trajan-glossary-forum = Forum
    .rule = Ein Plättchen nehmen: für Forderungen, Stimmen, als Joker oder für eine Zusatzaktion.
trajan-glossary-military = Militär
    .rule = Eine Figur als Legionär ins Feldlager schicken, mit dem Feldherrn in eine Nachbarprovinz ziehen und das Plättchen dort nehmen oder einen Legionär beim Feldherrn stationieren.
trajan-glossary-senate = Senat
    .rule = Eine Stufe aufsteigen. Jede bringt sofort Punkte und am Ende des Quartals Stimmen. Dann beginnen alle von vorn.
trajan-glossary-trajan = Trajan
    .rule = Das oberste Plättchen eines der sechs Stapel nehmen und dorthin legen, wo dein Bogen steht.
trajan-glossary-construction = Bau
    .rule = Eine Figur ins Arbeiterlager schicken oder von dort einen Arbeiter auf einen Platz neben einem von deinen. Du bekommst das Plättchen dort mit seinen Punkten; das erste seiner Art bringt eine weitere Aktion.
trajan-glossary-demand-tile = Plättchen für eine Forderung
    .rule = Erfüllt am Ende des Quartals eine Forderung mit seinem Zeichen und wird dann abgegeben.
trajan-glossary-votes = Stimmen
    .rule = Zählen bei der Wahl dieses Quartals und werden dann abgegeben.
trajan-glossary-wild = Joker
    .rule = Steht für eine beliebige Forderung, für beliebige Ware auf einem Schiff, für ein beliebiges Bauplättchen in einem Satz oder für eine beliebige Zusatzaktion.
trajan-glossary-extra = Zusatzaktion
    .rule = Wiederholt die gezeigte Aktion gleich, nachdem du sie getan hast. Eine je Zug.
trajan-glossary-building = Bauplättchen
    .rule = Zählt sofort. Sätze einer Art zählen am Ende noch einmal: { $sets }.
trajan-glossary-card = Warenkarte
    .rule = Ware zum Verschiffen. Ausgespieltes und Verschifftes liegt für Bonustafeln in deiner Auslage. Eine Handkarte ist am Ende einen Punkt wert.
trajan-glossary-ship = Schiff
    .rule = Eines nimmt gleiche Waren, eines Paare, eines verschiedene; mehr Ware bringt mehr. Ein benutztes Schiff zeigt bis zum Ende des Quartals seine schlechtere Seite.
trajan-glossary-leader = Feldherr
    .rule = Zieht von Provinz zu Provinz. Liegt dort noch ein Plättchen, nimmst du es.
trajan-glossary-token = Figur
    .rule = Wird Arbeiter oder Legionär. In einer Provinz zählt ein Legionär, weniger für jeden Gegner, der schon dort ist.
trajan-glossary-consul = Konsul
    .rule = Die meisten Stimmen; bei Gleichstand wer auf der Leiste weiter ist, dann wer im Stapel weiter oben liegt. Nimmt die gelbe Seite einer Bonustafel, der Vizekonsul die graue der anderen.
trajan-glossary-bonus = Bonustafel
    .rule = Zählt am Spielende für das, was sie zeigt, jedes Mal oder einmal.
trajan-glossary-penalty = Offene Forderungen
    .rule = Kosten { $penalty } Punkte für eine, zwei oder drei eines Quartals.
trajan-glossary-end = Spielende
    .rule = Bonustafeln, Sätze und je ein Punkt für Handkarten, für Arbeiter im Lager und für Legionäre im Lager.


## Der Tisch in Worten

trajan-words-time = Zeit und Forderungen
trajan-words-goods = Forum und Hafen
trajan-words-tiles = Plättchen
trajan-words-senator = { $name }: Stufe { $step }, zusammen { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
trajan-words-tokens = Arbeiter im Lager { $workers }, Legionäre im Lager { $legionnaires }
