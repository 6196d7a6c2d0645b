things-shown = a mostrar { $count } de { $total }
things-filtered = filtro: { $filter }, a mostrar { $shown } de { $total }
filter-removed = filtro removido, a mostrar { $total } de { $total }
# As noun-rating.
order-best-rated = da melhor à pior classificação
