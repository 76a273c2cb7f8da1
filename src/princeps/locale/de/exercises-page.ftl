### Rätsel und eigene Fehler: eine Stellung, in der man etwas probiert und erfährt, was es wert war.

## Probieren

exercise-hint = Tipp
exercise-hint-tip = Erst, wo du hinsehen solltest, dann mehr (H)
exercise-show = Zeig es mir
exercise-show-tip = Zeigt den besten Zug und warum (S)
exercise-skip = Überspringen
exercise-skip-tip = Später darauf zurückkommen
exercise-again = Noch einmal
exercise-myself = Selbst spielen
exercise-not-yet = Noch nicht
exercise-keys-word = Tasten
exercise-tries = Deine Versuche
exercise-no-tries = Noch keiner. Lass dir Zeit: Niemand zählt die Sekunden.
exercise-try =
    { $number ->
        [1] Erster Versuch
        [2] Zweiter Versuch
        [3] Dritter Versuch
       *[other] Versuch { $number }
    }
exercise-credit = { $percent } %
exercise-chance = { $chance }
exercise-chance-most = höchstens { $chance }

## Tipps

exercise-clue = Tipp { $number } von 2:
exercise-clue-part = Sieh zuerst hier nach: { $part }.
exercise-clue-ring = Sieh dir die Stellen mit dem dunklen Ring an.
exercise-clue-row = Es ist in Zeile { $row }.
exercise-clue-few = Es ist { $choices }.
exercise-clue-choice = „{ $choice }“
exercise-clue-button = Diesmal ist es nicht auf dem Tisch: Sieh dir die Knöpfe unten an.
exercise-clue-back = Von hier aus ist der beste Zug nicht mehr zu erreichen. Nimm etwas zurück.

## Der Weg

exercise-walk = Schritt für Schritt
exercise-walk-help = ← → führen auf dem Tisch hindurch.
exercise-walk-back = Einen Schritt zurück
exercise-walk-on = Nächster Schritt
exercise-step =
    { $number ->
        [0] Wo es beginnt
       *[other] Schritt { $number } von { $count }
    }
exercise-keys-hint = Tipp
exercise-keys-show = Den besten Zug zeigen
exercise-keys-walk = Am Ende: ein Schritt zurück, ein Schritt weiter

## Rätsel

puzzle-title = Rätsel: { $title }
puzzle-loading = Das Rätsel kommt …
puzzle-nav = Rätsel
puzzle-back = Zurück
puzzle-today = Heute
puzzle-sets = Sammlungen
puzzle-of-day = Rätsel vom { $day }
puzzle-from-set = Aus einer Sammlung
puzzle-about = Über dieses Rätsel
puzzle-difficulty = Schwierigkeit { $level } von 5
puzzle-task =
    { $decisions ->
        [one] Du bist { $name }. Finde den besten Zug: eine Entscheidung.
       *[other] Du bist { $name }. Finde den besten Zug: { $decisions } Entscheidungen in Folge.
    }
puzzle-fair = Du siehst, was { $name } sehen konnte. Den besten Zug hat eine lange Suche gefunden, die auch nicht mehr weiß.
puzzle-solved =
    { $number ->
        [1] Beim ersten Versuch gelöst
        [2] Beim zweiten Versuch gelöst
        [3] Beim dritten Versuch gelöst
       *[other] Nach { $number } Versuchen gelöst
    }
puzzle-shown = Der beste Zug
puzzle-not-yet-close = Ganz nah dran. Ein wenig mehr ist drin.
puzzle-not-yet-part = Ein guter Anfang. Es ist mehr drin.
puzzle-not-yet-far = Es gibt einen besseren Zug.
puzzle-try =
    { $least ->
        [yes] Mit dem besten Zug ist die Siegchance um mindestens { $chance } % höher.
       *[no] Er bringt { $percent } % von dem, was möglich ist. Mit dem besten Zug ist die Siegchance um { $chance } % höher.
    }
puzzle-why = Warum er der beste ist
puzzle-gains = Verglichen mit dem zweitbesten, „{ $other }“, bringt er:
puzzle-next = Nächstes Rätsel
puzzle-all-sets = Alle Sammlungen
puzzle-none = Keine Rätsel
puzzle-none-help = Diese Version kommt ohne Rätsel.
puzzle-set-solved = { $solved } von { $count }
puzzle-set-go = Weiter mit: { $title }
puzzle-set-begin = Anfangen
puzzle-set-on = Weiter
puzzle-set-all = Alle Rätsel dieser Sammlung
puzzle-number-open = { $title }, Rätsel { $number }
puzzle-number-solved = { $title }, Rätsel { $number }: gelöst
puzzle-number-shown = { $title }, Rätsel { $number }: gezeigt

## Tage in Folge

puzzle-streak =
    { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
puzzle-streak-best =
    { $days ->
        [one] Bisher am längsten: ein Tag. Ein verpasster Tag wird verziehen.
       *[other] Bisher am längsten: { $days } Tage. Ein verpasster Tag wird verziehen.
    }
puzzle-day-solved = { $day }: gelöst
puzzle-day-missed = { $day }: nicht gespielt
puzzle-day-today = { $day }: heute, noch offen
puzzle-mosaic = { $month }: { $laid } Steine gelegt, einer für jeden Tag mit gelöstem Rätsel
puzzle-home = Rätsel des Tages
puzzle-home-go = Lösen
puzzle-home-again = Noch einmal ansehen
puzzle-home-done = Gelöst. Das nächste kommt morgen.

## Aus Fehlern lernen

ladder-played = In der Partie: { $chance }.
ladder-try = Probiert: { $chance }.
ladder-veiled = Der beste Zug ist noch verdeckt.
ladder-best = Am besten: { $chance }.
mistakes-title = Aus Fehlern lernen
mistakes-yours = Deine Fehler
mistakes-loading = Zurück zu diesem Moment …
mistakes-running = Diese Partie läuft noch. Deine Fehler kannst du ansehen, sobald sie zu Ende ist.
mistakes-wait = Die Partie wird analysiert
mistakes-wait-help = Gleich geht es los.
mistakes-progress = { $done } von { $of } Entscheidungen beurteilt
mistakes-failed = Die Analyse ist nicht gelungen
mistakes-retry = Noch einmal versuchen
mistakes-none = Nichts zu verbessern
mistakes-none-help = In dieser Partie hat keine deiner Entscheidungen so viel gekostet, dass sie ein Fehler wäre.
mistakes-review = Zurück zur Analyse
mistakes-found = { $found } von { $count } gefunden
mistakes-state-found = gefunden
mistakes-state-now = jetzt
mistakes-state-open = kommt noch
mistakes-further =
    { $count ->
        [one] Auch einen kleineren
       *[other] Auch { $count } kleinere
    }
mistakes-next = Nächster Fehler
mistakes-all-found = Alle gefunden: zurück zur Analyse
mistakes-solved =
    { $number ->
        [1] Beim ersten Versuch gefunden
        [2] Beim zweiten Versuch gefunden
        [3] Beim dritten Versuch gefunden
       *[other] Nach { $number } Versuchen gefunden
    }
mistakes-shown = Am besten
mistakes-not-yet-better = Etwas besser. Es ist mehr drin.
mistakes-not-yet-equal = Wie in der Partie. Es gibt etwas Besseres.
mistakes-not-yet-worse = Sieh noch einmal hin. Es gibt etwas Besseres.
mistakes-try-better = Siegchance: { $chance } statt { $played }.
mistakes-try-equal = Siegchance: { $chance }.
mistakes-try-worse = Siegchance: { $chance }; in der Partie waren es { $played }.
mistakes-try-least = Siegchance: höchstens { $chance }; in der Partie waren es { $played }.
mistakes-why = Was es gekostet hat
mistakes-fair = Du siehst, was du damals gesehen hast. Der Bot, der urteilt, weiß auch nicht mehr.
