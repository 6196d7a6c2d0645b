stock-in = em stock
stock-left = { $count ->
    [1] em stock, resta uma unidade
    [many] em stock, restam { $count } de unidades
   *[other] em stock, restam { number-feminine } unidades
}
