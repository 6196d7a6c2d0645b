## Currencies. The country follows the noun, so one noun serves all of its name.

money-noun-dollar = { $count ->
    [zero] { numeral-feminine } doler
    [one] { numeral-feminine } ddoler
    [two] { numeral-feminine } ddoler
    [few] { numeral-feminine } doler
    [many] { numeral-feminine } doler
   *[other] { TAIL($count) ->
        [power] { $count } o ddoleri
       *[other] { numeral-feminine } doler
    }
}

money-noun-pound = { $count ->
    [zero] { numeral-feminine } punt
    [one] { numeral-feminine } bunt
    [two] { numeral-feminine } bunt
    [few] { numeral-feminine } punt
    [many] { numeral-feminine } phunt
   *[other] { TAIL($count) ->
        [power] { $count } o bunnoedd
       *[other] { numeral-feminine } punt
    }
}

money-noun-penny = { $count ->
    [zero] { numeral-feminine } ceiniog
    [one] { numeral-feminine } geiniog
    [two] { numeral-feminine } geiniog
    [few] { numeral-feminine } ceiniog
    [many] { numeral-feminine } cheiniog
   *[other] { TAIL($count) ->
        [power] { $count } o geiniogau
       *[other] { numeral-feminine } ceiniog
    }
}

money-noun-cent = { $count ->
    [zero] { numeral-masculine } sent
    [one] { numeral-masculine } sent
    [two] { numeral-masculine } sent
    [few] { numeral-masculine } sent
    [many] { numeral-masculine } sent
   *[other] { TAIL($count) ->
        [power] { $count } o sentiau
       *[other] { numeral-masculine } sent
    }
}

money-noun-shilling = { $count ->
    [zero] { numeral-masculine } swllt
    [one] { numeral-masculine } swllt
    [two] { numeral-masculine } swllt
    [few] { numeral-masculine } swllt
    [many] { numeral-masculine } swllt
   *[other] { TAIL($count) ->
        [power] { $count } o sylltau
       *[other] { numeral-masculine } swllt
    }
}

currency-eur = { $count ->
    [zero] { numeral-masculine } ewro
    [one] { numeral-masculine } ewro
    [two] { numeral-masculine } ewro
    [few] { numeral-masculine } ewro
    [many] { numeral-masculine } ewro
   *[other] { TAIL($count) ->
        [power] { $count } o ewros
       *[other] { numeral-masculine } ewro
    }
}
    .minor = { money-noun-cent }
    .minor-alone = { money-noun-cent } ewro
currency-gbp = { money-noun-pound } Prydain
    .local = { money-noun-pound }
    .minor = { money-noun-penny }
currency-jpy = { $count ->
    [zero] { numeral-masculine } yen
    [one] { numeral-masculine } yen
    [two] { numeral-masculine } yen
    [few] { numeral-masculine } yen
    [many] { numeral-masculine } yen
   *[other] { TAIL($count) ->
        [power] { $count } o yen
       *[other] { numeral-masculine } yen
    }
}
    .full = { $count ->
        [zero] { numeral-masculine } yen Japan
        [one] { numeral-masculine } yen Japan
        [two] { numeral-masculine } yen Japan
        [few] { numeral-masculine } yen Japan
        [many] { numeral-masculine } yen Japan
       *[other] { TAIL($count) ->
            [power] { $count } o yen Japan
           *[other] { numeral-masculine } yen Japan
        }
    }
currency-kes = { money-noun-shilling } Kenya
    .local = { money-noun-shilling }
    .minor = { money-noun-cent }
    .minor-alone = { money-noun-cent } Kenya
# CLDR writes "doler UDA", which voices read as a word.
currency-usd = { money-noun-dollar } yr Unol Daleithiau
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { money-noun-cent } yr Unol Daleithiau

# The letters are spelled out, and the number agrees with nothing.
currency-unknown = { $count } { SPELL($code) }
