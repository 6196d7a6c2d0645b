## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } { progress-total }
    .alone = { FORM($noun, 1) } { $place }
position-row = fila { $place } { progress-total }
    .alone = fila { $place }
position-column = columna { $place } { progress-total }
    .alone = columna { $place }
position-level = nivell { $place }

list-part = { FORM($noun, form: "plural") } { $first } a { $last } { progress-total }

## Selected items. A noun of the app's own words (element) is what the rest agrees with.

# 3 de 12 elements seleccionats, un element seleccionat de 12
selection-some = { $count ->
    [1] un element seleccionat { FORM(of-count, $total) }
   *[other] { number-masculine } { selection-total } seleccionats
}
    .alone = { $count ->
        [1] un element seleccionat
        [many] { $count } d’elements seleccionats
       *[other] { number-masculine } elements seleccionats
    }
    .things = { $completed ->
        [0] { selected-none } { selection-of-total }
        [1] { $done } { FORM(state-selected, $done, 1) } { selection-of-total }
       *[other] { $done } { FORM(state-selected, $done, 2) } { selection-of-total }
    }
# cap foto seleccionada, 0 fotos seleccionades
selected-none = { HEAD($done) ->
    [none] { $done } { FORM(state-selected, $done, 1) }
   *[other] { $done } { FORM(state-selected, $done, 2) }
}
# 3 fotos seleccionades de 12, una foto seleccionada de dues, d’una
selection-of-total = { $total ->
    [1] { of-single }
   *[other] { TRAIT($counted, "gender") ->
        [feminine] { FORM(of-feminine, $total) }
       *[masculine] { progress-total }
    }
}
of-feminine = { HEAD(feminine-of) ->
    [vowel] d’{ feminine-of }
   *[other] de { feminine-of }
}
feminine-of = { FORM(number-feminine, case: "of") }
selection-total = { TAIL(selection-of) ->
    [million] { selection-of } d’elements
   *[other] { selection-of } elements
}
selection-of = { FORM(of-masculine, $total) }
-tail-million = 000000 milió
selection-all = tot seleccionat, { $total } { progress-total }
selection-none = cap element seleccionat
selection-cleared = selecció anul·lada

## Filtered and sorted lists

things-shown = { $count ->
    [1] es mostra { $count } { progress-total }
   *[other] es mostren { $count } { progress-total }
}
things-filtered = filtre: { $filter }, { $shown ->
    [1] es mostra { $shown } { progress-total }
   *[other] es mostren { $shown } { progress-total }
}
    .alone = filtre: { $filter }
# filtre: només presos
filter-only = filtre: només { HEAD(things-state) ->
    [relative] els { things-state }
   *[other] { things-state }
}
    .noun = filtre: només { things-in-state }
things-state = { FORM($state, form: "masculine-plural") }
# només els que seguiu
-head-relative = que
things-in-state = { FORM($noun, form: "plural") } { FORM($state, 2) }
filter-removed = filtre tret, es mostren { $total } { progress-total }
    .alone = filtre tret
order-changed = llista reordenada, { $order }
order-newest = primer els més recents
order-oldest = primer els més antics
order-alphabetical = per ordre alfabètic
order-lowest-price = de menor a major preu
order-highest-price = de major a menor preu
order-nearest = primer els més propers
order-best-rated = primer els més ben valorats
order-most-relevant = per rellevància
order-most-popular = per popularitat
order-by = per { $name }, en ordre ascendent
    .descending = per { $name }, en ordre descendent

## Changes in a list

loaded-more = { $count } més a la llista, { $shown } { progress-total }
    .alone = { $count } més a la llista
loaded-all = final de la llista
list-updated = llista actualitzada, { $count ->
    [1] una novetat
    [many] { $count } de novetats
   *[other] { number-feminine } novetats
}
    .alone = llista actualitzada
moved-to-place = { $name }, nova posició: { $place } { progress-total }
    .alone = nova posició: { $place } { progress-total }
picked-up = { $name }, moviment iniciat, posició { $place } { progress-total }
    .alone = moviment iniciat, posició { $place } { progress-total }
move-cancelled = moviment cancel·lat, { $name } torna a ser a la posició { $place } { progress-total }
    .alone = moviment cancel·lat, torna a ser a la posició { $place } { progress-total }

## Several counts, and counts with names

# 46 dosis preses, 3 oblidades, una omesa
counted-state-alone = { $gender ->
    [feminine] { number-feminine } { $state }
   *[masculine] { number-masculine } { $state }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# 7 persones: Ida, Yuki i 5 més
list-more-of = { $gender ->
    [feminine] { $count ->
        [1] una altra
       *[other] { number-feminine } més
    }
   *[masculine] { $count ->
        [1] un altre
       *[other] { $count } més
    }
}

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
    [9] sud-sud-oest
    [10] sud-oest
    [11] oest-sud-oest
    [12] oest
    [13] oest-nord-oest
    [14] nord-oest
   *[15] nord-nord-oest
}

# vent del nord-oest, vent de l’est. The comma fits every speed: vent del nord, de 10 a 20 quilòmetres per hora.
wind = { wind-from }, { $speed }
    .gusts = { wind-from }, { $speed }, ratxes de fins a { $gusts }
wind-from = { HEAD($direction) ->
    [vowel] vent de l’{ $direction }
   *[other] vent del { $direction }
}
