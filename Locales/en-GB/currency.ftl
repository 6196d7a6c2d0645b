currency-bmd = { $count ->
    [one] { $count } Bermudian dollar
   *[other] { $count } Bermudian dollars
}
    .minor-alone = { $count ->
        [one] { $count } Bermudian cent
       *[other] { $count } Bermudian cents
    }
currency-byn = { $count ->
    [one] { $count } Belarusian rouble
   *[other] { $count } Belarusian roubles
}
    .local = { $count ->
        [one] { $count } rouble
       *[other] { $count } roubles
    }
    .minor = { $count ->
        [one] { $count } kopeck
       *[other] { $count } kopecks
    }
    .minor-alone = { $count ->
        [one] { $count } Belarusian kopeck
       *[other] { $count } Belarusian kopecks
    }
currency-egp =
    .minor = { $count ->
        [one] { $count } piastre
       *[other] { $count } piastres
    }
    .minor-alone = { $count ->
        [one] { $count } Egyptian piastre
       *[other] { $count } Egyptian piastres
    }
currency-rub = { $count ->
    [one] { $count } Russian rouble
   *[other] { $count } Russian roubles
}
    .local = { $count ->
        [one] { $count } rouble
       *[other] { $count } roubles
    }
    .minor = { $count ->
        [one] { $count } kopeck
       *[other] { $count } kopecks
    }
    .minor-alone = { $count ->
        [one] { $count } Russian kopeck
       *[other] { $count } Russian kopecks
    }
currency-sdg =
    .minor = { $count ->
        [one] { $count } piastre
       *[other] { $count } piastres
    }
    .minor-alone = { $count ->
        [one] { $count } Sudanese piastre
       *[other] { $count } Sudanese piastres
    }
currency-ssp =
    .minor = { $count ->
        [one] { $count } piastre
       *[other] { $count } piastres
    }
    .minor-alone = { $count ->
        [one] { $count } South Sudanese piastre
       *[other] { $count } South Sudanese piastres
    }
