# CLDR has these names for Latin America, but "leones" alone are lions, and its "tailandes" lacks the accent.
currency-ang = { $count ->
    [1] un florín de las Antillas Neerlandesas
    [one] { $count } florín de las Antillas Neerlandesas
    [many] { $count } de florines de las Antillas Neerlandesas
   *[other] { $count } florines de las Antillas Neerlandesas
}
currency-bmd = { $count ->
    [1] un dólar de Bermudas
    [one] { $count } dólar de Bermudas
    [many] { $count } de dólares de Bermudas
   *[other] { $count } dólares de Bermudas
}
currency-htg = { $count ->
    [1] un gourde haitiano
    [one] { $count } gourde haitiano
    [many] { $count } de gourdes haitianos
   *[other] { $count } gourdes haitianos
}
currency-mwk = { $count ->
    [1] un kwacha malauí
    [one] { $count } kwacha malauí
    [many] { $count } de kwachas malauíes
   *[other] { $count } kwachas malauíes
}
currency-sle = { $count ->
    [1] un leone sierraleonés
    [one] { $count } leone sierraleonés
    [many] { $count } de leones sierraleoneses
   *[other] { $count } leones sierraleoneses
}
    .gender = masculine
currency-sll = { $count ->
    [1] un antiguo leone sierraleonés
    [one] { $count } antiguo leone sierraleonés
    [many] { $count } de antiguos leones sierraleoneses
   *[other] { $count } antiguos leones sierraleoneses
}
    .gender = masculine
currency-thb = { $count ->
    [1] un baht tailandés
    [one] { $count } baht tailandés
    [many] { $count } de bahts tailandeses
   *[other] { $count } bahts tailandeses
}
    .local = { $count ->
        [1] un baht
        [one] { $count } baht
        [many] { $count } de bahts
       *[other] { $count } bahts
    }
currency-uzs = { $count ->
    [1] un som uzbeko
    [one] { $count } som uzbeko
    [many] { $count } de soms uzbekos
   *[other] { $count } soms uzbekos
}
