### Was Abwesende erfahren: per Push, E-Mail oder im Chat. Ein Titel und eine Zeile für alles, was wartet.

notify-game = { $game } mit { $rivals }
notify-and = { $others } und { $last }
notify-somebody = Jemand
notify-minutes = { $count } min
notify-hours = { $count } h
notify-days = { $count } Tage

notify-turn = Du bist dran, { $name }
    .line = { $game }: Du bist dran, noch { $left }.
notify-soon = Deine Bedenkzeit: noch { $left }
    .line = { $game }: noch { $left }. Dann zieht ein Bot für dich.
notify-nudge = { $by } wartet auf dich
    .line = { $game }: { $by } bittet um deinen Zug, noch { $left }.
notify-over = Die Partie ist zu Ende
    .line = { $game }: Die Partie ist zu Ende.
notify-rematch = { $by } will noch einmal spielen
    .line = { $game }: { $by } will noch einmal spielen.
notify-turns = { $count ->
    [one] Du bist in { $count } Partie dran
   *[other] Du bist in { $count } Partien dran
}
notify-several = { $count ->
    [one] Neues aus { $count } Partie
   *[other] Neues aus { $count } Partien
}
notify-more = und { $count } weitere

notify-try = Es klappt
    .line = So sagen wir dir Bescheid, wenn du dran bist.

notify-table = Zum Tisch
notify-stop = Keine Nachrichten mehr

## Der einzige Brief an eine Adresse, die noch niemand bestätigt hat

notify-confirm = Sollen wir dir schreiben?
notify-confirm-text =
    Jemand, wahrscheinlich du, möchte, dass { $site } an diese Adresse schreibt, wenn sie oder er in einer Partie dran ist.

    Wenn das stimmt, öffne innerhalb von zwei Tagen diesen Link und sag Ja:
    { $link }

    Wenn nicht, tu nichts. Dann schreiben wir nicht noch einmal.
