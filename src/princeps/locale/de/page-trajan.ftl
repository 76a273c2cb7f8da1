### Trajan as every page names it: its title, its facts, its options.

trajan-title = Trajan
trajan-facts = 2011 · 2 bis 4 Personen · 90 Min.
trajan-option-title-time-loop = Zeitleiste
trajan-option-value-time-loop-usual = üblich
trajan-option-value-time-loop-long = lang
trajan-option-title-open-tile-points = Unerfüllte Plättchen
trajan-option-title-wild-demand-bonus = Forderungsjoker
trajan-option-title-random-setup = Schneller Aufbau
trajan-option-title-open-setup = Offener Aufbau

# What each character likes in this game, and how that shows.
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
