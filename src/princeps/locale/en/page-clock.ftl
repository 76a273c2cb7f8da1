### The clock of a turn, and how long something lasts.

time-day = { $count } d
time-hour = { $count } h
time-minute = { $count } min
time-second = { $count } s
clock-left = { $time } left
clock-of = left of { $whole }
clock-still = stands still until { $time }
clock-over = Time is up
