### Die Einführung: eine Karte für jede Art von Entscheidung, wenn sie zum ersten Mal ansteht. $device ist, was zeigt: Finger
### oder Maus; ① steht für den Ort, den die Karte mit einer Zahl markiert.

guide-title = Einführung
guide-next = Verstanden
guide-more = Mehr
guide-end = Einführung beenden

guide-forum-trajanum-take = Nimm zwei Plättchen
    .text = Die Straßenkarten ① nennen zwei Straßen deiner Colonia. { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } für jede auf ein umrandetes Plättchen. Das erste siehst du, bevor du das zweite nimmst. Alle wählen gleichzeitig.
guide-forum-trajanum-pass = Eines behalten, eines weitergeben
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf das Plättchen, das an deinen rechten Nachbarn geht. Das andere behältst du für deinen Zug.
guide-forum-trajanum-reclaim = Vom Nachbarn kam nichts
    .text = Du darfst stattdessen ein Plättchen nutzen, das neben deiner Colonia liegt; danach ist es weg. Oder du verzichtest.
guide-forum-trajanum-use = Nutze ein Plättchen
    .text = Nutze dein eigenes Plättchen oder das vom Nachbarn: Du bekommst, was es zeigt. Dein eigenes geht danach als Gesandter auf dein Schiff ①, genutzt oder nicht; nur ein Bürger, der in eine Zeile zieht, bleibt dort.
guide-forum-trajanum-row = Ein Bürger zieht ein
    .text = Wähle eine umrandete Zeile. Solange der Bürger aktiv ist, hast du ihre Fähigkeit, und graue Gebäude in dieser Straße zählen mehr. { $device ->
        [touch] Halte den Finger auf eine Zeile
       *[mouse] Lass den Mauszeiger auf einer Zeile ruhen
    }, um zu lesen, was sie kann.
guide-forum-trajanum-build = Baue
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf ein umrandetes Gebäude, dann auf ein frei gewordenes Feld deiner Colonia. Die Leiste zeigt, was es kostet und bringt. Blasse Gebäude sind jetzt nicht zu haben; { $device ->
        [touch] tippe
       *[mouse] klicke
    } auf eines, um zu erfahren, warum.
guide-forum-trajanum-build-extra = Baue noch einmal
    .text = Diese Prämie lässt dich noch einmal bauen. Du bezahlst wie immer; willst du nicht, lehnst du in der Leiste ab.
guide-forum-trajanum-build-built = Beende deinen Zug
    .text = Du hast gebaut. Bietet die Leiste einen Tausch an, kannst du ihn noch machen; sonst beende deinen Zug.
guide-forum-trajanum-site = Ein Platz dafür
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf ein umrandetes Feld. Graue Gebäude zählen mehr in Zeilen mit aktiven Bürgern, Bauwerke zählen beim Kran ihrer Farbe, und die Trajankarte will ein Muster.
guide-forum-trajanum-order = Welche Hälfte zuerst?
    .text = Beide Hälften des Doppelplättchens bringen ihre Prämie. Wähle, welche zuerst kommt.
guide-forum-trajanum-envoy = Entsende einen Gesandten
    .text = Dein Bauwerk schickt einen Gesandten vom Schiff auf ein umrandetes Feld des Forums. Wer ein Farbfeld füllt, nimmt einen Bonus, und deine größte Gruppe bringt Punkte.
guide-forum-trajanum-envoy-eagle = Auf einen Adler
    .text = Diese Prämie schickt einen Gesandten auf einen Adler, wo sonst keiner stehen darf. Gesandte auf Adlern und daneben bringen Punkte.
guide-forum-trajanum-envoy-any = Wohin du willst
    .text = Dieser Gesandte darf auf jedes umrandete Feld, gleich welcher Farbe: Fülle ein Farbfeld für seinen Bonus, oder lass deine größte Gruppe wachsen.
guide-forum-trajanum-benefit = Eine Prämie
    .text = Dein neues Gebäude hat deinen Marker auf seiner Leiste vorgerückt. Nimm die erreichte Prämie oder eine davor.
guide-forum-trajanum-bonus = Ein Flächenbonus
    .text = Wähle einen der umrandeten; er gehört dir sofort. Volle Farbfelder bringen einen, aber auch eine Prämie der Marktleiste und ein zweiter Patrizier.
guide-forum-trajanum-resource = Aus dem Vorrat
    .text = Wähle eine der umrandeten Ressourcen. Sie kostet dich nichts.
guide-forum-trajanum-draw = Noch ein Plättchen
    .text = Nimm ein beliebiges Plättchen deiner Colonia. Es wird aufgedeckt und sofort genutzt, und wo es lag, ist Platz zum Bauen.
guide-forum-trajanum-pay = Bezahle deine Bürger
    .text = Vor der Wertung kostet jede Zeile mit Bürgern 1 Geld. Zeilen, die du nicht bezahlst, werden inaktiv, ohne Fähigkeit und Multiplikator, bis Geld oder ein zweiter Bürger sie wieder aktiv macht.
guide-forum-trajanum-honour = Ein Ehrenbürger
    .text = Ein gewerteter Kran bringt dir einen Bürger. Wähle eine leere Zeile, oder schick ihn als Gesandten aufs Schiff.
guide-forum-trajanum-clear = Gewertete Kräne
    .text = Du darfst Kräne entfernen, die gewertet sind. Wo ein Kran verschwindet, ist Platz zum Bauen.

guide-trajan-tray = Säe
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf eine umrandete Mulde. Ihre Steine gehen einzeln im Uhrzeigersinn in die nächsten Mulden; die Mulde des letzten ist deine Aktion. Jeder Stein rückt die Zeit ① um ein Feld vor.
guide-trajan-sow = In welcher Reihenfolge?
    .text = Wähle, welcher Stein als Nächster fällt. Liegen beide Farben eines Trajanplättchens in seiner Mulde, wenn dein letzter Stein dort landet, erfüllst du es.
guide-trajan-reward = Ein Trajanplättchen erfüllt
    .text = Seine Punkte hast du schon. Nimm auch seine Belohnung, oder lehne sie ab.
guide-trajan-plus-two = Das [+2]-Plättchen
    .text = Lege es an eine der umrandeten Aktionen: Eine Zusatzaktion wiederholt diese dann zweimal.
guide-trajan-action-seaport = Hafen
    .text = Zieh zwei Karten und gib eine ab, nimm eine offene Karte, spiel Karten aus und zieh ebenso viele, oder belade ein Schiff. Was du verschiffst, bringt sofort Punkte.
guide-trajan-action-forum = Im Forum
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf das Plättchen, das du willst: für die Forderungen ① des Volkes, für Stimmen im Senat, einen Joker oder eine Zusatzaktion.
guide-trajan-action-military = Militär
    .text = Schick eine Figur ins Feldlager, zieh mit dem Feldherrn in eine umrandete Provinz und nimm das Plättchen dort, oder schick einen Legionär aus dem Lager zum Feldherrn: das bringt Punkte.
guide-trajan-action-trajan = Ein neues Trajanplättchen
    .text = Nimm das offene Plättchen eines Stapels. Es kommt dorthin, wo dein Bogen steht. Du erfüllst es, wenn dein letzter Stein in dieser Mulde landet und beide Farben dort liegen.
guide-trajan-action-senate = Senat
    .text = Steig eine Stufe auf: Ihre Punkte bekommst du sofort. Am Ende des Quartals werden die beiden mit den meisten Stimmen Konsul und Vizekonsul und nehmen die Bonustafeln ①.
guide-trajan-action-construction = Bau
    .text = Schick eine Figur ins Arbeiterlager oder einen Arbeiter von dort auf einen umrandeten Bauplatz. Du bekommst das Plättchen dort mit seinen Punkten; das erste seiner Art bringt eine weitere Aktion.
guide-trajan-discard = Gib eine Karte ab
    .text = Wähle eine Karte und ihren Stapel. Dort liegt sie offen, und alle können sie nehmen.
guide-trajan-play = Eine zweite Karte?
    .text = Du darfst noch eine ausspielen. Dann ziehst du so viele Karten, wie du ausgespielt hast.
guide-trajan-cargo = Belade das Schiff
    .text = Je mehr passende Waren du lädst, desto mehr Punkte. Ein benutztes Schiff bringt bis zum Ende des Quartals weniger.
guide-trajan-extra = Noch einmal
    .text = Eine Zusatzaktion wiederholt die Aktion, die du gerade ausgeführt hast; mit einem [+2]-Plättchen zweimal. Eine davon ist pro Zug erlaubt.
guide-trajan-meet = Das Volk fordert
    .text = Das Quartal endet, und eine Forderung ① kannst du mit passenden Plättchen oder mit Jokern erfüllen: Wähle, was du behältst. Offene Forderungen kosten Punkte.
guide-trajan-consul = Konsul
    .text = Du hast die meisten Stimmen: Nimm eine der Bonustafeln. Sie zählt am Ende des Spiels.
