selection-some = { selection-some.alone } de { selection-total }
selection-total = um total de { $total }
things-shown = a mostrar { $count } de { $total }
things-filtered = filtro: { $filter }, a mostrar { $shown } de { $total }
filter-removed = filtro removido, a mostrar { $total } de { $total }
order-alphabetical = por ordem alfabética
# As noun-rating.
order-best-rated = da melhor à pior classificação
order-by = por { $name }, por ordem crescente
    .descending = por { $name }, por ordem decrescente
picked-up = a mover { $name }, posição { $place } de { $total }
    .alone = a mover o item, posição { $place } de { $total }
