# accepted: unused-argument
# Two numbers side by side would run together: quantidade 3, 4 dólares.
price-each = quantidade { $count }, { HEAD($amount) ->
    [nothing] grátis
   *[something] preço unitário de { $amount }, { $total } no total
}
stock-in = em stock
stock-left = { $count ->
    [1] em stock, resta uma unidade
    [many] em stock, restam { $count } de unidades
   *[other] em stock, restam { number-feminine } unidades
}
