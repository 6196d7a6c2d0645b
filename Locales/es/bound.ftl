## Limits and estimates of an amount

bound-at-least = al menos { bound-amount }

bound-up-to = hasta { bound-amount }

# más del 10 por ciento, más de 3
bound-more-than = más { change-of }

bound-less-than = menos { change-of }

# "Unos" and "unas" would have to know the gender of what is counted.
bound-about = { HEAD(bound-day) ->
    [moment] { bound-moment }
   *[other] aproximadamente { bound-amount }
}

# "Hacia" is used for moments alone: hacia las 8 de la tarde, hacia el 3 de noviembre; alrededor de 20 minutos,
# alrededor del 10 por ciento. A range has its word after it: entre 2 y 4 páginas, aproximadamente.
bound-around = { HEAD(bound-day) ->
    [moment] { bound-moment }
    [range] { bound-day }, aproximadamente
   *[other] alrededor { change-of }
}
-head-moment =
    la las el hoy ayer mañana este esta mediodía medianoche
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
-head-range = entre
# hacia las 9 de la mañana, hacia mañana, but mañana hacia las 9 horas
bound-moment = { TRAIT($amount, "clock") ->
    [behind] { FORM($amount, case: "around") }
   *[none] { bound-moment-whole }
}
bound-moment-whole = { TAIL($amount) ->
    [half] aproximadamente { $amount }
   *[other] hacia { bound-day }
}
-tail-half = mitad

# desde 20 euros, desde las 9 de la mañana, but a partir de 12 años de edad
bound-from = { TAIL($amount) ->
    [age] a partir de { $amount }
   *[other] desde { bound-amount }
}
-tail-age = edad

bound-between = { HEAD($from) ->
    [minus] entre { FORM($from, case: "on") } y { bound-between-end }
   *[other] { bound-between-above }
}
bound-between-end = { HEAD($to) ->
    [unsigned] { FORM($to, case: "on") }
   *[signed] más { FORM($to, case: "on") }
}
bound-between-above = { TAIL($to) ->
    [percentage] entre el { $from } y el { $to }
   *[other] { bound-between-days }
}
# Times share their end as in relative.ftl: entre las 10 y las 14, entre las 2 y las 4 de la tarde. Moments keep it.
bound-between-days = { HEAD($from) ->
    [time] { bound-between-times }
   *[other] { bound-between-amounts }
}
bound-between-times = { TAIL(interval-start) ->
    [full] { bound-between-shared }
    [madrugada] { TAIL($to) ->
        [madrugada] { bound-between-shared }
       *[other] { bound-between-whole }
    }
    [manana] { TAIL($to) ->
        [manana] { bound-between-shared }
       *[other] { bound-between-whole }
    }
    [tarde] { TAIL($to) ->
        [tarde] { bound-between-shared }
       *[other] { bound-between-whole }
    }
    [noche] { TAIL($to) ->
        [noche] { bound-between-shared }
       *[other] { bound-between-whole }
    }
   *[other] { bound-between-whole }
}
bound-between-shared = entre { FORM($from, case: "dial") } y { FORM($to, case: "on") }
bound-between-whole = entre { FORM($from, case: "on") } y { FORM($to, case: "on") }
# A number that shares the noun of the other has its gender: entre veintiuna y 30 páginas, entre una y 3 páginas.
bound-between-amounts = { TRAIT($to, "gender") ->
    [feminine] { HEAD($from) ->
        [digit] { bound-between-feminine }
       *[other] { bound-between-whole }
    }
   *[other] { bound-between-whole }
}
bound-between-feminine = { TAIL($from) ->
    [digit] entre { FORM(range-feminine, $from) } y { $to }
   *[other] { bound-between-whole }
}
-head-time = la las
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*

# casi lleno, casi ninguna dosis
bound-nearly = casi { HEAD($amount) ->
    [none] { $amount }
   *[other] { bound-amount }
}

# A percentage has its article after these words, and so has a day: hasta el 10 por ciento, hasta el 3 de noviembre.
bound-amount = { TAIL($amount) ->
    [percentage] { bound-percentage }
   *[other] { bound-day }
}
bound-day = { FORM($amount, case: "on") }

# What begins with a sign, or is a range or a bound, goes without: hasta menos 5 por ciento, aproximadamente entre el 10
# y el 20 por ciento.
bound-percentage = { HEAD($amount) ->
    [own] { bound-day }
   *[other] el { $amount }
}
-head-own = menos más de al hasta desde entre aproximadamente alrededor casi

# del 10 al 20 por ciento; entre el 10 y el 20 por ciento
range-shared = { $case ->
    [on] { FORM($amount, case: "shareon") }
   *[bare] { FORM($amount, case: "share") }
}
