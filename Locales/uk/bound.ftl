## Limits and estimates of an amount. The genitive comes after "до" and "від", the accusative after "понад". "Щонайменше",
## "приблизно", "менше ніж" and "майже" leave the case as it is: приблизно година, зростання приблизно на годину

# A number alone in words, as in grammar.ftl: до п’ятдесяти. All else has a genitive of its own: до двох мільйонів.
bound-genitive = { FORM(bound-genitive-amount, case: "genitive") }
bound-genitive-amount = { $amount ->
    [one] { NUMBER($amount, style: "span") }
    [few] { NUMBER($amount, style: "span") }
    [many] { NUMBER($amount, style: "span") }
   *[other] { $amount }
}

# $case "amount" is of an age without its "вік": щонайменше 18 років.
bound-amount = { $case ->
    [accusative] { $amount }
    [genitive] { bound-genitive-amount }
   *[nominative] { FORM($amount, case: "amount") }
}

bound-at-least = щонайменше { bound-amount }

# Before a range, which begins with "від", no other preposition can stand: щонайбільше від двох до чотирьох доз.
bound-up-to = { HEAD($amount) ->
    [from] щонайбільше { $amount }
   *[other] до { bound-genitive }
}
-head-from = від з із

bound-more-than = { HEAD($amount) ->
    [from] більше ніж { $amount }
   *[other] понад { FORM($amount, case: "accusative") }
}

bound-less-than = менше ніж { bound-amount }

bound-about = { TRAIT($amount, "moment") ->
    [yes] приблизно { FORM($amount, case: "at") }
   *[no] приблизно { bound-amount }
}

# приблизно о 20:00
bound-around = приблизно { FORM($amount, case: "at") }

bound-from = { TRAIT($amount, "moment") ->
    [yes] { HEAD(bound-from-moment) ->
        [iz] із { bound-from-moment }
       *[other] з { bound-from-moment }
    }
   *[no] { HEAD($amount) ->
        [from] { $amount }
       *[other] від { bound-genitive }
    }
}
bound-from-moment = { FORM($amount, case: "genitive") }

# "Між" would ask for the instrumental, which words here do not have.
bound-between = { TRAIT($from, "moment") ->
    [yes] { interval-moments }
   *[no] від { FORM(bound-between-from, case: "genitive") } до { bound-between-end }
}
bound-between-end = { HEAD($from) ->
    [minus] { bound-between-below }
   *[other] { FORM(bound-between-to, case: "genitive") }
}
bound-between-below = { HEAD($to) ->
    [unsigned] { FORM(bound-between-to, case: "genitive") }
   *[signed] плюс { FORM(bound-between-to, case: "genitive") }
}
# A number alone is of what the other end names: від однієї до двох книг.
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

bound-nearly = майже { bound-amount }

# "Від" and "до", which the range says, take the genitive: від десяти до двадцяти відсотків.
range-shared = { FORM($amount, case: "genitive") }
