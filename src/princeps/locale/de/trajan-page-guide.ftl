### The guided first game of Trajan: a card for each question, in a sentence or two.

trajan-guide-tray = Säe
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf eine umrandete Mulde. Ihre Steine gehen einzeln im Uhrzeigersinn in die nächsten Mulden; die Mulde des letzten ist deine Aktion. Jeder Stein rückt die Zeit ① um ein Feld vor.
trajan-guide-sow = In welcher Reihenfolge?
    .text = Wähle, welcher Stein als Nächster fällt. Liegen beide Farben eines Trajanplättchens in seiner Mulde, wenn dein letzter Stein dort landet, erfüllst du es.
trajan-guide-reward = Ein Trajanplättchen erfüllt
    .text = Seine Punkte hast du schon. Nimm auch seine Belohnung, oder lehne sie ab.
trajan-guide-plus-two = Das [+2]-Plättchen
    .text = Lege es an eine der umrandeten Aktionen: Eine Zusatzaktion wiederholt diese dann zweimal.
trajan-guide-action-seaport = Hafen
    .text = Zieh zwei Karten und gib eine ab, nimm eine offene Karte, spiel Karten aus und zieh ebenso viele, oder belade ein Schiff. Was du verschiffst, bringt sofort Punkte.
trajan-guide-action-forum = Im Forum
    .text = { $device ->
        [touch] Tippe
       *[mouse] Klicke
    } auf das Plättchen, das du willst: für die Forderungen ① des Volkes, für Stimmen im Senat, einen Joker oder eine Zusatzaktion.
trajan-guide-action-military = Militär
    .text = Schick eine Figur ins Feldlager, zieh mit dem Feldherrn in eine umrandete Provinz und nimm das Plättchen dort, oder schick einen Legionär aus dem Lager zum Feldherrn: das bringt Punkte.
trajan-guide-action-trajan = Ein neues Trajanplättchen
    .text = Nimm das offene Plättchen eines Stapels. Es kommt dorthin, wo dein Bogen steht. Du erfüllst es, wenn dein letzter Stein in dieser Mulde landet und beide Farben dort liegen.
trajan-guide-action-senate = Senat
    .text = Steig eine Stufe auf: Ihre Punkte bekommst du sofort. Am Ende des Quartals werden die beiden mit den meisten Stimmen Konsul und Vizekonsul und nehmen die Bonustafeln ①.
trajan-guide-action-construction = Bau
    .text = Schick eine Figur ins Arbeiterlager oder einen Arbeiter von dort auf einen umrandeten Bauplatz. Du bekommst das Plättchen dort mit seinen Punkten; das erste seiner Art bringt eine weitere Aktion.
trajan-guide-discard = Gib eine Karte ab
    .text = Wähle eine Karte und ihren Stapel. Dort liegt sie offen, und alle können sie nehmen.
trajan-guide-play = Eine zweite Karte?
    .text = Du darfst noch eine ausspielen. Dann ziehst du so viele Karten, wie du ausgespielt hast.
trajan-guide-cargo = Belade das Schiff
    .text = Je mehr passende Waren du lädst, desto mehr Punkte. Ein benutztes Schiff bringt bis zum Ende des Quartals weniger.
trajan-guide-extra = Noch einmal
    .text = Eine Zusatzaktion wiederholt die Aktion, die du gerade ausgeführt hast; mit einem [+2]-Plättchen zweimal. Eine davon ist pro Zug erlaubt.
trajan-guide-meet = Das Volk fordert
    .text = Das Quartal endet, und eine Forderung ① kannst du mit passenden Plättchen oder mit Jokern erfüllen: Wähle, was du behältst. Offene Forderungen kosten Punkte.
trajan-guide-consul = Konsul
    .text = Du hast die meisten Stimmen: Nimm eine der Bonustafeln. Sie zählt am Ende des Spiels.
