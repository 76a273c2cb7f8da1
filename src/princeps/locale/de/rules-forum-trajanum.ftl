### The options of Forum Trajanum, as `princeps rules` and the page explain them; .seen is for the page.

forum-trajanum-option-first-game = Kennenlernpartie: nur eine Trajankarte, für den letzten Durchgang.
    .seen = Nur eine Trajankarte, für den letzten Durchgang.
forum-trajanum-option-handicap = Plätze der Neulinge: 1 Geld mehr und von Anfang an ein zweiter Bürger.
forum-trajanum-option-side-b = Rückseite der Tableaus: bei jedem sind die Straßensymbole anders verteilt.
forum-trajanum-option-random-setup = Das Programm verteilt Kräne und erste Bürger zufällig.
forum-trajanum-option-unlimited-tiles = Bauplättchen gehen nie aus.
forum-trajanum-option-open-tiles = Alle Coloniaplättchen liegen offen.
forum-trajanum-option-crane-bonuses = Kranboni und Ehrenbürger (ungesichert: nur eine Quelle kennt sie).
    .seen = Kranboni und Ehrenbürger, so wie wir die Regeln lesen.
forum-trajanum-option-unserved-cards = Für eine Straßenkarte darf man das letzte Plättchen in der Straße der anderen nehmen, die dann leer ausgeht (F32).
    .seen = Für eine Straßenkarte darf man das letzte Plättchen in der Straße der anderen nehmen, die dann leer ausgeht.
