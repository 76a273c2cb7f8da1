### Was der Server selbst sagt, weil etwas darin genannt wird.

refused-other-version = Diese Partie lässt sich mit Princeps { $version } weiterspielen, mit dem sie begonnen wurde, aber nicht mit { $here }.
