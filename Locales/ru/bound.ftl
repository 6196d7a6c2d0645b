## Limits and estimates of an amount. The genitive comes after "до", "больше", "меньше" and "от". "Как минимум",
## "примерно" and "почти" leave the case as it is: примерно час, рост примерно на час

# A number alone in words, as in grammar.ftl: до пятидесяти. All else has a genitive of its own: до двух миллионов.
bound-genitive = { FORM(bound-genitive-amount, case: "genitive") }
bound-genitive-amount = { $amount ->
    [one] { NUMBER($amount, style: "span") }
    [few] { NUMBER($amount, style: "span") }
    [many] { NUMBER($amount, style: "span") }
   *[other] { $amount }
}

# $case "amount" is of an age without its "возраст", and of a half: как минимум 18 лет, примерно половина.
bound-amount = { $case ->
    [accusative] { $amount }
    [genitive] { bound-genitive-amount }
   *[nominative] { FORM($amount, case: "amount") }
}

bound-at-least = как минимум { bound-amount }

# Before a range, which begins with "от", no other preposition can stand: максимум от двух до четырёх доз.
bound-up-to = { HEAD($amount) ->
    [from] максимум { $amount }
   *[other] до { bound-genitive }
}
-head-from = от с

bound-more-than = { HEAD($amount) ->
    [from] больше чем { $amount }
   *[other] больше { bound-genitive }
}

bound-less-than = { HEAD($amount) ->
    [from] меньше чем { $amount }
   *[other] меньше { bound-genitive }
}

bound-about = { TRAIT($amount, "moment") ->
    [yes] примерно { FORM($amount, case: "at") }
   *[no] примерно { bound-amount }
}

# примерно в 20:00
bound-around = примерно { FORM($amount, case: "at") }

bound-from = { TRAIT($amount, "moment") ->
    [yes] с { FORM($amount, case: "genitive") }
   *[no] { HEAD($amount) ->
        [from] { $amount }
       *[other] от { bound-genitive }
    }
}

# "Между" would ask for the instrumental, which words here do not have.
bound-between = { TRAIT($from, "moment") ->
    [yes] { interval-moments }
   *[no] от { FORM(bound-between-from, case: "genitive") } до { bound-between-end }
}
bound-between-end = { HEAD($from) ->
    [minus] { bound-between-below }
   *[other] { FORM(bound-between-to, case: "genitive") }
}
bound-between-below = { HEAD($to) ->
    [unsigned] { FORM(bound-between-to, case: "genitive") }
   *[signed] плюс { FORM(bound-between-to, case: "genitive") }
}
# A number alone is of what the other end names: от одной до двух книг.
bound-between-from = { $from ->
    [one] { FORM(bound-between-number, $to) }
    [few] { FORM(bound-between-number, $to) }
    [many] { FORM(bound-between-number, $to) }
   *[other] { $from }
}
bound-between-number = { NUMBER($from, style: "span") }
bound-between-to = { $to ->
    [one] { NUMBER($to, style: "span") }
    [few] { NUMBER($to, style: "span") }
    [many] { NUMBER($to, style: "span") }
   *[other] { $to }
}

bound-nearly = почти { bound-amount }

# "От" and "до", which the range says, take the genitive: от десяти до двадцати процентов.
range-shared = { FORM($amount, case: "genitive") }
