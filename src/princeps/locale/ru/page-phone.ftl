### The table on a small screen: its parts, one at a time. $pane is the name of a part.

panes-label = Части стола
panes-stay = Остаться: { $pane }
panes-pinned = Остаётся здесь; нажмите ещё раз, чтобы следить за игрой
panes-choices = { $count ->
    [one] { $count } место на выбор
    [few] { $count } места на выбор
   *[many] { $count } мест на выбор
}
phone-seats = Места
pane-log = Журнал
