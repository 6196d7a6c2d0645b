## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } { from-total }
    .alone = { FORM($noun, 1) } { $place }
position-row = рядок { $place } { from-total }
    .alone = рядок { $place }
position-column = стовпець { $place } { from-total }
    .alone = стовпець { $place }
position-level = рівень { $place }

# Places, not numbers of things: результати від одинадцятого до двадцятого зі 162, сторінки від другої до
# п’ятої. "Від", as "з" comes before the total.
list-part = { FORM($noun, form: "several") } від { list-part-first } до { list-part-to } { from-total }
list-part-first = { TRAIT($noun, "gender") ->
    [feminine] { NUMBER($first, style: "listed", gender: "feminine", case: "genitive") }
    [person] { NUMBER($first, style: "listed", gender: "feminine", case: "genitive") }
    [neuter] { NUMBER($first, style: "listed", gender: "neuter", case: "genitive") }
   *[masculine] { NUMBER($first, style: "listed", gender: "masculine", case: "genitive") }
}
list-part-to = { TRAIT($noun, "gender") ->
    [feminine] { NUMBER($last, style: "listed", gender: "feminine", case: "genitive") }
    [person] { NUMBER($last, style: "listed", gender: "feminine", case: "genitive") }
    [neuter] { NUMBER($last, style: "listed", gender: "neuter", case: "genitive") }
   *[masculine] { NUMBER($last, style: "listed", gender: "masculine", case: "genitive") }
}

## Selected items: impersonal

selection-some = вибрано { $count } { from-total }
    .alone = вибрано { $count }
    .things = { $completed ->
        [0] вибрано { $completed } { from-counted }
       *[other] вибрано: { $done } { from-total }
    }
selection-all = вибрано все, { $total } { from-total }
selection-none = нічого не вибрано
selection-cleared = вибір скасовано

## Filtered and sorted lists

things-shown = показано { $count } { from-total }
things-filtered = фільтр: { FORM($filter, form: "filter") }, показано { $shown } { from-total }
    .alone = фільтр: { FORM($filter, form: "filter") }
filter-only = фільтр: лише { FORM($state, form: "filter") }
    .noun = фільтр: лише { things-in-state }
things-in-state = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "several") } { FORM($state, form: "plural") }
    [joint] { FORM($noun, form: "several") } { FORM($state, form: "joint") }
   *[before] { FORM($state, form: "plural") } { FORM($noun, form: "several") }
}
filter-removed = фільтр знято, показано { $total } { from-total }
    .alone = фільтр знято
order-changed = відсортовано, { $order }
order-newest = спочатку нові
order-oldest = спочатку старі
order-alphabetical = в алфавітному порядку
order-lowest-price = спочатку дешевші
order-highest-price = спочатку дорожчі
order-nearest = спочатку найближчі
order-best-rated = спочатку з найвищою оцінкою
order-most-relevant = спочатку найдоречніші
order-most-popular = спочатку популярні
# "Поле" is a column and a property. The name is not inflected.
order-by = за полем { $name }, за зростанням
    .descending = за полем { $name }, за спаданням

## Changes in a list

loaded-more = завантажено ще { $count }, усього { $shown } { from-total }
    .alone = завантажено ще { $count }
loaded-all = кінець списку
list-updated = список оновлено, нових: { $count }
    .alone = список оновлено
moved-to-place = { $name }, переміщено на позицію { $place } { from-total }
    .alone = переміщено на позицію { $place } { from-total }
picked-up = { $name }, переміщення розпочато, позиція { $place } { from-total }
    .alone = переміщення розпочато, позиція { $place } { from-total }
move-cancelled = переміщення скасовано, { $name } знову на позиції { $place } { from-total }
    .alone = переміщення скасовано, знову на позиції { $place } { from-total }

## Several counts, and counts with names

# 46 прийнятих доз, 3 пропущені, одна навмисно пропущена
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# ще одна, ще дві, ще 5
list-more-of = ще { numeral }

## Points of the compass

# The case "wind" is an adjective: вітер північний.
compass-point = { $case ->
    [wind] { compass-point-wind }
   *[nominative] { compass-point-side }
}
compass-point-side = { $point ->
    [0] північ
    [1] північ-північний схід
    [2] північний схід
    [3] схід-північний схід
    [4] схід
    [5] схід-південний схід
    [6] південний схід
    [7] південь-південний схід
    [8] південь
    [9] південь-південний захід
    [10] південний захід
    [11] захід-південний захід
    [12] захід
    [13] захід-північний захід
    [14] північний захід
   *[15] північ-північний захід
}
compass-point-wind = { $point ->
    [0] північний
    [1] північно-північно-східний
    [2] північно-східний
    [3] східно-північно-східний
    [4] східний
    [5] східно-південно-східний
    [6] південно-східний
    [7] південно-південно-східний
    [8] південний
    [9] південно-південно-західний
    [10] південно-західний
    [11] західно-південно-західний
    [12] західний
    [13] західно-північно-західний
    [14] північно-західний
   *[15] північно-північно-західний
}
wind = вітер { FORM($direction, case: "wind") }, { $speed }
    .gusts = вітер { FORM($direction, case: "wind") }, { $speed }, пориви до { FORM($gusts, case: "genitive") }
