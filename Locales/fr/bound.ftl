## Limits and estimates of an amount. "De" loses its vowel before "un" and "une": plus d’une heure, à partir d’un euro.
## Days and times bring "de", "du" and "jusqu’au" themselves (see date.ftl): à partir du premier mars, jusqu’au 7 mars.

bound-at-least = au moins { FORM($amount, case: "amount") }

# After another word "jusqu’à" does not stand: gain de 2 kilomètres au maximum, environ 2 kilomètres au maximum.
bound-up-to = { $case ->
    [of] { amount-of } au maximum
    [amount] { FORM($amount, case: "amount") } au maximum
   *[alone] { bound-up-to-alone }
}
# jusqu’à 3 pages, jusqu’au 7 mars, jusqu’en avril
bound-up-to-alone = { HEAD(bound-until) ->
    [until] { bound-until }
    [month] jusqu’en { bound-until }
   *[other] jusqu’à { bound-until }
}
bound-until = { FORM($amount, case: "until") }

-head-until = jusqu

bound-more-than = plus { bound-of }

bound-less-than = moins { bound-of }

# A month alone, in which "de" loses its vowel too, is only asked for by "from": à partir d’août.
bound-of = { HEAD(amount-of) ->
    [vowel-month] d’{ amount-of }
   *[other] { of-amount }
}

-head-vowel-month = avril août octobre

# "Vers" is used for when (vers 20 heures, demain vers 20 heures), "environ" of how much: "vers 5" is heard as a time,
# and "environ 20 heures" as how long. A time, a day or a year answers the case "around" itself, a month alone does not.
bound-about = { HEAD(bound-when) ->
    [when] { bound-when }
    [month] vers { $amount }
   *[other] environ { FORM($amount, case: "amount") }
}
bound-when = { FORM($amount, case: "around") }

bound-around = { bound-about }

-head-when = vers aujourd hier demain ce le lundi mardi mercredi jeudi vendredi samedi dimanche !cent
-head-month = janvier février mars avril mai juin juillet août septembre octobre novembre décembre

# à partir du premier mars, à partir d’une heure; "dès aujourd’hui" and "aujourd’hui à partir de 18 heures" say it all,
# see date-today and moment-today.
bound-from = { HEAD(bound-when) ->
    [when] { bound-from-when }
   *[other] à partir { bound-of }
}
bound-from-when = { HEAD(bound-start) ->
    [today-on] { bound-start }
    [start] à partir { bound-start }
   *[other] à partir { bound-of }
}
bound-start = { FORM($amount, case: "from") }

-head-today-on = dès aujourd
-head-start = de du d’ !demain

# entre 2 et 4 livres, entre une et 3 pages; gain de 2 à 4 kilomètres, environ 2 à 4 kilomètres
bound-between = { $case ->
    [of] { between-from } à { between-to }
    [amount] { between-from } à { between-to }
    [until] { between-from } à { between-to }
   *[alone] entre { between-from } et { between-to }
}
# A number alone takes its gender from the noun after the other one.
between-from = { TRAIT($from, "gender") ->
    [masculine] { FORM($from, case: "amount") }
    [feminine] { FORM($from, case: "amount") }
   *[none] { between-number }
}
between-number = { TRAIT($to, "gender") ->
    [feminine] { between-number-feminine }
   *[other] { FORM($from, case: "amount") }
}
between-number-feminine = { HEAD($from) ->
    [digit] { TAIL($from) ->
        [digit] { FORM(number-feminine, $from) }
       *[other] { FORM($from, case: "amount") }
    }
   *[other] { FORM($from, case: "amount") }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*
between-to = { FORM($to, case: "amount") }

bound-nearly = presque { FORM($amount, case: "amount") }

range-shared = { $amount }
