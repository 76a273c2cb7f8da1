### Trajan on a small screen. $quarter is a Roman numeral.

trajan-pane-circle = Круг
trajan-pane-map = Провинции
trajan-pane-city = Город
trajan-pane-forum = Форум
trajan-pane-port = Порт
trajan-pane-mine = Моё
trajan-pane-mat = Планшет
trajan-pane-rivals = Другие
trajan-phone-quarter = Квартал { $quarter }
trajan-phone-round = раунд { $round } из { $rounds }
trajan-phone-left = { $count ->
    [one] ещё { $count } шаг
    [few] ещё { $count } шага
   *[many] ещё { $count } шагов
}
trajan-phone-plan = План
trajan-phone-change-order = Коснитесь двух маркеров, чтобы поменять их местами
trajan-phone-markers = Маркеры на выбор
trajan-phone-line = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} и { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
}. Показать всё, что у вас есть.
