# British spellings and names of smaller units

noun-rouble = rouble
    .plural = roubles
noun-kopeck = kopeck
    .plural = kopecks
noun-piastre = piastre
    .plural = piastres

currency-bmd = Bermudian dollar
    .plural = Bermudian dollars
    .minor-alone = { noun-bermudian-cent }
noun-bermudian-cent = Bermudian cent
    .plural = Bermudian cents
currency-byn = Belarusian { noun-rouble }
    .local = { noun-rouble }
    .minor = { noun-kopeck }
    .minor-alone = Belarusian { noun-kopeck }
currency-egp =
    .minor = { noun-piastre }
    .minor-alone = Egyptian { noun-piastre }
currency-rub = Russian { noun-rouble }
    .local = { noun-rouble }
    .minor = { noun-kopeck }
    .minor-alone = Russian { noun-kopeck }
currency-sdg =
    .minor = { noun-piastre }
    .minor-alone = Sudanese { noun-piastre }
currency-ssp =
    .minor = { noun-piastre }
    .minor-alone = South Sudanese { noun-piastre }
