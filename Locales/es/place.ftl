## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } de { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = fila { $place } de { $total }
    .alone = fila { $place }
position-column = columna { $place } de { $total }
    .alone = columna { $place }
position-level = nivel { $place }

# resultados 11 a 20 de 162: "del" and "de la" would have to agree with the noun.
list-part = { FORM($noun, form: "plural") } { $first } a { $last } de { $total }

## Selected items. A noun of the app's own words (elemento) is what the rest agrees with. "Selección: 3 de 12" would be
## heard as the third one.

# 3 elementos seleccionados de 12
selection-some = { selection-some.alone } de { $total }
    .alone = { $count ->
        [1] un elemento seleccionado
        [many] { $count } de elementos seleccionados
       *[other] { number-masculine } elementos seleccionados
    }
    .things = { $total ->
        [1] { selection-things }
       *[other] { selection-things } de { selection-total }
    }
# 3 fotos seleccionadas de 12, ninguna foto seleccionada de 12
selection-things = { $done } { $completed ->
    [0] { FORM(state-selected, $counted, 1) }
    [1] { FORM(state-selected, $counted, 1) }
   *[other] { FORM(state-selected, $counted, 2) }
}
selection-total = { TRAIT($counted, "gender") ->
    [feminine] { FORM(number-feminine, $total) }
   *[masculine] { $total }
}
selection-all = todo seleccionado, { $total } de { $total }
selection-none = no hay nada seleccionado
selection-cleared = selección anulada

## Filtered and sorted lists

things-shown = mostrando { $count } de { $total }
things-filtered = filtro: { $filter }, mostrando { $shown } de { $total }
    .alone = filtro: { $filter }
# filtro: solo tomados, filtro: solo los que están sin leer
filter-only = filtro: solo { HEAD(things-state) ->
    [relative] los { things-state }
   *[other] { filter-things }
}
    .noun = filtro: solo { things-in-state }
things-state = { FORM($state, form: "masculine-plural") }
filter-things = { HEAD($state) ->
    [phrase] los que están { things-state }
   *[word] { TAIL($state) ->
        [phrase] los que están { things-state }
       *[word] { things-state }
    }
}
# What does not stand for things alone: "solo sin leer" is heard as how, not as which ones. "Solo en curso" is said.
-head-phrase = con sin !conectad !contraíd !sincronizad
-tail-phrase = vencer
# solo los que sigues
-head-relative = que
things-in-state = { FORM($noun, form: "plural") } { FORM($state, 2) }
filter-removed = filtro quitado, mostrando { $total } de { $total }
    .alone = filtro quitado
order-changed = lista reordenada, { $order }
order-newest = primero lo más reciente
order-oldest = primero lo más antiguo
order-alphabetical = por orden alfabético
order-lowest-price = de menor a mayor precio
order-highest-price = de mayor a menor precio
order-nearest = primero lo más cercano
order-best-rated = de mejor a peor valoración
order-most-relevant = por relevancia
order-most-popular = por popularidad
order-by = por { $name }, en orden ascendente
    .descending = por { $name }, en orden descendente

## Changes in a list

loaded-more = { $count } más en la lista, { $shown } de { $total }
    .alone = { $count } más en la lista
loaded-all = fin de la lista
list-updated = lista actualizada, { $count ->
    [1] una novedad
    [many] { $count } de novedades
   *[other] { number-feminine } novedades
}
    .alone = lista actualizada
moved-to-place = { $name }, nueva posición: { $place } de { $total }
    .alone = nueva posición: { $place } de { $total }
picked-up = moviendo { $name }, posición { $place } de { $total }
    .alone = moviendo el elemento, posición { $place } de { $total }
move-cancelled = movimiento cancelado, { $name } de vuelta en la posición { $place } de { $total }
    .alone = movimiento cancelado, de vuelta en la posición { $place } de { $total }

## Several counts, and counts with names

# 46 dosis tomadas, 3 olvidadas, una omitida. Without its noun, one is "uno", as voices read the digit.
counted-state-alone = { $gender ->
    [feminine] { counted-state-feminine }
   *[masculine] { $count } { $state }
}
counted-state-feminine = { $count ->
    [1] una { $state }
    [many] { $count } { $state }
   *[other] { number-feminine } { $state }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# 23 personas: Ida, Yuki y veintiuna más
list-more-of = { $gender ->
    [feminine] { $count ->
        [1] una más
       *[other] { number-feminine } más
    }
   *[masculine] { $count ->
        [1] uno más
       *[other] { $count } más
    }
}

## Points of the compass

compass-point = { $point ->
    [0] norte
    [1] nornoreste
    [2] noreste
    [3] estenoreste
    [4] este
    [5] estesureste
    [6] sureste
    [7] sursureste
    [8] sur
    [9] sursuroeste
    [10] suroeste
    [11] oestesuroeste
    [12] oeste
    [13] oestenoroeste
    [14] noroeste
   *[15] nornoroeste
}
# viento del noroeste a 10 kilómetros por hora, con rachas de entre 20 y 30
wind = viento del { $direction } { wind-speed }
    .gusts = viento del { $direction } { wind-speed }, con rachas de { FORM($gusts, case: "on") }
# a 10 kilómetros por hora, de fuerza 4
wind-speed = { HEAD($speed) ->
    [force] de { $speed }
   *[other] a { FORM($speed, case: "on") }
}
-head-force = fuerza
