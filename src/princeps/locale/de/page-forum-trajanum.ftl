### Forum Trajanum as every page names it: its title, its facts, its options.

# Die Spiele
forum-trajanum-title = Forum Trajanum
forum-trajanum-facts = 2018 · 2 bis 4 Personen · 60 bis 120 Min.
forum-trajanum-option-title-first-game = Kennenlernpartie
forum-trajanum-option-title-handicap = Vorsprung
forum-trajanum-option-title-side-b = Seite B
forum-trajanum-option-title-random-setup = Schneller Aufbau
forum-trajanum-option-title-unlimited-tiles = Endloser Vorrat
forum-trajanum-option-title-open-tiles = Offene Plättchen
forum-trajanum-option-title-crane-bonuses = Kranboni
forum-trajanum-option-title-unserved-cards = Karte ohne Plättchen

# What each character likes in this game, and how that shows.
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
