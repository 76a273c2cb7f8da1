### The lessons of Forum Trajanum: for each lesson its name and what it is .about; for each step a title, a sentence or two
### (.text, where ① is the first place that is lit), and what is to .do. $device is what points.

forum-trajanum-lesson-tiles = Nimm zwei Plättchen
    .about = Straßenkarten, offene Straßen
forum-trajanum-lesson-tiles-streets = Zwei Straßen pro Runde
    .text = Jede Runde nennen zwei Straßenkarten ① ② zwei Straßen deiner Colonia, heute eine Zeile und eine Spalte. Aus jeder nimmst du ein Plättchen, und alle anderen tun gleichzeitig dasselbe.
forum-trajanum-lesson-tiles-first = Das erste Plättchen
    .text = Zeile 5 und Spalte 6 sind jetzt offen. Die meisten Plättchen liegen verdeckt; die in den Ecken siehst du, und unter jedem steht ein Kran.
    .do = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf ein umrandetes Plättchen.
forum-trajanum-lesson-tiles-second = Erst schauen, dann wählen
    .text = Das erste Plättchen hast du gesehen, bevor du das zweite wählst: Richte dich danach. Wo ein Plättchen weg ist, kannst du später bauen.
    .do = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf ein Plättchen der anderen Straße.
forum-trajanum-lesson-tiles-tribunes = Um eine Karte herum
    .text = Keine der Straßen passt dir? Für einen Tribun ① lässt du eine Karte außer Acht und nimmst irgendein Plättchen deiner Colonia.

forum-trajanum-lesson-passing = Eines behalten, eines weitergeben
    .about = Was dein Nachbar bekommt
forum-trajanum-lesson-passing-two = Zwei Plättchen, eines bleibt
    .text = Du hast einen Baumeister mit Geld ① und einen Parkarbeiter mit einem Tribun ②. Eines gehört dir, das andere geht verdeckt an deinen rechten Nachbarn.
forum-trajanum-lesson-passing-pass = Gib eines weg
    .text = Gib weiter, was dir am wenigsten hilft, oder womit dein Nachbar am wenigsten anfängt. Das behaltene wird später auch dein Gesandter.
    .do = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf das Plättchen, das du weggibst.
forum-trajanum-lesson-passing-received = Und eines kam zu dir
    .text = Auch dein linker Nachbar hat dir eines gegeben ②. In deinem Zug nutzt du eines von beiden: dein eigenes ① oder dieses.

forum-trajanum-lesson-using = Nutze ein Plättchen
    .about = Arbeiter, Geld und zwei Plättchen auf einmal
forum-trajanum-lesson-using-use = Eines von beiden
    .text = Dein eigenes ① zeigt einen Baumeister und Geld, das andere ② einen Häuserarbeiter und einen Assistenten. Du bekommst alles, was auf dem genutzten steht.
    .do = Nutze eines davon.
forum-trajanum-lesson-using-aside = Wohin die Plättchen gehen
    .text = Genutzt oder nicht: Dein eigenes geht als Gesandter auf dein Schiff ①. Das vom Nachbarn bleibt neben deiner Colonia ②.
forum-trajanum-lesson-using-both = Beide auf einmal
    .text = Vor dem Nutzen hätten zwei Tribune ① dir erlaubt, beide zu nutzen. Teuer, aber was für ein Zug!

forum-trajanum-lesson-building = Bauen und bezahlen
    .about = Kosten, Punkte sofort
forum-trajanum-lesson-building-prices = Was ein Gebäude kostet
    .text = Ein graues Gebäude kostet einen Baumeister ①, ein farbiges Bauwerk einen Arbeiter seiner Farbe ②. Mit einem Assistenten ③ baut ein Arbeiter auch in einer anderen Farbe.
forum-trajanum-lesson-building-column = Eine Säule zählt sofort
    .text = Eine Siegessäule bringt, was die Trajanssäule ① zeigt, und einen Punkt für jeden deiner aktiven Bürger. Einen hast du.
    .do = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf die Säule bei den Bauplättchen, dann auf ein frei gewordenes Feld.
forum-trajanum-lesson-building-end = Fertig für diesen Zug
    .text = Du baust einmal pro Zug. Tauschen könntest du noch; dann beendest du deinen Zug selbst.
    .do = Beende deinen Zug.

forum-trajanum-lesson-envoys = Entsende einen Gesandten
    .about = Farbfelder, Adler, Gruppen
forum-trajanum-lesson-envoys-build = Gesandte warten an Bord
    .text = Zwei deiner Plättchen warten auf dem Schiff ①. Jedes farbige Bauwerk schickt eines davon nach Rom.
    .do = Baue einen Brunnen auf ein frei gewordenes Feld.
forum-trajanum-lesson-envoys-send = Wohin darf er?
    .text = Auf ein Feld der Farbe, die du gebaut hast. Ist ein Farbfeld dieser Farbe begonnen, egal von wem, musst du dort weitermachen.
    .do = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf das eine Feld, das noch frei ist.
forum-trajanum-lesson-envoys-bonus = Das Farbfeld ist voll
    .text = Du hast den letzten Gesandten gesetzt, also ist der Bonus deiner, obwohl auch ein Gegner dort steht.
    .do = Wähle einen Flächenbonus.
forum-trajanum-lesson-envoys-eagles = Neben einem Adler
    .text = Bei jeder Wertung bringt ein Gesandter neben einem Adler ① einen Punkt, so wie deiner hier ②. Schräg zählt nicht, es sei denn, du hast Patrizier I.
forum-trajanum-lesson-envoys-group = Seite an Seite
    .text = Auch deine größte Gruppe bringt Punkte. Der neue Gesandte ① berührt den darunter ②: Die Gruppe wächst.

forum-trajanum-lesson-citizens = Bürger und der Schieber
    .about = Zeilen, Fähigkeiten, Prestigeleiste
forum-trajanum-lesson-citizens-rows = Sechs Zeilen für Bürger
    .text = Ein Bürger in einer Zeile ① ist aktiv: Er leiht dir die Fähigkeit der Zeile, und ihre grauen Gebäude zählen doppelt. Ein Händler hat zwei Zeilen zur Wahl, eine davon ist diese ②.
forum-trajanum-lesson-citizens-use = Ein Händler und eine Aufwertung
    .text = Du hast einen Händler ① und eine Aufwertung mit Geld ②, und zwei Tribune, um beide zu nutzen.
    .do = Nutze beide, dein eigenes zuerst.
forum-trajanum-lesson-citizens-row = Wo wohnt der Händler?
    .text = Händler I dreht deinen Schieber für immer um, und solange er aktiv ist, laufen Aufwertungen bis zur nächsten Zypresse weiter.
    .do = Wähle die Zeile von Händler I.
forum-trajanum-lesson-citizens-bar = Was der Schieber sagt
    .text = Der Schieber ① ist umgedreht, und die Aufwertung hat ihn bewegt. Der Trajankopf sagt, was ein Auftrag bringt; unter jeder Zahl stehen die Punkte für eine Gruppe dieser Größe.
forum-trajanum-lesson-citizens-second = Ein zweiter lohnt sich
    .text = Die grauen Gebäude ② ③ stehen nun in einer Zeile mit einem Bürger ①. Ein zweiter lässt sie dreifach zählen und bringt sofort einen Bonus.

forum-trajanum-lesson-benefits = Prämien
    .about = Die Leisten der grauen Gebäude
forum-trajanum-lesson-benefits-tracks = Drei Leisten
    .text = Bibliotheken, Basiliken und Märkte haben je eine Leiste. Jedes neue Gebäude bringt dich eine Stufe weiter: bei den Märkten von Geld ① über einen Flächenbonus ② bis zu einem weiteren Plättchen ③.
forum-trajanum-lesson-benefits-build = Dein zweiter Markt
    .text = Ein Markt steht schon in deiner Colonia. Noch einer bringt dich auf Stufe 2.
    .do = Baue einen Markt.
forum-trajanum-lesson-benefits-choose = Diese oder eine frühere
    .text = Du darfst die Prämie nehmen, die du gerade erreicht hast, oder eine davor.
    .do = Nimm den Flächenbonus.
forum-trajanum-lesson-benefits-bonus = Als wäre ein Farbfeld voll
    .text = Es ist derselbe Bonus wie für ein volles Farbfeld des Forums.
    .do = Wähle einen.
forum-trajanum-lesson-benefits-fourth = Das Ende einer Leiste
    .text = Nach dem vierten Gebäude ① geht dein Marker neben die Trajanssäule ② und zählt wie eine Siegessäule.

forum-trajanum-lesson-scoring = Werten von Hand
    .about = Kräne, Zeilen, Adler, Gruppen, Aufträge
forum-trajanum-lesson-scoring-crane = Offene Kräne
    .text = Nach Durchgang I bringt jedes Bauwerk in der Farbe eines offenen Krans ① 3 Punkte. Du hast zwei Parks ② ③.
    .do = Wie viele Punkte bringt der Kran?
forum-trajanum-lesson-scoring-colonia = Zeile für Zeile
    .text = Zähle in jeder Zeile die verschiedenen grauen Gebäude. In Zeile 2 wohnt ein Bürger ①, also zählt jedes 2: Bibliothek ②, Basilika ③, Markt ④.
    .do = Wie viele Punkte bringt diese Zeile?
forum-trajanum-lesson-scoring-eagles = Adler
    .text = Zwei deiner Gesandten ① ② stehen neben demselben Adler, Kante an Kante.
    .do = Wie viele Punkte bringen die Adler?
forum-trajanum-lesson-scoring-group = Die größte Gruppe
    .text = Vier deiner Gesandten berühren sich, von hier ① an. Such die 4 auf dem Schieber ② und lies, was darunter steht.
    .do = Wie viele Punkte bringt die Gruppe?
forum-trajanum-lesson-scoring-task = Die Trajankarte
    .text = Der untere Auftrag der Karte ① will einen Tribun und Geld, und du hast beides. Die Zahl über dem Trajankopf am Schieber ② sagt, was er bringt.
    .do = Wie viele Punkte bringt der Auftrag?
forum-trajanum-lesson-scoring-pay = Doch zuerst die Bürger
    .text = Vor alledem kostet jede Zeile mit Bürgern ① 1 Geld ②. Wer nicht bezahlt wird, wird inaktiv und vervielfacht nichts. Du hast zweimal Geld, und der Auftrag braucht noch eines: Das geht auf.
    .do = Bezahle Zeile 2 und bestätige.
forum-trajanum-lesson-scoring-result = Richtig gezählt?
    .text = 6 + 6 + 2 + 5 + 5: Das macht 24 ①. Dreimal pro Partie wird so gewertet; dann gewinnt, wer die meisten Punkte hat.
