## Limits and estimates of an amount. $case "until": a range without "de", a time of day with its article

bound-at-least = pelo menos { bound-amount }

bound-up-to = até { bound-amount }

# mais de 3, mais da metade
bound-more-than = mais { bound-of }

bound-less-than = menos { bound-of }

# cerca de 20 minutos, but por volta das 8 horas, por volta de 3 de novembro, por volta da semana passada
bound-about = { TRAIT($amount, "clock") ->
    [alone] { bound-moment }
    [behind] { FORM($amount, case: "around") }
   *[none] { TRAIT($amount, "day") ->
        [plain] { bound-moment }
        [comma] { bound-moment }
       *[none] { bound-about-amount }
    }
}
bound-about-amount = { TRAIT($amount, "period") ->
    [yes] { bound-moment }
   *[none] { HEAD($amount) ->
        [month] por volta de { $amount }
       *[other] cerca { bound-of }
    }
}
bound-moment = por volta { FORM($amount, case: "from") }

bound-around = { bound-about }

# a partir de 20 reais, a partir das 9 horas, a partir de hoje, a partir da próxima semana
bound-from = { TRAIT($amount, "clock") ->
    [alone] { bound-from-moment }
    [behind] { bound-from-moment }
   *[none] { TRAIT($amount, "day") ->
        [plain] { bound-from-moment }
        [comma] { bound-from-moment }
       *[none] { bound-from-amount }
    }
}
bound-from-amount = { TRAIT($amount, "period") ->
    [yes] { bound-from-moment }
   *[none] a partir { bound-of }
}
bound-from-moment = a partir { FORM($amount, case: "from") }

bound-between = { HEAD($from) ->
    [minus] entre { FORM($from, case: "until") } e { bound-between-end }
   *[other] { TRAIT($from, "clock") ->
        [alone] { bound-between-times }
       *[none] { bound-between-amounts }
    }
}
bound-between-end = { HEAD($to) ->
    [unsigned] { FORM($to, case: "until") }
   *[signed] mais { FORM($to, case: "until") }
}
# Times share their end as in relative.ftl: entre as 10 e as 14 horas, entre as 2 e as 4 da tarde.
bound-between-times = { TAIL(interval-start) ->
    [full] { HEAD($to) ->
        [named] { bound-between-whole }
       *[other] { bound-between-shared }
    }
    [madrugada] { TAIL($to) ->
        [madrugada] { bound-between-shared }
       *[other] { bound-between-whole }
    }
    [manha] { TAIL($to) ->
        [manha] { bound-between-shared }
       *[other] { bound-between-whole }
    }
    [tarde] { TAIL($to) ->
        [tarde] { bound-between-shared }
       *[other] { bound-between-whole }
    }
    [noite] { TAIL($to) ->
        [noite] { bound-between-shared }
       *[other] { bound-between-whole }
    }
   *[other] { bound-between-whole }
}
bound-between-shared = entre { FORM($from, case: "untildial") } e { FORM($to, case: "until") }
bound-between-whole = entre { FORM($from, case: "until") } e { FORM($to, case: "until") }
# A number that shares the noun of the other has its gender: entre uma e 3 páginas.
bound-between-amounts = { TRAIT($to, "gender") ->
    [feminine] { HEAD($from) ->
        [digit] { bound-between-feminine }
       *[other] { bound-between-whole }
    }
   *[other] { bound-between-whole }
}
bound-between-feminine = { TAIL($from) ->
    [digit] entre { FORM(range-feminine, $from) } e { $to }
   *[other] { bound-between-whole }
}
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*

bound-nearly = quase { HEAD($amount) ->
    [none] { $amount }
   *[other] { bound-amount }
}

bound-amount = { FORM($amount, case: "until") }
bound-of = { HEAD(bound-amount) ->
    [half] da { bound-amount }
   *[other] de { bound-amount }
}
-head-half = metade

range-shared = { $amount }
