### Den Rückblick auf eine Partie öffnen.

replay-title = Rückblick
replay-analysis = Analyse
replay-loading = Die Partie wird geladen …
replay-analysis-this = Analyse von { $game }, { $state }
replay-file = Eine Partie aus einer Datei öffnen
replay-file-choose = Datei wählen
replay-file-large = Diese Datei ist größer als 1 MB und damit keine Partie.
refused-no-saved-game = Diese Datei ist keine gespeicherte Partie von Princeps.
