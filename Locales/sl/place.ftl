## The position of something among others of its kind

position-item = { TRAIT($noun, "gender") ->
    [feminine] { FORM($noun, 1) } { $place } od { of-total-feminine }
    [person] { FORM($noun, 1) } { $place } od { of-total-feminine }
   *[other] { FORM($noun, 1) } { $place } od { of-total }
}
    .alone = { FORM($noun, 1) } { $place }
position-row = vrstica { $place } od { of-total-feminine }
    .alone = vrstica { $place }
position-column = stolpec { $place } od { of-total }
    .alone = stolpec { $place }
position-level = raven { $place }

# rezultati od 11 do 20, skupaj 162
list-part = { FORM($noun, form: "plural") } od { $first } do { $last }, skupaj { $total }

## Selected items: neuter

selection-some = izbrano { $count } od { of-total }
    .alone = izbrano { $count }
    .things = izbrano: { transfer-some }
selection-all = izbrano vse, { $total } od { of-total }
selection-none = nič ni izbrano
selection-cleared = izbor je počiščen

## Filtered and sorted lists

things-shown = prikazano { $count } od { of-total }
things-filtered = filter: { FORM($filter, form: "filter") }, prikazano { $shown } od { of-total }
    .alone = filter: { FORM($filter, form: "filter") }
filter-only = filter: samo { FORM($state, form: "filter") }
    .noun = filter: samo { things-in-state }
things-in-state = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
   *[before] { several-in-state } { FORM($noun, form: "plural") }
}
several-in-state = { TRAIT($noun, "gender") ->
    [feminine] { FORM($state, form: "feminine-genitive") }
    [person] { FORM($state, form: "feminine-genitive") }
    [neuter] { FORM($state, form: "feminine") }
   *[masculine] { FORM($state, form: "plural") }
}
filter-removed = filter je odstranjen, prikazano { $total } od { of-total }
    .alone = filter je odstranjen
order-changed = razvrščeno, { $order }
order-newest = najprej najnovejše
order-oldest = najprej najstarejše
order-alphabetical = po abecedi
order-lowest-price = najprej najnižja cena
order-highest-price = najprej najvišja cena
order-nearest = najprej najbližje
order-best-rated = najprej najbolje ocenjeno
order-most-relevant = najprej najustreznejše
order-most-popular = najprej najbolj priljubljeno
# The colon leaves the name as it is.
order-by = glede na: { $name }, naraščajoče
    .descending = glede na: { $name }, padajoče

## Changes in a list

loaded-more = naloženo še { $count }, skupaj { $shown } od { of-total }
    .alone = naloženo še { $count }
loaded-all = konec seznama
list-updated = seznam je posodobljen, novih: { $count }
    .alone = seznam je posodobljen
moved-to-place = { $name }, premaknjeno na mesto { $place } od { of-total }
    .alone = premaknjeno na mesto { $place } od { of-total }
picked-up = { $name }, dvignjeno, mesto { $place } od { of-total }
    .alone = dvignjeno, mesto { $place } od { of-total }
move-cancelled = premik je preklican, { $name } spet na mestu { $place } od { of-total }
    .alone = premik je preklican, spet na mestu { $place } od { of-total }

## Several counts, and counts with names

# 46 vzetih odmerkov, trije izpuščeni, en preskočen
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# še ena, še dve, še 5
list-more-of = še { numeral }

## Points of the compass

compass-point = { $case ->
    [wind] { compass-point-wind }
   *[side] { compass-point-side }
}
compass-point-side = { $point ->
    [0] sever
    [1] sever-severovzhod
    [2] severovzhod
    [3] vzhod-severovzhod
    [4] vzhod
    [5] vzhod-jugovzhod
    [6] jugovzhod
    [7] jug-jugovzhod
    [8] jug
    [9] jug-jugozahod
    [10] jugozahod
    [11] zahod-jugozahod
    [12] zahod
    [13] zahod-severozahod
    [14] severozahod
   *[15] sever-severozahod
}
# severozahodni veter
compass-point-wind = { $point ->
    [0] severni
    [1] severno-severovzhodni
    [2] severovzhodni
    [3] vzhodno-severovzhodni
    [4] vzhodni
    [5] vzhodno-jugovzhodni
    [6] jugovzhodni
    [7] južno-jugovzhodni
    [8] južni
    [9] južno-jugozahodni
    [10] jugozahodni
    [11] zahodno-jugozahodni
    [12] zahodni
    [13] zahodno-severozahodni
    [14] severozahodni
   *[15] severno-severozahodni
}
wind = { FORM($direction, case: "wind") } veter, { $speed }
    .gusts = { FORM($direction, case: "wind") } veter, { $speed }, sunki do { FORM($gusts, case: "genitive") }
