## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } od { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = redak { $place } od { $total }
    .alone = redak { $place }
position-column = stupac { $place } od { $total }
    .alone = stupac { $place }
position-level = razina { $place }

# rezultati od 11 do 20, ukupno 162
list-part = { FORM($noun, form: "plural") } od { $first } do { $last }, ukupno { $total }

## Selected items: neuter

selection-some = odabrano { $count } od { $total }
    .alone = odabrano { $count }
    .things = odabrano: { progress.things }
selection-all = odabrano sve, { $total } od { $total }
selection-none = ništa nije odabrano
selection-cleared = odabir je poništen

## Filtered and sorted lists

things-shown = prikazano { $count } od { $total }
things-filtered = filtar: { FORM($filter, form: "filter") }, prikazano { $shown } od { $total }
    .alone = filtar: { FORM($filter, form: "filter") }
filter-only = filtar: samo { FORM($state, form: "filter") }
    .noun = filtar: samo { things-in-state }
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
filter-removed = filtar je uklonjen, prikazano { $total } od { $total }
    .alone = filtar je uklonjen
order-changed = poredano, { $order }
order-newest = najprije najnovije
order-oldest = najprije najstarije
order-alphabetical = abecednim redom
order-lowest-price = najprije najniža cijena
order-highest-price = najprije najviša cijena
order-nearest = najprije najbliže
order-best-rated = najprije najbolje ocijenjeno
order-most-relevant = najprije najvažnije
order-most-popular = najprije najpopularnije
# The colon leaves the name as it is.
order-by = prema: { $name }, uzlazno
    .descending = prema: { $name }, silazno

## Changes in a list

loaded-more = učitano još { $count }, ukupno { $shown } od { $total }
    .alone = učitano još { $count }
loaded-all = kraj popisa
list-updated = popis je ažuriran, novih: { $count }
    .alone = popis je ažuriran
moved-to-place = { $name }, premješteno na mjesto { $place } od { $total }
    .alone = premješteno na mjesto { $place } od { $total }
picked-up = { $name }, podignuto, mjesto { $place } od { $total }
    .alone = podignuto, mjesto { $place } od { $total }
move-cancelled = premještanje je otkazano, { $name } ponovno na mjestu { $place } od { $total }
    .alone = premještanje je otkazano, ponovno na mjestu { $place } od { $total }

## Several counts, and counts with names

# 46 uzetih doza, 3 propuštene, jedna preskočena
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# još jedna, još dvije, još 5
list-more-of = još { numeral }

## Points of the compass

compass-point = { $case ->
    [wind] { compass-point-wind }
   *[side] { compass-point-side }
}
compass-point-side = { $point ->
    [0] sjever
    [1] sjever-sjeveroistok
    [2] sjeveroistok
    [3] istok-sjeveroistok
    [4] istok
    [5] istok-jugoistok
    [6] jugoistok
    [7] jug-jugoistok
    [8] jug
    [9] jug-jugozapad
    [10] jugozapad
    [11] zapad-jugozapad
    [12] zapad
    [13] zapad-sjeverozapad
    [14] sjeverozapad
   *[15] sjever-sjeverozapad
}
# sjeverozapadni vjetar
compass-point-wind = { $point ->
    [0] sjeverni
    [1] sjeverno-sjeveroistočni
    [2] sjeveroistočni
    [3] istočno-sjeveroistočni
    [4] istočni
    [5] istočno-jugoistočni
    [6] jugoistočni
    [7] južno-jugoistočni
    [8] južni
    [9] južno-jugozapadni
    [10] jugozapadni
    [11] zapadno-jugozapadni
    [12] zapadni
    [13] zapadno-sjeverozapadni
    [14] sjeverozapadni
   *[15] sjeverno-sjeverozapadni
}
wind = { FORM($direction, case: "wind") } vjetar, { $speed }
    .gusts = { FORM($direction, case: "wind") } vjetar, { $speed }, s udarima do { FORM($gusts, case: "genitive") }
