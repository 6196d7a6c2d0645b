## Where an amount begins or ends. "De" loses its vowel before "un" and "une": plus d’une heure, à partir d’un euro

bound-at-least = au moins { $amount }

bound-up-to = jusqu’à { $amount }

bound-more-than = plus { bound-of }

bound-less-than = moins { bound-of }

bound-of = { HEAD($amount) ->
    [un] d’{ $amount }
   *[other] de { $amount }
}

bound-about = environ { $amount }

# "Vers" is said of when (vers 20 heures, demain vers 20 heures), "environ" of how much: "vers 5" is heard as a time.
# A time, a day or a year answers the case "around" itself, a month by itself does not.
bound-around = { HEAD(bound-when) ->
    [when] { bound-when }
    [month] vers { $amount }
   *[other] environ { $amount }
}
bound-when = { FORM($amount, case: "around") }

-head-when = vers aujourd hier demain ce le lundi mardi mercredi jeudi vendredi samedi dimanche
-head-month = janvier février mars avril mai juin juillet août septembre octobre novembre décembre

bound-from = à partir { bound-of }

bound-between = entre { $from } et { $to }

bound-nearly = presque { $amount }

range-shared = { $amount }
