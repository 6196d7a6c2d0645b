## Where an amount begins or ends. "De" loses its vowel before "un" and "une": plus d’une heure, à partir d’un euro.
## Days and times bring "de", "du" and "jusqu’au" themselves (see date.ftl): à partir du premier mars, jusqu’au 7 mars.

bound-at-least = au moins { FORM($amount, case: "amount") }

bound-up-to = { HEAD(bound-until) ->
    [until] { bound-until }
   *[other] jusqu’à { bound-until }
}
bound-until = { FORM($amount, case: "until") }

-head-until = jusqu

bound-more-than = plus { bound-of }

bound-less-than = moins { bound-of }

# A month alone, in which "de" loses its vowel too, is only asked for by "from": à partir d’août.
bound-of = { HEAD(amount-of) ->
    [un] d’{ amount-of }
    [vowel-month] d’{ amount-of }
   *[other] de { amount-of }
}

-head-vowel-month = avril août octobre

bound-about = environ { FORM($amount, case: "amount") }

# "Vers" is said of when (vers 20 heures, demain vers 20 heures), "environ" of how much: "vers 5" is heard as a time.
# A time, a day or a year answers the case "around" itself, a month by itself does not.
bound-around = { HEAD(bound-when) ->
    [when] { bound-when }
    [month] vers { $amount }
   *[other] environ { FORM($amount, case: "amount") }
}
bound-when = { FORM($amount, case: "around") }

-head-when = vers aujourd hier demain ce le lundi mardi mercredi jeudi vendredi samedi dimanche
-head-month = janvier février mars avril mai juin juillet août septembre octobre novembre décembre

# à partir du premier mars, à partir d’une heure; "dès aujourd’hui" says it all, see date-today.
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

-head-today-on = dès
-head-start = de du d’ !demain

bound-between = entre { $from } et { $to }

bound-nearly = presque { FORM($amount, case: "amount") }

range-shared = { $amount }
