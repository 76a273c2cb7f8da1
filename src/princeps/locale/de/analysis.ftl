### Die Analyse einer Partie: Noten, Glück und Können, was wo verloren ging.

analysis-title = Analyse: { $game }
analysis-judge = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, beurteilt von princeps mit mindestens { $iterations } Durchläufen, jede nach dem, was der Platz damals wusste
analysis-unfinished = Diese Partie ist noch nicht zu Ende: Als Ergebnis gilt die Siegchance von jetzt

analysis-player = Name
analysis-points = Punkte
analysis-accuracy = Genauigkeit
analysis-start = Beginn
analysis-luck = Glück
analysis-skill = Können
analysis-others = Andere
analysis-result = Ergebnis
analysis-chances = Siegchancen. Beginn, Glück (was gezogen und aufgedeckt wurde), Können (die eigenen Entscheidungen) und was die anderen entschieden haben, ergeben zusammen das Ergebnis.

analysis-curve = Siegchancen
analysis-players = Spieler

analysis-moments = Was am meisten gekostet hat
analysis-no-moments = Niemand hat etwas Nennenswertes verloren.
analysis-round = Runde { $round }, { $player }: { $question }
analysis-played = Gespielt: { $answer } ({ $chance } %, { $points } Punkte)
analysis-best = Am besten: { $answer } ({ $chance } %, { $points } Punkte)
analysis-gain = { $points } { $source }. { $reason }
analysis-progress = Entscheidungen werden beurteilt

# Das Urteil über eine Entscheidung, und die Gründe
analysis-graded = { $grade }. { $verdict }
analysis-verdict-only = Etwas anderes war nicht möglich.
analysis-verdict-best = Besseres wurde nicht gefunden.
analysis-verdict-equal = Etwa so gut wie der beste Zug.
analysis-verdict-find = Alles andere ist um mindestens { $chance } % schlechter, und das ist nicht leicht zu sehen.
analysis-verdict-cost = { $whole ->
    [turn] Der ganze Zug hat in mehreren kleinen Schritten { $chance } % Siegchance und { $points } Punkte gekostet.
   *[answer] Das hat { $chance } % Siegchance und { $points } Punkte gekostet.
}
analysis-because = { $side ->
    [chosen] Wie gespielt: { $fact }
    [best] Am besten: { $fact }
   *[next] Am zweitbesten: { $fact }
}
analysis-decimal-mark = ,

# Neben dem Urteil
analysis-judged-by = Beurteilt von princeps mit mindestens { $iterations } Durchläufen für jede Entscheidung, nach dem, was der Platz damals wusste
analysis-failed = Die Partie konnte gerade nicht analysiert werden.
refused-analysis-running = Eine Partie lässt sich analysieren, sobald sie zu Ende ist; eine Kopie erst, wenn auch die ursprüngliche Partie zu Ende ist.
analysis-deal = Das Austeilen
analysis-draw = { $player }: gezogen oder aufgedeckt

# Die Geschichte eines Platzes
analysis-story-unfinished = Noch nicht zu Ende: { $chance } % Siegchance
analysis-story-shared = Ein geteilter Sieg
analysis-story-won = { $why ->
    [played] Gewonnen, mit dem besten Spiel am Tisch
    [luck] Gewonnen, auch dank Glück
   *[plain] { $points ->
        [0] Gewonnen bei Gleichstand
        [one] Mit { $points } Punkt Vorsprung gewonnen
       *[other] Mit { $points } Punkten Vorsprung gewonnen
    }
}
analysis-story-lost = { $points ->
    [0] Bei Gleichstand verloren
    [one] { $points } Punkt zu wenig
   *[other] { $points } Punkte zu wenig
}{ $why ->
    [played] , mit dem besten Spiel am Tisch
    [luck] , und das Glück war bei den anderen
   *[plain] {""}
}
analysis-story-no-error = Kein Zug hat mehr als eine Kleinigkeit gekostet.
analysis-story-cost = Runde { $round } hat am meisten gekostet: { $chance } % Siegchance.
analysis-story-luck = { $luck ->
    [good] Über die ganze Partie hat das Glück { $chance } % gebracht.
    [bad] Über die ganze Partie hat Pech { $chance } % gekostet.
   *[none] Glück und Pech haben sich etwa ausgeglichen.
}
analysis-story-dearest = Runde { $round } hat am meisten gekostet
analysis-story-instead = { $played }. Besser: { $best }
analysis-story-find = Der beste Fund, Runde { $round }
analysis-story-lucky = Das Glück war bei { $player }, Runde { $round }
analysis-story-stroke = { $what }. Von { $before } % auf { $after } %.
