### Setting up a table: the screen for that, loaded when it is opened.

new-players = Anzahl der Personen
new-seats = Plätze
new-seat-kind = Wer auf Platz { $seat } sitzt
new-level = Spielstärke des Bots auf Platz { $seat }
new-name = Name auf Platz { $seat }
new-name-empty = Name
new-friend-help = du bekommst einen Link zum Verschicken
new-hints = Tipps
    .help = Unter Menschen spielt man meist ohne. Alle sehen, was gilt.
new-help-bots = Bots antworten in ein, zwei Sekunden.
new-help-friends = Die Links für deine Freunde erscheinen, sobald der Tisch steht.
new-more-options = Mehr Optionen
new-fewer-options = Weniger Optionen
new-start = Partie beginnen
seat-kind-bot = Bot
seat-kind-friend = Freund, per Link
seat-kind-here = Jemand hier
rivals-title = Wer sitzt auf Platz { $seat }?
rivals-choose = Wähle, wer auf Platz { $seat } sitzt
rivals-shares = Woher die Punkte kommen
rivals-done = Fertig
habit-nerva = Was am besten ist
    .text = Spielt, was am besten aussieht, und zieht keinen Weg vor.
habit-fortuna = Zeigt sich beim Spielen
    .text = Jemand aus diesen sechs; wer es war, erfährst du am Ende.

## What characters like in a game

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
