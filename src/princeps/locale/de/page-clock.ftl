### Die Uhr eines Zuges, und wie lange etwas dauert.

time-day = { $count } Tg.
time-hour = { $count } Std.
time-minute = { $count } Min.
time-second = { $count } Sek.
clock-left = noch { $time }
clock-of = von { $whole } übrig
clock-still = steht still bis { $time }
clock-over = Zeit abgelaufen
