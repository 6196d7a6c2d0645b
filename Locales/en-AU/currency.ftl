# Australian spellings and names of smaller units

noun-ruble = rouble
    .plural = roubles
noun-kopek = kopeck
    .plural = kopecks
noun-piaster = piastre
    .plural = piastres

currency-bmd = Bermudian dollar
    .plural = Bermudian dollars
    .minor-alone = Bermudian { noun-cent }
currency-byn = Belarusian { noun-ruble }
currency-rub = Russian { noun-ruble }
