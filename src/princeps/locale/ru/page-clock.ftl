### Часы хода и длительность.

time-day = { $count } дн.
time-hour = { $count } ч
time-minute = { $count } мин
time-second = { $count } с
clock-left = осталось { $time }
clock-of = осталось из { $whole }
clock-still = часы стоят до { $time }
clock-over = Время вышло
