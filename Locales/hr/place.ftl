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

## Changes in a list

loaded-more = učitano još { $count }, ukupno { $shown } od { $total }
    .alone = učitano još { $count }
loaded-all = kraj popisa
list-updated = popis je ažuriran, novih: { $count }
    .alone = popis je ažuriran
moved-to-place = { $name }, premješteno na mjesto { $place } od { $total }
    .alone = premješteno na mjesto { $place } od { $total }

## Several counts, and counts with names

# 46 uzetih doza, 3 propuštene, jedna preskočena
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# još jedna, još dvije, još 5
list-more-of = još { numeral }

## Points of the compass

compass-point = { $point ->
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
