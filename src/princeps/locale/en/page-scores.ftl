### Score sheet, end screen and log, for every game.

scores-title = Score sheet
scores-sources = Where points come from
scores-now = Points now
scores-forecast = { $game ->
    [trajan] If it ended now
   *[other] Next scoring
}
scores-after = { $game ->
    [trajan] In all
   *[other] After that
}
scores-help = { $game ->
    [trajan] The gold figures are what the final scoring would bring if the game ended now, unmet demands included.
   *[other] The gold figures are what the next scoring would bring if it came now.
}


## The end

end-won = You have won
end-victor = { $name } has won
end-victors = A shared victory: { $names }
end-place = { $place ->
    [1] First place
    [2] Second place
    [3] Third place
   *[other] Fourth place
}
end-by-source = Points by source
end-total = Total
end-by-round = Points by round
end-as-table = As a table
end-round = Round
end-look = Look at the table
end-replay = Watch the replay
end-analysis = See the analysis
end-new = New game
end-rematch = Play again


## The log

log-title = Log
log-chat = Chat
log-since = since your last turn
log-empty = Nothing has happened yet.
