## The position of something among others of its kind

position-item = { TRAIT($noun, "gender") ->
    [feminine] { FORM($noun, 1) } { $place } { of-total }
   *[other] { FORM($noun, 1) } { $place } { of-total-count }
}
    .alone = { FORM($noun, 1) } { $place }
position-row = riadok { $place } { of-total-count }
    .alone = riadok { $place }
position-column = stĺpec { $place } { of-total-count }
    .alone = stĺpec { $place }
position-level = úroveň { $place }

# Places, not numbers of things: výsledky 11 až 20 zo 162.
list-part = { FORM($noun, form: "plural") } { $first } až { $last } { of-total }

## Selected items: a label with a colon, for the participle agrees with no number

selection-some = vybrané: { $count } { of-total-count }
    .alone = vybrané: { $count }
    .things = vybrané: { progress.things }
selection-all = vybrané všetko, { $total } { of-total-count }
selection-none = nič nie je vybrané
selection-cleared = výber zrušený

## Filtered and sorted lists

things-shown = zobrazené: { $count } { of-total-count }
things-filtered = filter: { $filter }, zobrazené: { $shown } { of-total-count }
    .alone = filter: { $filter }
filter-only = filter: len { FORM($state, form: "filter") }
    .noun = filter: len { things-in-state }
things-in-state = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { $state }
   *[before] { plural-of-state } { FORM($noun, form: "plural") }
}
filter-removed = filter zrušený, zobrazené: { $total } { of-total-count }
    .alone = filter zrušený
order-changed = zoradené { $order }
order-newest = od najnovších
order-oldest = od najstarších
order-alphabetical = podľa abecedy
order-lowest-price = od najnižšej ceny
order-highest-price = od najvyššej ceny
order-nearest = od najbližších
order-best-rated = od najlepšie hodnotených
order-most-relevant = podľa relevantnosti
order-most-popular = podľa obľúbenosti
# The colon leaves the name as it is.
order-by = podľa: { $name }, vzostupne
    .descending = podľa: { $name }, zostupne

## Changes in a list

loaded-more = ďalšie načítané: { $count }, spolu { $shown } { of-total-count }
    .alone = ďalšie načítané: { $count }
loaded-all = koniec zoznamu
list-updated = zoznam aktualizovaný, nové: { $count }
    .alone = zoznam aktualizovaný
moved-to-place = { $name }, presunuté na pozíciu { $place } { of-total }
    .alone = presunuté na pozíciu { $place } { of-total }
picked-up = { $name }, uchopené, pozícia { $place } { of-total }
    .alone = uchopené, pozícia { $place } { of-total }
move-cancelled = presun zrušený, { $name } späť na pozícii { $place } { of-total }
    .alone = presun zrušený, späť na pozícii { $place } { of-total }

## Several counts, and counts with names

# 46 užitých dávok, 3 zmeškané, jedna vynechaná
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# ešte jedna, ešte dve, ešte 5
list-more-of = ešte { numeral }

## Points of the compass

compass-point = { $case ->
    [wind] { compass-point-wind }
   *[side] { compass-point-side }
}
compass-point-side = { $point ->
    [0] sever
    [1] severoseverovýchod
    [2] severovýchod
    [3] východoseverovýchod
    [4] východ
    [5] východojuhovýchod
    [6] juhovýchod
    [7] juhojuhovýchod
    [8] juh
    [9] juhojuhozápad
    [10] juhozápad
    [11] západojuhozápad
    [12] západ
    [13] západoseverozápad
    [14] severozápad
   *[15] severoseverozápad
}
# severozápadný vietor
compass-point-wind = { $point ->
    [0] severný
    [1] severoseverovýchodný
    [2] severovýchodný
    [3] východoseverovýchodný
    [4] východný
    [5] východojuhovýchodný
    [6] juhovýchodný
    [7] juhojuhovýchodný
    [8] južný
    [9] juhojuhozápadný
    [10] juhozápadný
    [11] západojuhozápadný
    [12] západný
    [13] západoseverozápadný
    [14] severozápadný
   *[15] severoseverozápadný
}
wind = { FORM($direction, case: "wind") } vietor, { $speed }
    .gusts = { FORM($direction, case: "wind") } vietor, { $speed }, v nárazoch až { $gusts }
