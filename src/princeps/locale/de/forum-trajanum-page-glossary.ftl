### Forum Trajanum: the rules in our own words. Every thing has a name and, as .rule, what it is good for.
### Figures of the edition: $crane and $column are the values of the three cycles, $row those of a row with no, one and
### two active citizens, $bonus the points that an area bonus may be.

## How to play, on one page

forum-trajanum-howto-goal = Worum es geht
    .text = Du regierst eine römische Stadt, deine Colonia, und schickst Gesandte auf das Forum des Trajan. Gespielt werden drei Durchgänge zu vier Runden, jeder endet mit einer Wertung. Wer nach der dritten Wertung die meisten Punkte hat, gewinnt.
forum-trajanum-howto-take = Zwei Plättchen nehmen
    .text = Zwei Straßenkarten liegen offen. Für jede nimmst du ein Plättchen aus der Zeile oder Spalte deiner Colonia, die ihr Symbol trägt; alle tun das gleichzeitig. Das erste Plättchen siehst du, bevor du das zweite wählst. Mit einem Tribun darfst du eine Karte ignorieren und irgendein Plättchen nehmen.
forum-trajanum-howto-pass = Eines behalten, eines weitergeben
    .text = Eines der beiden Plättchen geht verdeckt an deinen rechten Nachbarn, ein anderes bekommst du von links.
forum-trajanum-howto-use = Dein Zug: ein Plättchen nutzen
    .text = Du zeigst beide Plättchen und nutzt eines: Es bringt dir Ressourcen, oder sein Bürger zieht in deine Colonia. Zwei Tribune erlauben dir beide. Dein eigenes Plättchen geht danach als künftiger Gesandter aufs Schiff.
forum-trajanum-howto-build = Dein Zug: bauen
    .text = Wo Plättchen weggenommen wurden, darfst du bauen, einmal pro Zug. Ein graues Gebäude kostet einen Baumeister, ein farbiges Bauwerk einen Arbeiter seiner Farbe, ein Doppelplättchen beides zusammen. Tauschen hilft: Ein Assistent färbt einen Arbeiter um, zwei gleiche Arbeiter werden zum Baumeister. Den günstigsten Weg findet der Tisch von selbst.
forum-trajanum-howto-benefit = Was Bauen bringt
    .text = Ein farbiges Bauwerk schickt einen Gesandten auf ein Feld seiner Farbe auf dem Forum. Bibliothek, Basilika und Markt führen auf ihren Leisten zu immer besseren Prämien. Eine Siegessäule zählt sofort.
forum-trajanum-howto-forum = Auf dem Forum
    .text = Ein begonnenes Farbfeld wird zuerst gefüllt. Wer es füllt, nimmt einen Flächenbonus. Gesandte zählen neben Adlern und als deine größte zusammenhängende Gruppe.
forum-trajanum-howto-score = Die Wertung
    .text = Zuerst zahlst du für jede Zeile mit Bürgern 1 Geld, sonst wird sie inaktiv. Dann zählen: offene Kräne, die grauen Gebäude jeder Zeile mal dem Wert ihrer Bürger, Adler, die größte Gruppe und die Trajankarte des Durchgangs, so oft sie erfüllt ist.
forum-trajanum-howto-advice = Ein guter Anfang
    .text = Nimm Plättchen so, dass zwei freie Felder nebeneinanderliegen. Lege einen Kran früh frei, wenn du in seiner Farbe bauen kannst: Sein Wert sinkt. Sieh dir alle drei Trajankarten an, bevor du deine Bauplätze wählst. Spare Geld für deine Bürger.


## Headings

forum-trajanum-glossary-section-course = Spielablauf
forum-trajanum-glossary-section-tiles = Plättchen und Colonia
forum-trajanum-glossary-section-citizens = Bürger
forum-trajanum-glossary-section-resources = Ressourcen
forum-trajanum-glossary-section-building = Bauen
forum-trajanum-glossary-section-forum = Das Forum
forum-trajanum-glossary-section-scoring = Wertung


## Course of the game

forum-trajanum-glossary-cycle = Durchgang
    .rule = Vier Runden und eine Wertung. Es gibt drei, und was Kräne und Siegessäulen wert sind, sinkt von einem zum nächsten.
forum-trajanum-glossary-round = Runde
    .rule = Alle nehmen gleichzeitig Plättchen. Danach nutzt reihum jeder ein Plättchen und darf bauen.
forum-trajanum-glossary-street = Straßenkarte
    .rule = In jeder Runde liegen zwei offen. Für jede nimmst du ein Plättchen aus der Straße deiner Colonia mit diesem Symbol: Dunkle Symbole stehen an Zeilen, helle an Spalten.
forum-trajanum-glossary-start = Startspieler
    .rule = Hat den ersten Zug der Runde. Die Figur wandert nach rechts, also beginnt die nächste Runde, wer zuletzt dran war.


## Tiles and Colonia

forum-trajanum-glossary-tile = Coloniaplättchen
    .rule = Vorn zeigt es Ressourcen oder einen Bürger, hinten einen Gesandten seines Besitzers. Wo eines weggenommen wird, ist Platz zum Bauen.
forum-trajanum-glossary-pass = Weitergeben
    .rule = Von den beiden genommenen Plättchen geht eines an den rechten Nachbarn, und eines kommt vom linken.
forum-trajanum-glossary-use = Ein Plättchen nutzen
    .rule = In deinem Zug nutzt du dein eigenes Plättchen oder das erhaltene. Wer vorher zwei Tribune abgibt, nutzt beide in beliebiger Reihenfolge.
forum-trajanum-glossary-foreign = Plättchen vom Nachbarn
    .rule = Was vom Nachbarn kam, liegt danach offen neben deiner Colonia. Wird dir nichts weitergegeben, darfst du eines davon zurückholen.
forum-trajanum-glossary-ship = Schiff
    .rule = Hierher kommen deine eigenen Plättchen, genutzt oder nicht. Von hier gehen sie als Gesandte aufs Forum.
forum-trajanum-glossary-crane = Kran
    .rule = In jeder Ecke steht einer unter einem offenen Plättchen. Ist es weg, bringt die nächste Wertung je nach Durchgang { $crane } Punkte für jedes Bauwerk in der Farbe des Krans; danach bringt er nichts mehr. Auf seinem Feld wird nicht gebaut.
forum-trajanum-glossary-temple = Tempel
    .rule = Hier liegt kein Plättchen und wird nichts gebaut. Manche Trajankarten verlangen Gebäude rings um einen Tempel.


## Citizens

forum-trajanum-glossary-citizen = Bürger
    .rule = Kommt in eine der beiden Zeilen seiner Schicht. Solange er aktiv ist, hat er eine Fähigkeit, lässt die grauen Gebäude in der Straße neben ihm mehr zählen und erhöht jede Siegessäule um 1 Punkt.
forum-trajanum-glossary-second = Zweiter Bürger
    .rule = Bringt sofort den Bonus der Zeile und erhöht ihren Multiplikator; die Fähigkeit bleibt, wie sie ist. War der erste Bürger inaktiv, sind nun beide aktiv.
forum-trajanum-glossary-inactive = Inaktive Bürger
    .rule = Eine nicht bezahlte Zeile wird umgedreht und gilt als leer. 1 Geld bei einer späteren Wertung macht sie wieder aktiv.
forum-trajanum-glossary-row = { $title }
    .rule = Erster Bürger: { $ability }. Zweiter Bürger: { $second }.


## Resources

forum-trajanum-glossary-worker = Arbeiter
    .rule = Jeder bezahlt ein Bauwerk seiner Farbe. Zwei Arbeiter einer Farbe lassen sich gegen einen Baumeister tauschen.
forum-trajanum-glossary-builder = Baumeister
    .rule = Bezahlt ein graues Gebäude.
forum-trajanum-glossary-assistant = Assistent
    .rule = Gib ihn ab, und ein Arbeiter wechselt die Farbe. Ein aktiver Handwerker macht aus ihm einen Arbeiter oder Baumeister.
forum-trajanum-glossary-tribune = Tribun
    .rule = Mit einem ignorierst du eine Straßenkarte und nimmst irgendein Plättchen deiner Colonia. Mit zweien nutzt du beide Plättchen deines Zuges.
forum-trajanum-glossary-coin = Geld
    .rule = Bezahlt vor jeder Wertung eine Zeile mit Bürgern.
forum-trajanum-glossary-upgrade = Aufwertung
    .rule = Schiebt deinen Schieber einen Schritt nach rechts; mit aktivem Händler I geht es weiter bis zur nächsten Zypresse.


## Building

forum-trajanum-glossary-build = Bauen
    .rule = Einmal pro Zug, auf Feldern ohne Plättchen. Graue Gebäude kosten einen Baumeister, farbige Bauwerke einen Arbeiter ihrer Farbe.
forum-trajanum-glossary-double = Doppelplättchen
    .rule = Zwei Gebäude auf einmal, auf zwei freien Feldern nebeneinander. Du bezahlst beide Hälften und bekommst beide Prämien, in beliebiger Reihenfolge.
forum-trajanum-glossary-structure = Farbige Bauwerke
    .rule = Für Brunnen, Haus, Stallung und Park darfst du je einen Gesandten vom Schiff auf ein Feld derselben Farbe schicken.
forum-trajanum-glossary-track = Bibliothek, Basilika, Markt
    .rule = Jedes davon rückt deinen Forumsmarker auf seiner Leiste weiter. Du nimmst die erreichte Prämie oder eine frühere.
forum-trajanum-glossary-column = Siegessäule
    .rule = Zählt sofort: je nach Durchgang { $column } Punkte, dazu 1 für jeden deiner aktiven Bürger.
forum-trajanum-glossary-stock = Vorrat
    .rule = Die Zahl neben einem Plättchen sagt, wie viele noch da sind. Beide Seiten kommen aus demselben Vorrat.


## The Forum

forum-trajanum-glossary-area = Farbfeld
    .rule = Felder einer Farbe, die Seite an Seite liegen. Solange keines dieser Farbe begonnen ist, darfst du jedes wählen.
forum-trajanum-glossary-started = Begonnenes Farbfeld
    .rule = Es hat Gesandte und noch Platz: Der nächste Gesandte dieser Farbe muss dorthin. Patrizier I befreit dich davon.
forum-trajanum-glossary-bonus = Flächenbonus
    .rule = Wer das letzte Feld eines Farbfelds füllt, nimmt 1 Tribun, 1 Assistenten, 1 Geld, 1 Aufwertung oder { $bonus } Punkte.
forum-trajanum-glossary-eagle = Adler
    .rule = Für die meisten Gesandten gesperrt. Bei jeder Wertung bringt jeder deiner Gesandten neben einem Adler 1 Punkt, einer darauf 2.
forum-trajanum-glossary-group = Größte Gruppe
    .rule = Deine Gesandten, die Seite an Seite stehen. Bei einer Wertung bringt deine größte Gruppe die Zahl, die auf deinem Schieber unter ihrer Größe steht.
forum-trajanum-glossary-finished = Trajanssäule
    .rule = Zeigt, was eine Siegessäule in diesem Durchgang wert ist. Ein Marker, der seine vierte Stufe hinter sich hat, kommt hierher und zählt ebenso viel.


## Scoring

forum-trajanum-glossary-pay = Bürger bezahlen
    .rule = Vor einer Wertung kostet jede Zeile mit Bürgern 1 Geld. Was du nicht bezahlst, ist sofort inaktiv.
forum-trajanum-glossary-rows = Coloniazeilen
    .rule = In jeder Zeile zählt jede Art grauer Gebäude einmal: { $row } Punkte mit keinem, einem oder zwei aktiven Bürgern daneben.
forum-trajanum-glossary-bar = Schieber
    .rule = Unter der Größe deiner größten Gruppe steht, was sie zählt. Je weiter rechts, desto mehr.
forum-trajanum-glossary-head = Trajankopf
    .rule = Die Zahl darüber bekommst du jedes Mal, wenn du einen Auftrag der Trajankarte erfüllst.
forum-trajanum-glossary-cypress = Zypresse
    .rule = Mit aktivem Händler I trägt eine Aufwertung den Schieber bis zur nächsten.
forum-trajanum-glossary-card = Trajankarte
    .rule = Eine für jeden Durchgang, mit zwei Aufträgen: ein Muster bauen und etwas besitzen. Beides zählt am Ende des Durchgangs, so oft es erfüllt ist, und nichts wird dafür abgegeben.
forum-trajanum-glossary-end = Spielende
    .rule = Die meisten Punkte gewinnen. Danach die meisten aktiven Bürger, dann die meisten übrigen Ressourcen.
