## The time since a past moment, and how long from now: CLDR's phrases, with 1 in words

# CLDR has "maintenant" here too, which does not say that it is over.
elapsed-now = à l’instant

elapsed-duration = il y a { $duration }

ahead-now = maintenant

ahead-duration = dans { $duration }

## Due dates: a noun, which need not agree with the thing

due-now = échéance maintenant

due-midnight = échéance à minuit

due-today-at = échéance aujourd’hui { FORM($time, case: "at") }

due-tomorrow-at = échéance demain { FORM($time, case: "at") }

due-today = échéance aujourd’hui

due-tomorrow = échéance demain

due-date = échéance { $date }

# échéance mardi 24 novembre à 9 heures
due-date-at = échéance { $date } { FORM($time, case: "at") }

due-ahead = échéance { $distance }

# en retard de 2 heures; en retard d’une heure, d’un jour
overdue-by = { HEAD($duration) ->
    [un] en retard d’{ $duration }
   *[other] en retard de { $duration }
}

## Intervals: the beginning and the end of something: the days and times bring "de", "du", "à" and "au" themselves (see
## date.ftl). A part of the day that both times share is said once.

# de 14 heures 30 à 16 heures; de 2 heures 30 à 4 heures 15 de l’après-midi
interval-times = { TAIL($to) ->
    [matin] { TAIL($from) ->
        [matin] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [apres-midi] { TAIL($from) ->
        [apres-midi] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [soir] { TAIL($from) ->
        [soir] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { FORM($from, case: "from-dial") } { FORM($to, case: "end") }
interval-times-whole = { FORM($from, case: "from") } { FORM($to, case: "end") }

-tail-heures = heures
-tail-matin = matin
-tail-apres-midi = après-midi
-tail-soir = soir

# de 14 à 16 heures; but de 23 heures à une heure
interval-hours = { $case ->
    [whole] { interval-times-whole }
   *[other] { interval-hours-by-end }
}
interval-hours-by-end = { TAIL($to) ->
    [heures] { interval-hours-shared }
    [matin] { TAIL($from) ->
        [matin] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [apres-midi] { TAIL($from) ->
        [apres-midi] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [soir] { TAIL($from) ->
        [soir] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-hours-shared = { FORM($from, case: "from-hour") } { FORM($to, case: "end") }

interval-clock-back = { $times }, { $duration }

# aujourd’hui de 14 à 16 heures
# samedi dernier de 14 à 16 heures: see date-weekday
interval-day-times = { FORM($date, case: "span") } { $times }

interval-all-day = { FORM($date, case: "span") }, toute la journée
    .alone = toute la journée

# demain de 23 heures à une heure le lendemain
interval-next-day = { FORM($date, case: "span") } { FORM($times, case: "whole") } le lendemain

# du 3 novembre au 7 décembre; hier et aujourd’hui; aujourd’hui et demain; d’aujourd’hui au 7 décembre. "Dès
# aujourd’hui" sounds like an advertisement, and "aujourd’hui et jusqu’au 7 décembre" like two spans. eSpeak takes
# "d’aujourd’hui" for an English word; other voices read it.
interval-dates = { HEAD($from) ->
    [today] { HEAD($to) ->
        [tomorrow] { $from } et { $to }
       *[other] d’{ $from } { FORM($to, case: "to") }
    }
    [yesterday] { HEAD($to) ->
        [today] { $from } et { $to }
       *[other] { interval-dates-whole }
    }
    [weekday] { interval-weekdays }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { FORM($from, case: "from") } { FORM($to, case: "to") }

# Days with their names are within a week of today, so their months are one month or neighbors, and it is enough to know
# of each whether it is an odd one. What both share is said once: du vendredi 27 au dimanche 29 novembre, but du lundi
# 30 novembre au mercredi 2 décembre.
interval-weekdays = { TAIL($to) ->
    [odd-month] { TAIL($from) ->
        [odd-month] { interval-weekdays-shared }
       *[other] { interval-dates-whole }
    }
    [even-month] { TAIL($from) ->
        [even-month] { interval-weekdays-shared }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-weekdays-shared = { FORM($from, case: "from-day") } { FORM($to, case: "to") }

-head-weekday = lundi mardi mercredi jeudi vendredi samedi dimanche
-tail-odd-month = janvier mars mai juillet septembre novembre
-tail-even-month = février avril juin août octobre décembre

# The word of today in an interval: see date-today.
-head-today = aujourd
-head-yesterday = hier
-head-tomorrow = demain

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } { $year }

interval-month-days = du { $first ->
    [1] premier
   *[other] { $first }
} au { $last } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = { HEAD($from) ->
    [month-vowel] d’{ $from } à { $to }
   *[other] de { $from } à { $to }
}

# du 3 novembre à 22 heures jusqu’au 4 novembre à 2 heures: among so many "à" a plain "au" would be lost. "De demain à 2
# heures" would be heard as the time between the two: à partir de demain à 2 heures, jusqu’au 4 novembre à 3 heures.
interval-moments = { HEAD($from) ->
    [today] à partir d’{ $from }, { FORM($to, case: "until") }
   *[other] { HEAD(interval-moments-from) ->
        [dated] { interval-moments-from } { FORM($to, case: "until") }
       *[near] à partir { interval-moments-from }, { FORM($to, case: "until") }
    }
}
interval-moments-from = { FORM($from, case: "from") }
-head-dated = du
