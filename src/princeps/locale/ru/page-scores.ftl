### Score sheet, end screen and log, for every game.

scores-title = Счёт
scores-sources = Откуда очки
scores-now = Очки сейчас
scores-forecast = { $game ->
    [trajan] Если бы всё закончилось сейчас
   *[other] Ближайший подсчёт
}
scores-after = { $game ->
    [trajan] Всего
   *[other] После него
}
scores-help = { $game ->
    [trajan] Золотом показано, что принёс бы конец игры, если бы он случился сейчас, с незакрытыми требованиями.
   *[other] Золотом показано, что принёс бы ближайший подсчёт, если бы он случился сейчас.
}


## The end

end-won = Вы победили
end-victor = Победа: { $name }
end-victors = Общая победа: { $names }
end-place = { $place ->
    [1] Первое место
    [2] Второе место
    [3] Третье место
   *[other] Четвёртое место
}
end-by-source = Очки по источникам
end-total = Всего
end-by-round = Очки по раундам
end-as-table = Таблицей
end-round = Раунд
end-look = Посмотреть на стол
end-replay = Посмотреть запись
end-analysis = К разбору
end-new = Новая партия
end-rematch = Сыграть ещё раз


## The log

log-title = Журнал
log-chat = Чат
log-since = после вашего хода
log-empty = Пока ничего не произошло.
