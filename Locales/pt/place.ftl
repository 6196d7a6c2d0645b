## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } de { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = linha { $place } de { $total }
    .alone = linha { $place }
position-column = coluna { $place } de { $total }
    .alone = coluna { $place }
position-level = nível { $place }

list-part = { FORM($noun, form: "plural") } { $first } a { $last } de { $total }

## Selected items. A noun of the app's own words (item) is what the rest agrees with. "Seleção: 3 de 12" would be heard as
## the third one.

# 3 de 12 itens selecionados
selection-some = { $count ->
    [1] um de { selection-total } selecionado
   *[other] { $count } de { selection-total } selecionados
}
    .alone = { $count ->
        [1] um item selecionado
        [one] { $count } itens selecionados
        [many] { $count } de itens selecionados
       *[other] { $count } itens selecionados
    }
    .things = { transfer-part } { $completed ->
        [1] { FORM(state-selected, $counted, 1) }
       *[other] { selection-things }
    }
# nenhuma foto selecionada; 0 de 5 fotos selecionadas
selection-things = { $total ->
    [1] { FORM(state-selected, $counted, 1) }
   *[other] { FORM(state-selected, $counted, 2) }
}
selection-total = { $total ->
    [one] { $total } item
    [many] { $total } de itens
   *[other] { $total } itens
}
selection-all = tudo selecionado, { $total } de { $total }
selection-none = nada selecionado
selection-cleared = seleção desfeita

## Filtered and sorted lists

things-shown = mostrando { $count } de { $total }
things-filtered = filtro: { $filter }, mostrando { $shown } de { $total }
    .alone = filtro: { $filter }
# filtro: só tomados, filtro: só os que estão com falha
filter-only = filtro: só { HEAD(things-state) ->
    [relative] os { things-state }
   *[other] { filter-things }
}
    .noun = filtro: só { things-in-state }
things-state = { FORM($state, form: "masculine-plural") }
filter-things = { HEAD($state) ->
    [phrase] os que estão { things-state }
   *[word] { things-state }
}
# What does not stand for things alone: "só com falha" is heard as how, not as which ones.
-head-phrase = com sem em para a ao !con !par !ab !ag !ap !ar !at !ati !au
# só os que você segue
-head-relative = que
things-in-state = { FORM($noun, form: "plural") } { FORM($state, 2) }
filter-removed = filtro removido, mostrando { $total } de { $total }
    .alone = filtro removido
order-changed = lista reordenada, { $order }
order-newest = do mais recente ao mais antigo
order-oldest = do mais antigo ao mais recente
order-alphabetical = em ordem alfabética
order-lowest-price = do menor ao maior preço
order-highest-price = do maior ao menor preço
order-nearest = do mais próximo ao mais distante
order-best-rated = da melhor à pior avaliação
order-most-relevant = por relevância
order-most-popular = por popularidade
order-by = por { $name }, em ordem crescente
    .descending = por { $name }, em ordem decrescente

## Changes in a list

loaded-more = mais { $count } na lista, { $shown } de { $total }
    .alone = mais { $count } na lista
loaded-all = fim da lista
list-updated = lista atualizada, { $count ->
    [one] { range-feminine } novidade
    [many] { $count } de novidades
   *[other] { number-feminine } novidades
}
    .alone = lista atualizada
moved-to-place = { $name }, nova posição: { $place } de { $total }
    .alone = nova posição: { $place } de { $total }
picked-up = movendo { $name }, posição { $place } de { $total }
    .alone = movendo o item, posição { $place } de { $total }
move-cancelled = movimento cancelado, { $name } de volta à posição { $place } de { $total }
    .alone = movimento cancelado, de volta à posição { $place } de { $total }

## Several counts, and counts with names

# 46 doses tomadas, 3 esquecidas, uma pulada
counted-state-alone = { $gender ->
    [feminine] { counted-state-feminine }
   *[masculine] { counted-state-masculine }
}
counted-state-feminine = { $count ->
    [1] uma { $state }
   *[other] { number-feminine } { $state }
}
counted-state-masculine = { $count ->
    [1] um { $state }
   *[other] { $count } { $state }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# 23 pessoas: Ida, Yuki e mais vinte e uma
list-more-of = { $gender ->
    [feminine] { $count ->
        [1] mais uma
       *[other] mais { number-feminine }
    }
   *[masculine] { $count ->
        [1] mais um
       *[other] mais { $count }
    }
}

## Points of the compass

compass-point = { $point ->
    [0] norte
    [1] nor-nordeste
    [2] nordeste
    [3] leste-nordeste
    [4] leste
    [5] leste-sudeste
    [6] sudeste
    [7] sul-sudeste
    [8] sul
    [9] sul-sudoeste
    [10] sudoeste
    [11] oeste-sudoeste
    [12] oeste
    [13] oeste-noroeste
    [14] noroeste
   *[15] nor-noroeste
}
# vento de noroeste a 10 quilômetros por hora, com rajadas de até 20
wind = vento de { $direction } { wind-speed }
    .gusts = vento de { $direction } { wind-speed }, com rajadas de até { FORM($gusts, case: "until") }
# a 10 quilômetros por hora, de força 4
wind-speed = { HEAD($speed) ->
    [force] de { $speed }
   *[other] a { FORM($speed, case: "away") }
}
-head-force = força
