## Ages: âge : 8 ans; au moins 8 ans, plus de 8 ans, jusqu’à 8 ans; in a field, Minou : 8 ans. "Né" sounds the same
## in both genders

age = { $case ->
    [amount] { $duration }
    [of] { $duration }
    [until] { $duration }
    [field] { $duration }
   *[alone] âge : { $duration }
}
    .none = { $case ->
        [field] moins d’{ $duration }
       *[alone] { age-none }
    }

age-none = { $period ->
    [day] né aujourd’hui
   *[other] âge : moins d’{ $duration }
}

## Periods that end now; $case "during": 300 pas au cours de la dernière heure

recent = { $case ->
    [during] au cours { recent-of }
   *[bare] { recent-alone }
}

recent-alone = { $count ->
    [1] la dernière { $unit }
   *[other] les { recent-several }
}

recent-of = { $count ->
    [1] de la dernière { $unit }
   *[other] des { recent-several }
}

# An is said of a number of years, année of the years that were: les 5 dernières années.
recent-several = { $period ->
    [year] { number-feminine } dernières années
   *[other] { TRAIT($unit, "gender") ->
        [feminine] { number-feminine } dernières { FORM($unit, 2) }
       *[masculine] { $count } derniers { FORM($unit, 2) }
    }
}

## Weeks, months, and years of the calendar: the current one, the one before, and the one after

week-last = { $case ->
    [to] à la semaine dernière
   *[bare] la semaine dernière
}
month-last = { $case ->
    [to] au mois dernier
    [from] du mois dernier
    [until] jusqu’au mois dernier
    [around] vers le mois dernier
   *[bare] le mois dernier
}
month-next = { $case ->
    [from] du mois prochain
    [until] jusqu’au mois prochain
    [around] vers le mois prochain
   *[bare] le mois prochain
}
year-last = { $case ->
    [to] à l’année dernière
   *[bare] l’année dernière
}

## Today, with CLDR's part of the day if it can't mean another day. The time after it leaves that
## part out (ce matin à 8 heures), and noon is "midi" already: aujourd’hui à midi.

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [12] { moment-today }
   *[other] { $case ->
        [around] { date-today-part } { FORM($time, case: "around-dial") }
       *[other] { date-today-part } { FORM($time, case: "at-dial") }
    }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] ce matin
    [5] ce matin
    [6] ce matin
    [7] ce matin
    [8] ce matin
    [9] ce matin
    [10] ce matin
    [11] ce matin
    [12] cet après-midi
    [13] cet après-midi
    [14] cet après-midi
    [15] cet après-midi
    [16] cet après-midi
    [17] cet après-midi
   *[other] ce soir
}

# semaine du 2 novembre
week-of = semaine { FORM($date, case: "from") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [from] de midi
    [until] jusqu’à midi
    [around] vers midi
    [around-day] vers midi
    [since] midi
    [bare] midi
    [of] midi
    [amount] midi
   *[at] à midi
}

time-midnight = { $case ->
    [from] de minuit
    [until] jusqu’à minuit
    [around] vers minuit
    [around-day] vers minuit
    [since] minuit
    [bare] minuit
    [of] minuit
    [amount] minuit
   *[at] à minuit
}

moment-end-of-today = à minuit

# same for every case
moment-same-day = { $time }

# The name first: behind a comma it would be heard as that of the next time. Tokyo : à 5 heures.
# What says itself that it is a time comes behind, as on the radio: à 15 heures, heure de Paris.
time-zoned = { HEAD($zone) ->
    [zone-time] { time-zoned.known }
   *[name] { $zone } : { $time }
}
    .known = { $time }, { $zone }
-head-zone-time = heure

# "Soit" tells that the second time is the same moment. Then no hour is heard as a duration, and after the name both are
# without "à": Tokyo : 5 heures, soit 21 heures chez vous; à 15 heures, heure de Paris, soit 21 heures chez vous.
time-zones = { HEAD($zone) ->
    [zone-time] { time-zones.known }
   *[name] { $zone } : { FORM($time, case: "bare") }, soit { FORM($local, case: "bare") } chez vous
}
    .known = { time-zoned.known }, soit { FORM($local, case: "bare") } chez vous

## An amount within a period

# 3 entraînements cette semaine; en mars; en 2024. $case "during": au cours des 7 derniers jours, dans les années 1990.
amount-during = { HEAD($period) ->
    [month] { $amount } en { $period }
    [digit] { $amount } en { $period }
   *[other] { $amount } { FORM($period, case: "during") }
}
