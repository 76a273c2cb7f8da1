## «Форум Траяна» словами, для тех, кто не видит стола.

words-round-title = Раунд
words-round = Фаза { $cycle }, раунд { $round }.
words-street = Карта улицы { $name }: { $kind ->
    [row] ряд
   *[column] столбец
} { $line } вашей Колонии.
words-supply = { $coloured } и { $grey }: обычных тайлов { $single }, двойных { $double }.
words-envoys = { $name }: { $count ->
    [0] посланников нет
    [one] { $count } посланник ({ $squares }); самая большая группа ({ $group }) приносит очков: { $points }, орлы: { $eagles }
    [few] { $count } посланника ({ $squares }); самая большая группа ({ $group }) приносит очков: { $points }, орлы: { $eagles }
   *[many] { $count } посланников ({ $squares }); самая большая группа ({ $group }) приносит очков: { $points }, орлы: { $eagles }
}.
words-covered = закрытый тайл
words-vacant = свободно
words-none = ничего
words-resources = Запас: { $list }. Посланников на корабле: { $ship }. Своих тайлов осталось: { $tiles }. Тайлов от соседа: { $beside }.
words-tracks = Треки: { $levels }. Накладка на делении { $bar }, каждое выполненное задание приносит { $task }.

# Панель решений
take-any = Любой тайл за Трибуна
    .ask = Не на открытой улице. Потратить Трибуна?
    .instead = вместо карты «{ $thing }»
