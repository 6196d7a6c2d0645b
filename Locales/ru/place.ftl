## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } из { FORM(of-total, case: "genitive") }
    .alone = { FORM($noun, 1) } { $place }
position-row = строка { $place } из { FORM(of-total, case: "genitive") }
    .alone = строка { $place }
position-column = столбец { $place } из { FORM(of-total, case: "genitive") }
    .alone = столбец { $place }
position-level = уровень { $place }

# Places, not numbers of things: результаты с одиннадцатого по двадцатый из 162, страницы со второй по пятую.
list-part = { FORM($noun, form: "plural") } { list-part-from } по { list-part-to } из { FORM(of-total, case: "genitive") }
list-part-from = { $first ->
    [2] со { list-part-first }
   *[other] с { list-part-first }
}
list-part-first = { TRAIT($noun, "gender") ->
    [feminine] { NUMBER($first, style: "place", gender: "feminine", case: "genitive") }
    [neuter] { NUMBER($first, style: "place", gender: "neuter", case: "genitive") }
   *[masculine] { NUMBER($first, style: "place", gender: "masculine", case: "genitive") }
}
list-part-to = { TRAIT($noun, "gender") ->
    [animate] { NUMBER($last, style: "place", gender: "animate", case: "accusative") }
    [feminine] { NUMBER($last, style: "place", gender: "feminine", case: "accusative") }
    [neuter] { NUMBER($last, style: "place", gender: "neuter", case: "accusative") }
   *[masculine] { NUMBER($last, style: "place", gender: "masculine", case: "accusative") }
}

## Selected items: impersonal

selection-some = выбрано { $count } из { FORM(of-total, case: "genitive") }
    .alone = выбрано { $count }
    .things = { $completed ->
        [0] выбрано { $completed } из { FORM($counted, case: "genitive") }
       *[other] выбрано: { $done } из { FORM(of-total, case: "genitive") }
    }
selection-all = выбрано всё, { $total } из { FORM(of-total, case: "genitive") }
selection-none = ничего не выбрано
selection-cleared = выбор снят

## Filtered and sorted lists

things-shown = показано { $count } из { FORM(of-total, case: "genitive") }
things-filtered = фильтр: { FORM($filter, form: "filter") }, показано { $shown } из { FORM(of-total, case: "genitive") }
    .alone = фильтр: { FORM($filter, form: "filter") }
filter-only = фильтр: только { FORM($state, form: "filter") }
    .noun = фильтр: только { things-in-state }
things-in-state = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
   *[before] { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
}
filter-removed = фильтр снят, показано { $total } из { FORM(of-total, case: "genitive") }
    .alone = фильтр снят
order-changed = отсортировано, { $order }
order-newest = сначала новые
order-oldest = сначала старые
order-alphabetical = в алфавитном порядке
order-lowest-price = сначала недорогие
order-highest-price = сначала дорогие
order-nearest = сначала ближайшие
order-best-rated = сначала с высокой оценкой
order-most-relevant = сначала самые подходящие
order-most-popular = сначала популярные
# "Поле" is a column and a property. The name is not inflected.
order-by = по полю { $name }, по возрастанию
    .descending = по полю { $name }, по убыванию

## Changes in a list

loaded-more = загружено ещё { $count }, всего { $shown } из { FORM(of-total, case: "genitive") }
    .alone = загружено ещё { $count }
loaded-all = конец списка
list-updated = список обновлён, новых: { $count }
    .alone = список обновлён
moved-to-place = { $name }, перемещено на позицию { $place } из { FORM(of-total, case: "genitive") }
    .alone = перемещено на позицию { $place } из { FORM(of-total, case: "genitive") }
picked-up = { $name }, перемещение начато, позиция { $place } из { FORM(of-total, case: "genitive") }
    .alone = перемещение начато, позиция { $place } из { FORM(of-total, case: "genitive") }
move-cancelled = перемещение отменено, { $name } снова на позиции { $place } из { FORM(of-total, case: "genitive") }
    .alone = перемещение отменено, снова на позиции { $place } из { FORM(of-total, case: "genitive") }

## Several counts, and counts with names

# 46 принятых доз, 3 пропущенные, одна намеренно пропущенная
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# ещё одна, ещё две, ещё 5
list-more-of = ещё { numeral }

## Points of the compass

# The case "wind" is an adjective: ветер северный.
compass-point = { $case ->
    [wind] { compass-point-wind }
   *[nominative] { compass-point-side }
}
compass-point-side = { $point ->
    [0] север
    [1] северо-северо-восток
    [2] северо-восток
    [3] востоко-северо-восток
    [4] восток
    [5] востоко-юго-восток
    [6] юго-восток
    [7] юго-юго-восток
    [8] юг
    [9] юго-юго-запад
    [10] юго-запад
    [11] западо-юго-запад
    [12] запад
    [13] западо-северо-запад
    [14] северо-запад
   *[15] северо-северо-запад
}
compass-point-wind = { $point ->
    [0] северный
    [1] северо-северо-восточный
    [2] северо-восточный
    [3] востоко-северо-восточный
    [4] восточный
    [5] востоко-юго-восточный
    [6] юго-восточный
    [7] юго-юго-восточный
    [8] южный
    [9] юго-юго-западный
    [10] юго-западный
    [11] западо-юго-западный
    [12] западный
    [13] западо-северо-западный
    [14] северо-западный
   *[15] северо-северо-западный
}
wind = ветер { FORM($direction, case: "wind") }, { $speed }
    .gusts = ветер { FORM($direction, case: "wind") }, { $speed }, порывы до { FORM($gusts, case: "genitive") }
