## The position of something among others of its kind

position-item = { FORM($noun, form: "definite") } { $place } din { $total }
    .alone = { FORM($noun, form: "definite") } { $place }
position-row = rândul { $place } din { $total }
    .alone = rândul { $place }
position-column = coloana { $place } din { $total }
    .alone = coloana { $place }
position-level = nivelul { $place }

list-part = { FORM($noun, form: "definite-plural") } de la { $first } la { $last } din { $total }

## Selected items. A noun of the library (element) is what the rest agrees with.

elements = { $count ->
    [1] un element
    [few] { number-neuter } elemente
   *[other] { number-neuter } de elemente
}

selection-some = { selection-some.alone } din { $total }
    .alone = { $count ->
        [1] un element selectat
       *[other] { elements } selectate
    }
    .things = { $completed ->
        [0] { selected-none } { of-total }
        [1] { $done } { FORM(state-selected, $done, 1) } { of-total }
       *[other] { $done } { FORM(state-selected, $done, 2) } { of-total }
    }
# nicio fotografie selectată, 0 fotografii selectate
selected-none = { HEAD($done) ->
    [none] { $done } { FORM(state-selected, $done, 1) }
   *[other] { $done } { FORM(state-selected, $done, 2) }
}
selection-all = toate cele { FORM(elements, $total) } selectate
selection-none = nimic selectat
selection-cleared = selecție anulată

## Filtered and sorted lists

things-shown = { $count ->
    [1] un element afișat din { $total }
   *[other] { elements } afișate din { $total }
}
things-filtered = filtru: { $filter }, { FORM(things-shown, $shown) }
    .alone = filtru: { $filter }
filter-only = filtru: numai { FORM($state, form: "feminine-plural") }
    .noun = filtru: numai { things-in-state }
things-in-state = { FORM($noun, form: "plural") } { FORM($state, $noun, 2) }
filter-removed = filtru eliminat, toate cele { FORM(elements, $total) } afișate
    .alone = filtru eliminat
order-changed = listă sortată, { $order }
order-newest = întâi cele mai noi
order-oldest = întâi cele mai vechi
order-alphabetical = în ordine alfabetică
order-lowest-price = întâi cele mai mici prețuri
order-highest-price = întâi cele mai mari prețuri
order-nearest = întâi cele mai apropiate
order-best-rated = întâi cele mai bine evaluate
order-most-relevant = întâi cele mai relevante
order-most-popular = întâi cele mai populare
order-by = după { $name }, în ordine crescătoare
    .descending = după { $name }, în ordine descrescătoare

## Changes in a list

loaded-more = { loaded-more.alone }, { $shown } din { $total }
    .alone = { $count ->
        [1] încă un element încărcat
       *[other] încă { elements } încărcate
    }
loaded-all = sfârșitul listei
list-updated = listă actualizată, { $count ->
    [1] un element nou
   *[other] { elements } noi
}
    .alone = listă actualizată
moved-to-place = { $name }, noua poziție: { $place } din { $total }
    .alone = noua poziție: { $place } din { $total }
picked-up = { $name }, mutare începută, poziția { $place } din { $total }
    .alone = mutare începută, poziția { $place } din { $total }
move-cancelled = mutare anulată, { $name } din nou pe poziția { $place } din { $total }
    .alone = mutare anulată, din nou pe poziția { $place } din { $total }

## Several counts, and counts with names

# 46 de doze luate, 3 omise, una uitată
counted-state-alone = { number-alone } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# 7 persoane: Ida, Yuki și încă 5
list-more-of = încă { number-alone }

## Points of the compass

compass-point = { $point ->
    [0] nord
    [1] nord-nord-est
    [2] nord-est
    [3] est-nord-est
    [4] est
    [5] est-sud-est
    [6] sud-est
    [7] sud-sud-est
    [8] sud
    [9] sud-sud-vest
    [10] sud-vest
    [11] vest-sud-vest
    [12] vest
    [13] vest-nord-vest
    [14] nord-vest
   *[15] nord-nord-vest
}

# The comma fits every speed: vânt din nord-vest, 10 până la 20 de kilometri pe oră.
wind = vânt din { $direction }, { $speed }
    .gusts = vânt din { $direction }, { $speed }, rafale de până la { $gusts }
