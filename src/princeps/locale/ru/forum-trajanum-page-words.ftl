## «Форум Траяна» словами, для тех, кто не видит стола.

forum-trajanum-words-round-title = Раунд
forum-trajanum-words-round = Фаза { $cycle }, раунд { $round }.
forum-trajanum-words-street = Карта улицы { $name }: { $kind ->
    [row] ряд
   *[column] столбец
} { $line } вашей Колонии.
forum-trajanum-words-supply = { $coloured } и { $grey }: обычных тайлов { $single }, двойных { $double }.
forum-trajanum-words-envoys = { $name }: { $count ->
    [0] посланников нет
    [one] { $count } посланник ({ $squares }); самая большая группа ({ $group }) приносит очков: { $points }, орлы: { $eagles }
    [few] { $count } посланника ({ $squares }); самая большая группа ({ $group }) приносит очков: { $points }, орлы: { $eagles }
   *[many] { $count } посланников ({ $squares }); самая большая группа ({ $group }) приносит очков: { $points }, орлы: { $eagles }
}.
forum-trajanum-words-covered = закрытый тайл
forum-trajanum-words-vacant = свободно
forum-trajanum-words-none = ничего
forum-trajanum-words-resources = Запас: { $list }. Посланников на корабле: { $ship }. Своих тайлов осталось: { $tiles }. Тайлов от соседа: { $beside }.
forum-trajanum-words-tracks = Треки: { $levels }. Накладка на делении { $bar }, каждое выполненное задание приносит { $task }.

# Панель решений
forum-trajanum-take-any = Любой тайл за Трибуна
    .ask = Не на открытой улице. Потратить Трибуна?
    .instead = вместо карты «{ $thing }»
