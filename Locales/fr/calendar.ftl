## Ages: âge : 8 ans; au moins 8 ans, plus de 8 ans, jusqu’à 8 ans; in a field, Minou : 8 ans. "Né" sounds the same
## in both genders

age-years = { $case ->
    [amount] { $duration }
    [of] { $duration }
    [until] { $duration }
    [field] { $duration }
   *[alone] âge : { $duration }
}
    .none = { $case ->
        [field] moins d’un an
       *[alone] âge : moins d’un an
    }

age-months = { age-years }
    .none = { $case ->
        [field] moins d’un mois
       *[alone] âge : moins d’un mois
    }

age-weeks = { age-years }
    .none = { $case ->
        [field] moins d’une semaine
       *[alone] âge : moins d’une semaine
    }

age-days = { age-years }
    .none = { $case ->
        [field] moins d’un jour
       *[alone] né aujourd’hui
    }

## Periods that end now; $case "during": 300 pas au cours de la dernière heure

recent-minutes = { $case ->
    [during] au cours { recent-minutes-of }
   *[bare] { recent-minutes-bare }
}
recent-minutes-bare = { $count ->
    [1] la dernière minute
   *[other] les { number-feminine } dernières minutes
}
recent-minutes-of = { $count ->
    [1] de la dernière minute
   *[other] des { number-feminine } dernières minutes
}

recent-hours = { $case ->
    [during] au cours { recent-hours-of }
   *[bare] { recent-hours-bare }
}
recent-hours-bare = { $count ->
    [1] la dernière heure
   *[other] les { number-feminine } dernières heures
}
recent-hours-of = { $count ->
    [1] de la dernière heure
   *[other] des { number-feminine } dernières heures
}

recent-days = { $case ->
    [during] au cours { recent-days-of }
   *[bare] { recent-days-bare }
}
recent-days-bare = { $count ->
    [1] les 24 dernières heures
   *[other] les { $count } derniers jours
}
recent-days-of = { $count ->
    [1] des 24 dernières heures
   *[other] des { $count } derniers jours
}

recent-weeks = { $case ->
    [during] au cours { recent-weeks-of }
   *[bare] { recent-weeks-bare }
}
recent-weeks-bare = { $count ->
    [1] les 7 derniers jours
   *[other] les { number-feminine } dernières semaines
}
recent-weeks-of = { $count ->
    [1] des 7 derniers jours
   *[other] des { number-feminine } dernières semaines
}

recent-months = { $case ->
    [during] au cours { recent-months-of }
   *[bare] { recent-months-bare }
}
recent-months-bare = { $count ->
    [1] les 30 derniers jours
   *[other] les { $count } derniers mois
}
recent-months-of = { $count ->
    [1] des 30 derniers jours
   *[other] des { $count } derniers mois
}

recent-years = { $case ->
    [during] au cours { recent-years-of }
   *[bare] { recent-years-bare }
}
recent-years-bare = { $count ->
    [1] les 12 derniers mois
   *[other] les { number-feminine } dernières années
}
recent-years-of = { $count ->
    [1] des 12 derniers mois
   *[other] des { number-feminine } dernières années
}

## Weeks, months, and years of the calendar: the current one, the one before, and the one after

week-this = cette semaine
week-last = la semaine dernière
week-next = la semaine prochaine
month-this = ce mois-ci
month-last = { $case ->
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
year-this = cette année
year-last = l’année dernière
year-next = l’année prochaine

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

# "Soit" tells that the second time is the same moment: Tokyo : à 5 heures, soit 21 heures chez vous; à 15 heures, heure
# de Paris, soit 21 heures chez vous.
time-zones = { time-zoned }, soit { FORM($local, case: "bare") } chez vous
    .known = { time-zoned.known }, soit { FORM($local, case: "bare") } chez vous

## An amount within a period

# 3 entraînements cette semaine; en mars; en 2024. $case "during": au cours des 7 derniers jours, dans les années 1990.
amount-during = { HEAD($period) ->
    [month] { $amount } en { $period }
    [digit] { $amount } en { $period }
   *[other] { $amount } { FORM($period, case: "during") }
}

