### Rückblick auf eine Partie.

replay-mistakes = Fehler
replay-views = Ansichten dieser Partie
replay-menu = Menü dieses Rückblicks
replay-to-game = Zur Partie
replay-only-looking = Das ist ein Rückblick: Du kannst zusehen, aber nicht eingreifen.

## Durch die Partie

replay-controls = Steuerung des Rückblicks
replay-slider = Zeitpunkt der Partie
replay-steps = Schritte
replay-where = { $number } von { $count } · { $progress }
replay-former-decision = Eine Entscheidung zurück
replay-next-decision = Nächste Entscheidung
replay-former-turn = Zurück zum Beginn des Zuges
replay-next-turn = Nächster Zug
replay-former-round = Zurück zum Beginn der Runde
replay-next-round = Nächste Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo
replay-pace-times = { $pace }×

## Von wo aus

replay-viewpoint = Aus wessen Sicht
replay-beside = Zuschauer
replay-lay-open = Verdecktes zeigen
replay-hide = Wieder verdecken, was verdeckt war
replay-still-hidden = Verdecktes wird gezeigt, sobald die Partie zu Ende ist.

## Mitnehmen

replay-copy = Link zu diesem Zeitpunkt kopieren
replay-copied = Der Link ist kopiert. Er gilt für alle an diesem Tisch.
replay-share = Teilen: ein Link, der für alle gilt
replay-shared = Der Link ist kopiert. Wer ihn hat, kann sich die ganze Partie ansehen.
replay-save = Als Datei speichern

## Weiterspielen

replay-continue = Von hier weiterspielen
replay-continue-help = Eine neue Partie beginnt mit allem, was bis zu diesem Zeitpunkt geschah: Du sitzt auf einem Platz, Bots auf allen anderen. Die Partie, die du gerade ansiehst, bleibt, wie sie ist.
replay-continue-seat = Dein Platz
replay-continue-level = Die Bots
replay-continue-start = Weiterspielen
replay-no-continue-others-play = Andere spielen diese Partie noch, und beim Weiterspielen sähest du, was dir verborgen ist. Ist sie zu Ende, kannst du von jedem Zeitpunkt aus weiterspielen.
replay-no-continue-only-players = Solange diese Partie läuft, kann nur weiterspielen, wer sie allein gegen Bots spielt.
replay-no-continue-over = Hier ist die Partie zu Ende. Wähle zum Weiterspielen einen früheren Zeitpunkt.

## Tasten

replay-key-arrows = ← →
replay-key-shift-arrows = Umschalt ← →
replay-key-pages = Bild auf, Bild ab
replay-key-ends = Pos1, Ende
replay-keys-decision = eine Entscheidung zurück oder weiter
replay-keys-turn = einen Zug zurück oder weiter
replay-keys-round = eine Runde zurück oder weiter
replay-keys-ends = zum Anfang, zum Ende
replay-keys-play = von selbst abspielen, anhalten
replay-keys-open = Verdecktes zeigen oder verdecken
