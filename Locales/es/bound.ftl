## Where an amount begins or ends

bound-at-least = al menos { bound-amount }

bound-up-to = hasta { bound-amount }

# más del 10 por ciento, más de 3
bound-more-than = más { change-of }

bound-less-than = menos { change-of }

# "Unos" and "unas" would have to know the gender of what is counted.
bound-about = aproximadamente { bound-amount }

# "Hacia" is said of moments alone: hacia las 8 de la tarde, hacia el 3 de noviembre; alrededor de 20 minutos, alrededor
# del 10 por ciento.
bound-around = { HEAD(bound-day) ->
    [moment] hacia { bound-day }
   *[other] alrededor { change-of }
}
-head-moment =
    la las el hoy ayer mañana este esta mediodía medianoche
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre

bound-from = desde { bound-amount }

bound-between = { TAIL($to) ->
    [percentage] entre el { $from } y el { $to }
   *[other] entre { FORM($from, case: "on") } y { FORM($to, case: "on") }
}

bound-nearly = casi { bound-amount }

# A percentage has its article behind these words, and so has a day: hasta el 10 por ciento, hasta el 3 de noviembre.
bound-amount = { TAIL($amount) ->
    [percentage] { bound-percentage }
   *[other] { bound-day }
}
bound-day = { FORM($amount, case: "on") }

# What begins with a sign, or is a range, goes without: hasta menos 5 por ciento, aproximadamente del 10 al 20 por
# ciento.
bound-percentage = { HEAD($amount) ->
    [own] { $amount }
   *[other] el { $amount }
}
-head-own = menos más del

# del 10 al 20 por ciento
range-shared = { FORM($amount, case: "share") }
