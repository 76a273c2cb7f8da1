### The lessons of Trajan: for each lesson its name and what it is .about; for each step a title, a sentence or two (.text,
### where ① is the first place that is lit), and what is to .do. $device is what points.

trajan-lesson-sowing = Säen
    .about = Steine, Aktionen, Zeit
trajan-lesson-sowing-circle = Dein Aktionskreis
    .text = Sechs Mulden ①, und jede steht für eine Aktion. Zwölf Steine liegen darin; wohin sie gehen, ist jedes Mal deine erste Entscheidung.
trajan-lesson-sowing-sow = Leere eine Mulde
    .text = Nimm alle Steine einer Mulde und lege sie einzeln im Uhrzeigersinn in die nächsten. Die drei aus der Mulde Trajan ① enden beim Forum ②: Das ist deine Aktion.
    .do = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf die Mulde Trajan und bestätige die Reihenfolge ihrer Steine.
trajan-lesson-sowing-time = Die Zeit vergeht
    .text = Du hast drei Steine bewegt, also ging der Zeitstein ① drei Felder weiter. Große Mulden führen weit, aber sie machen die Runde für alle kürzer.
trajan-lesson-sowing-act = Nun die Aktion
    .text = Der letzte Stein fiel in die Mulde des Forums, also nimmst du dort ein Plättchen. Du könntest auch verzichten.
    .do = Nimm irgendein Plättchen des Forums.

trajan-lesson-tiles = Trajanplättchen
    .about = Zwei Farben, Punkte und eine Belohnung
trajan-lesson-tiles-tile = Ein Plättchen an der Mulde
    .text = Dieses Trajanplättchen ① will einen blauen und einen grünen Stein in seiner Mulde ②. Ein grüner liegt schon da.
trajan-lesson-tiles-sow = Der letzte Stein entscheidet
    .text = Dein letzter Stein muss in dieser Mulde landen, und dann müssen beide Farben dort liegen. Die zwei Steine der Mulde Trajan ② führen hin: Blau muss also zuletzt kommen.
    .do = Säe die Mulde Trajan: erst Orange, dann Blau.
trajan-lesson-tiles-reward = Erfüllt
    .text = Fünf Punkte gehören dir. Dazu bietet das Plättchen einen Arbeiter, der ins Arbeiterlager geht.
    .do = Nimm die Belohnung.
trajan-lesson-tiles-after = Und die Aktion noch dazu
    .text = Ein Arbeiter wartet im Lager ①, und der Platz ② ist frei für das nächste Plättchen. All das kam vor deiner Aktion, die du noch hast.

trajan-lesson-seaport = Hafen
    .about = Karten und Schiffe
trajan-lesson-seaport-ways = Vier Möglichkeiten
    .text = Zieh zwei Karten vom Stapel ① und gib eine ab; nimm eine offene ②; spiel ein oder zwei Karten aus und zieh ebenso viele; oder belade ein Schiff ③.
trajan-lesson-seaport-ship = Waren an Bord
    .text = Dieses Schiff ① will gleiche Karten, und du hast zweimal Wein. Zwei bringen 6 Punkte, jede weitere noch mehr.
    .do = Wähle das Schiff, lade beide Weine und leg ab.
trajan-lesson-seaport-used = Ein benutztes Schiff
    .text = Das Schiff ① zeigt nun seine graue Seite: weniger für den Nächsten in diesem Quartal. Dein Wein ② bleibt in deiner Auslage, wo ihn am Ende deine Bonustafel zählt.

trajan-lesson-forum = Forum
    .about = Plättchen für Forderungen, Stimmen und mehr
trajan-lesson-forum-kinds = Was im Forum liegt
    .text = Brot, Spiele und Religion ① erfüllen Forderungen des Volkes; andere bringen Stimmen ② oder sind Joker ③.
trajan-lesson-forum-take = Was will das Volk?
    .text = Bisher fordert es Religion ①. Wer am Ende des Quartals kein solches Plättchen hat, verliert Punkte.
    .do = Nimm das Plättchen, das die Forderung erfüllt.
trajan-lesson-forum-extra = Zusatzaktionen
    .text = Die gelben Plättchen ① wiederholen eine Aktion: Mit dem für den Senat darfst du nach einer Senatsaktion gleich noch eine machen.

trajan-lesson-military = Militär
    .about = Feldherr und Legionäre
trajan-lesson-military-map = Feldherr und Lager
    .text = Dein Feldherr ① steht in Raetia, und im Lager ② wartet ein Legionär. Diese Aktion schickt eine Figur ins Lager, zieht weiter oder stationiert einen Legionär.
trajan-lesson-military-march = Weiterziehen
    .text = Der Feldherr geht in eine Nachbarprovinz und nimmt das Plättchen dort. Noricum ist keine gute Idee: Der Legionär eines Gegners würde dich dort 3 Punkte kosten.
    .do = Zieh in eine andere Provinz neben Raetia.
trajan-lesson-military-again = Noch einmal
    .text = Du hast eine Zusatzaktion für das Militär ①. Sie wiederholt die Aktion, die du gerade ausgeführt hast.
    .do = Nutze die Zusatzaktion.
trajan-lesson-military-conquer = Stationiere einen Legionär
    .text = Ein Legionär geht direkt aus dem Lager ① zu deinem Feldherrn, und du bekommst sofort die Punkte der Provinz.
    .do = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf die Provinz, in der dein Feldherr steht.

trajan-lesson-senate = Senat
    .about = Stimmen und Bonustafeln
trajan-lesson-senate-climb = Eine Stufe hinauf
    .text = Jede Senatsaktion bringt dich eine Stufe weiter ①, und die Punkte der Stufe bekommst du sofort.
    .do = Steig eine Stufe auf.
trajan-lesson-senate-votes = Stimmen zählen
    .text = Am Ende des Quartals zählt deine Stufe ① als Stimmen, und solche Plättchen ② zählen mit: zusammen 6.
trajan-lesson-senate-bonus = Wozu die Stimmen gut sind
    .text = Wer die meisten hat, wird Konsul und wählt eine Bonustafel ① ②; der Nächste wird Vizekonsul und nimmt die andere, mit ihrer schwächeren Seite. Sie zählen am Ende der Partie.

trajan-lesson-trajan = Trajan
    .about = Plättchen nehmen, Bogen versetzen
trajan-lesson-trajan-stacks = Sechs Stapel
    .text = Auf jedem Stapel liegt ein Plättchen mit seinen Punkten und seiner Belohnung: 9 Punkte und sonst nichts ①, ein [+2]-Plättchen ②, Legionäre ③.
trajan-lesson-trajan-take = Wo der Bogen steht
    .text = Das Plättchen kommt an die Mulde, an der dein Bogen steht ①. Bringst du seine Farben leicht dorthin?
    .do = Nimm das offene Plättchen eines Stapels.
trajan-lesson-trajan-arch = Der Bogen zieht weiter
    .text = Dein Plättchen liegt hier ①, und der Bogen ging auf den nächsten freien Platz ②, am belegten vorbei.

trajan-lesson-construction = Bau
    .about = Arbeiter, Bauplätze, Sätze
trajan-lesson-construction-district = Lager und Bauplätze
    .text = Deine Arbeiter warten im Lager ①. Der erste darf auf jeden Bauplatz ②; jeder weitere muss neben einen von deinen.
trajan-lesson-construction-build = Baue
    .text = Du bekommst das Plättchen des Bauplatzes und seine Punkte. Das erste seiner Art bringt noch eine Aktion: ein Portal den Senat.
    .do = Schick einen Arbeiter auf den Bauplatz oben links.
trajan-lesson-construction-free = Eine Aktion geschenkt
    .text = Da ist sie schon, die Senatsaktion. Sie kommt sofort oder gar nicht.
    .do = Steig im Senat eine Stufe auf.
trajan-lesson-construction-sets = Sätze aus drei oder vier
    .text = Dein nächster Arbeiter geht direkt neben den ersten ① ②. Am Ende der Partie bringen drei Plättchen einer Art 10 Punkte, vier davon 20.

trajan-lesson-round = Die Runde
    .about = Die Zeit, und was das Volk will
trajan-lesson-round-near = Fast einmal herum
    .text = Dem Zeitstein ① fehlen zwei Felder bis zu seinem Start. Wer ihn darüber bringt, beendet die Runde.
trajan-lesson-round-cross = Über die Linie
    .text = Drei Steine sind drei Felder ①: Mit der Mulde Trajan ② beendest du die Runde. Dein Zug selbst geht weiter wie immer.
    .do = Säe die Mulde Trajan.
trajan-lesson-round-act = Erst deine Aktion
    .text = Die Runde endet erst nach deinem Zug; du verlierst also nichts.
    .do = Nimm irgendein Plättchen des Forums.
trajan-lesson-round-end = Und jetzt
    .text = Mit dem Ende deines Zuges sagt das Volk, was es will.
    .do = Beende deinen Zug.
trajan-lesson-round-demand = Eine Forderung
    .text = Da ist sie ①. Nach drei Runden liegen drei Forderungen offen, und die vierte Runde beendet das Quartal. Die Zeit läuft weiter, wo der Stein steht.

trajan-lesson-demands = Forderungen
    .about = Erfüllen oder bezahlen
trajan-lesson-demands-three = Drei Forderungen
    .text = Brot, Spiele und Religion sind gefragt ①. Du hast ein Plättchen mit Brot ② und ein Trajanplättchen für Spiele, das du behältst. Religion fehlt: Das würde 4 Punkte kosten.
trajan-lesson-demands-sow = Die Zeit ist knapp
    .text = Die drei Steine der Mulde Trajan ① führen zum Forum, und sie bringen den Zeitstein ② über seinen Start. Ein Plättchen geht noch.
    .do = Säe die Mulde Trajan.
trajan-lesson-demands-take = Gerade noch
    .text = Nun nimm dir, was dem Volk ① noch fehlt.
    .do = Nimm Religion aus dem Forum.
trajan-lesson-demands-end = Lass es enden
    .text = Mit deinem Zug endet das Quartal. Was erfüllt werden kann, wird erfüllt, ob du willst oder nicht; der Rest kostet Punkte.
    .do = Beende deinen Zug.
trajan-lesson-demands-met = Alle drei erfüllt
    .text = Nichts verloren ①. Eine offene Forderung hätte 4 Punkte gekostet, zwei 9, drei 15; dein Gegner hat es gerade gespürt.

trajan-lesson-quarter = Das Ende eines Quartals
    .about = Konsul, Bonustafeln, neue Plättchen
trajan-lesson-quarter-votes = Wer hat die meisten Stimmen?
    .text = Du stehst auf Stufe 3 ①, und ein Plättchen bringt 3 Stimmen dazu. Dein Gegner auf Stufe 4 ② hat sonst keine: 6 gegen 4, du bist Konsul.
trajan-lesson-quarter-consul = Der Konsul wählt
    .text = Jeder Wein in deiner Auslage ① bringt am Ende Punkte, wenn du die passende Bonustafel hast. Die gelbe Seite für dich, die graue für den Vizekonsul.
    .do = Wähle eine Bonustafel.
trajan-lesson-quarter-new = Alles neu
    .text = Plättchen mit Stimmen sind weg, das Forum ist wieder voll, die Schiffe zeigen Farbe ①, neue Bonustafeln liegen aus ②, und alle Scheiben stehen wieder am Anfang. Nach vier Quartalen ist Schluss.
