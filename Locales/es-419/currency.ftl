# CLDR has these names for Latin America, but "leones" alone are lions, and its "tailandes" lacks the accent.

noun-baht = baht
    .plural = bahts

currency-ang = florín de las Antillas Neerlandesas
    .plural = florines de las Antillas Neerlandesas
currency-bmd = dólar de Bermudas
    .plural = dólares de Bermudas
currency-htg = gourde haitiano
    .plural = gourdes haitianos
currency-mwk = kwacha malauí
    .plural = kwachas malauíes
currency-sle = leone sierraleonés
    .plural = leones sierraleoneses
    .gender = masculine
currency-thb = baht tailandés
    .plural = bahts tailandeses
currency-uzs = som uzbeko
    .plural = soms uzbekos
