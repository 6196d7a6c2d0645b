## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } di { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = riga { $place } di { $total }
    .alone = riga { $place }
position-column = colonna { $place } di { $total }
    .alone = colonna { $place }
position-level = livello { $place }

list-part = { FORM($noun, form: "plural") } da { $first } a { $last } di { $total }

## Selected items. A noun of the app's own words (elemento) is what the rest agrees with.

# 3 elementi selezionati su 12
selection-some = { selection-some.alone } su { $total }
    .alone = { $count ->
        [1] un elemento selezionato
        [many] { $count } di elementi selezionati
       *[other] { $count } elementi selezionati
    }
    .things = { $completed ->
        [0] { selected-none } { of-total }
        [1] { $done } { FORM(state-selected, $done, 1) } { of-total }
       *[other] { $done } { FORM(state-selected, $done, 2) } { of-total }
    }
# nessuna foto selezionata, 0 foto selezionate
selected-none = { HEAD($done) ->
    [none] { $done } { FORM(state-selected, $done, 1) }
   *[other] { $done } { FORM(state-selected, $done, 2) }
}
selection-all = tutto selezionato, { $total } su { $total }
selection-none = nessun elemento selezionato
selection-cleared = selezione annullata

## Filtered and sorted lists

things-shown = { $count ->
    [1] un elemento mostrato su { $total }
   *[other] { $count } elementi mostrati su { $total }
}
things-filtered = filtro: { $filter }, { $shown ->
    [1] un elemento mostrato su { $total }
   *[other] { $shown } elementi mostrati su { $total }
}
    .alone = filtro: { $filter }
# filtro: solo assunti
filter-only = filtro: solo { FORM($state, form: "masculine-plural") }
    .noun = filtro: solo { things-in-state }
things-in-state = { FORM($noun, form: "plural") } { FORM($state, 2) }
filter-removed = filtro rimosso, { $total } elementi mostrati su { $total }
    .alone = filtro rimosso
order-changed = elenco ordinato, { $order }
order-newest = prima i più recenti
order-oldest = prima i meno recenti
order-alphabetical = in ordine alfabetico
order-lowest-price = prima i prezzi più bassi
order-highest-price = prima i prezzi più alti
order-nearest = prima i più vicini
order-best-rated = prima le valutazioni più alte
order-most-relevant = prima i più pertinenti
order-most-popular = prima i più popolari
order-by = per { $name }, in ordine crescente
    .descending = per { $name }, in ordine decrescente

## Changes in a list

loaded-more = { loaded-more.alone }, { $shown } su { $total }
    .alone = { $count ->
        [1] caricato un altro elemento
        [many] caricati altri { $count } di elementi
       *[other] caricati altri { $count } elementi
    }
loaded-all = fine dell’elenco
list-updated = elenco aggiornato, { $count ->
    [1] una novità
    [many] { $count } di novità
   *[other] { $count } novità
}
    .alone = elenco aggiornato
moved-to-place = { $name }, nuova posizione: { $place } di { $total }
    .alone = nuova posizione: { $place } di { $total }
picked-up = { $name }, spostamento iniziato, posizione { $place } di { $total }
    .alone = spostamento iniziato, posizione { $place } di { $total }
move-cancelled = spostamento annullato, { $name } di nuovo in posizione { $place } di { $total }
    .alone = spostamento annullato, di nuovo in posizione { $place } di { $total }

## Several counts, and counts with names

# 46 dosi assunte, 3 saltate, una mancata
counted-state-alone = { $gender ->
    [feminine] { FORM(number-feminine, $count) } { $state }
   *[masculine] { FORM(number-masculine, $count) } { $state }
}
number-masculine = { $count ->
    [1] uno
   *[other] { $count }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# 7 persone: Ida, Yuki e altre 5
list-more-of = { $gender ->
    [feminine] { $count ->
        [1] un’altra
       *[other] altre { $count }
    }
   *[masculine] { $count ->
        [1] un altro
       *[other] altri { $count }
    }
}

## Points of the compass

compass-point = { $point ->
    [0] nord
    [1] nord-nordest
    [2] nordest
    [3] est-nordest
    [4] est
    [5] est-sudest
    [6] sudest
    [7] sud-sudest
    [8] sud
    [9] sud-sudovest
    [10] sudovest
    [11] ovest-sudovest
    [12] ovest
    [13] ovest-nordovest
    [14] nordovest
   *[15] nord-nordovest
}

# The comma fits every speed: vento da nordovest, da 10 a 20 chilometri all’ora.
wind = vento da { $direction }, { $speed }
    .gusts = vento da { $direction }, { $speed }, raffiche fino a { $gusts }
