### The guided first game of Forum Trajanum: a card for each question, in a sentence or two.

forum-trajanum-guide-take = Nimm zwei Plättchen
    .text = Die Straßenkarten ① nennen zwei Straßen deiner Colonia. { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } für jede auf ein umrandetes Plättchen. Das erste siehst du, bevor du das zweite nimmst. Alle wählen gleichzeitig.
forum-trajanum-guide-pass = Eines behalten, eines weitergeben
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf das Plättchen, das an deinen rechten Nachbarn geht. Das andere behältst du für deinen Zug.
forum-trajanum-guide-reclaim = Vom Nachbarn kam nichts
    .text = Du darfst stattdessen ein Plättchen nutzen, das neben deiner Colonia liegt; danach ist es weg. Oder du verzichtest.
forum-trajanum-guide-use = Nutze ein Plättchen
    .text = Nutze dein eigenes Plättchen oder das vom Nachbarn: Du bekommst, was es zeigt. Dein eigenes geht danach als Gesandter auf dein Schiff ①, genutzt oder nicht; nur ein Bürger, der in eine Zeile zieht, bleibt dort.
forum-trajanum-guide-row = Ein Bürger zieht ein
    .text = Wähle eine umrandete Zeile. Solange der Bürger aktiv ist, hast du ihre Fähigkeit, und graue Gebäude in dieser Straße zählen mehr. { $device ->
        [touch] Halte den Finger auf eine Zeile
       *[mouse] Lass den Mauszeiger auf einer Zeile ruhen
    }, um zu lesen, was sie kann.
forum-trajanum-guide-build = Baue
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf ein umrandetes Gebäude, dann auf ein frei gewordenes Feld deiner Colonia. Die Leiste zeigt, was es kostet und bringt. Blasse Gebäude sind jetzt nicht zu haben; { $device ->
        [touch] tippe
       *[mouse] klicke
    } auf eines, um zu erfahren, warum.
forum-trajanum-guide-build-extra = Baue noch einmal
    .text = Diese Prämie lässt dich noch einmal bauen. Du bezahlst wie immer; willst du nicht, lehnst du in der Leiste ab.
forum-trajanum-guide-build-built = Beende deinen Zug
    .text = Du hast gebaut. Bietet die Leiste einen Tausch an, kannst du ihn noch machen; sonst beende deinen Zug.
forum-trajanum-guide-site = Ein Platz dafür
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf ein umrandetes Feld. Graue Gebäude zählen mehr in Zeilen mit aktiven Bürgern, Bauwerke zählen beim Kran ihrer Farbe, und die Trajankarte will ein Muster.
forum-trajanum-guide-order = Welche Hälfte zuerst?
    .text = Beide Hälften des Doppelplättchens bringen ihre Prämie. Wähle, welche zuerst kommt.
forum-trajanum-guide-envoy = Entsende einen Gesandten
    .text = Dein Bauwerk schickt einen Gesandten vom Schiff auf ein umrandetes Feld des Forums. Wer ein Farbfeld füllt, nimmt einen Bonus, und deine größte Gruppe bringt Punkte.
forum-trajanum-guide-envoy-eagle = Auf einen Adler
    .text = Diese Prämie schickt einen Gesandten auf einen Adler, wo sonst keiner stehen darf. Gesandte auf Adlern und daneben bringen Punkte.
forum-trajanum-guide-envoy-any = Wohin du willst
    .text = Dieser Gesandte darf auf jedes umrandete Feld, gleich welcher Farbe: Fülle ein Farbfeld für seinen Bonus, oder lass deine größte Gruppe wachsen.
forum-trajanum-guide-benefit = Eine Prämie
    .text = Dein neues Gebäude hat deinen Marker auf seiner Leiste vorgerückt. Nimm die erreichte Prämie oder eine davor.
forum-trajanum-guide-bonus = Ein Flächenbonus
    .text = Wähle einen der umrandeten; er gehört dir sofort. Volle Farbfelder bringen einen, aber auch eine Prämie der Marktleiste und ein zweiter Patrizier.
forum-trajanum-guide-resource = Aus dem Vorrat
    .text = Wähle eine der umrandeten Ressourcen. Sie kostet dich nichts.
forum-trajanum-guide-draw = Noch ein Plättchen
    .text = Nimm ein beliebiges Plättchen deiner Colonia. Es wird aufgedeckt und sofort genutzt, und wo es lag, ist Platz zum Bauen.
forum-trajanum-guide-pay = Bezahle deine Bürger
    .text = Vor der Wertung kostet jede Zeile mit Bürgern 1 Geld. Zeilen, die du nicht bezahlst, werden inaktiv, ohne Fähigkeit und Multiplikator, bis Geld oder ein zweiter Bürger sie wieder aktiv macht.
forum-trajanum-guide-honour = Ein Ehrenbürger
    .text = Ein gewerteter Kran bringt dir einen Bürger. Wähle eine leere Zeile, oder schick ihn als Gesandten aufs Schiff.
forum-trajanum-guide-clear = Gewertete Kräne
    .text = Du darfst Kräne entfernen, die gewertet sind. Wo ein Kran verschwindet, ist Platz zum Bauen.
