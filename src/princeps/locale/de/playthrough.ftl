### Eine Partie als Geschichte: was um Fragen, Antworten und Zeilen des Verlaufs herum steht.

story-game = { $game }, Regelversion { $version }, Ausgabe „{ $edition }“
story-players = Spieler: { $players }
story-options = Optionen: { $options }
story-seed = Startwert: { $seed }
story-seen = Aus der Sicht von { $player }
story-unfinished = Was alle sehen konnten: Diese Partie ist noch nicht zu Ende
story-signs = Zeichen: ? mögliche Antworten, > gegebene Antwort, - was geschah, = Punkte nach Quellen
story-undo = { $player } macht rückgängig: { $answer }
