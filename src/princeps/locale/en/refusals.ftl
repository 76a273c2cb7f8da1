### Refusals that the server words, since they name something.

refused-other-version = This game can be played on with Princeps { $version }, which started it, but not with { $here }.
