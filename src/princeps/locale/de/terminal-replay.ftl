### Schritt für Schritt durch eine gespeicherte Partie, im Terminal.

walk-prompt = (n weiter, p zurück, nt pt Zug, nr pr Runde, Zahl, v Platz, o offen, q Ende)>{" "}
walk-where = { $number } von { $count }, Runde { $round }, aus der Sicht von { $player }
walk-open = { $number } von { $count }, Runde { $round }, am Platz von { $player }, alles offen
walk-help = Enter oder n führt zur nächsten Entscheidung und p zur vorigen; nt und pt zum nächsten und vorigen Zug, nr und pr zur nächsten und vorigen Runde, eine Zahl zu diesem Zeitpunkt. v zeigt denselben Zeitpunkt vom nächsten Platz aus, o zeigt Verdecktes, q beendet.
walk-still-hidden = Verdecktes wird gezeigt, sobald die Partie zu Ende ist.
