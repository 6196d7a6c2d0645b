## Times of day
##
## CLDR's "14:30" and the usual "14 h 30" are for reading. Voices name the letter "h", so the words are written out.
## Minutes have no leading zero, because voices would read it (9 heures 5). A full hour has no minutes.
##
## Alone, a time has its "à", as a date has its article: "8 heures" by itself would be a duration (dose programmée : à
## 8 heures). Without "à" it is "bare", "of", and "amount" (plus de, environ, entre 8 heures et 10 heures).
##
## Values of $case for the beginning of an interval: "from" (de 14 heures, d’une heure), "from-hour" if the end says
## "heures" (de 14 à 16 heures), and "from-dial" if the end says the part of the day. "end" is for the end (à 16 heures,
## à minuit).
## Other values of $case: "at" says when (à 16 heures), and "at-dial" follows the part of the day (ce matin à 8 heures).
## "around" is an estimate (vers 16 heures), "around-day" follows a day (demain vers 16 heures), and "around-dial"
## follows the part of the day (ce matin vers 8 heures). "since" follows "depuis", because "9 heures" alone could also
## be a duration there (depuis 9 heures du matin, depuis midi).

# The 12-hour clock is heard on demand only. It has no zero, but for the hour after midnight (see time-h23): twelve is
# "midi", or "minuit" at the end, and the part of the day, as CLDR names it, says the rest.
time-h12 = { $case ->
    [from] { HEAD(time-h12-clock) ->
        [un] d’{ time-h12-clock }
       *[other] de { time-h12-clock }
    }
    [from-hour] { time-from-hour12 }
    [from-dial] { time-from-dial }
    [until] jusqu’à { time-h12-night }
    [end] à { time-h12-night }
    [around] vers { time-h12-night }
    [around-day] vers { time-h12-clock }
    [around-dial] vers { time-h12-dial }
    [at-dial] à { time-h12-dial }
    [since] { time-h12-night }
    [bare] { time-h12-clock }
    [of] { time-h12-clock }
    [amount] { time-h12-clock }
   *[at] à { time-h12-clock }
}

# A full hour, for time-h12.
time-from-hour12 = { $minute ->
    [0] { $hour12 ->
        [1] d’une heure
       *[other] de { $hour12 }
    }
   *[other] { time-from-dial }
}

# A time without its part of the day, for time-h12.
time-from-dial = { $hour12 ->
    [1] d’{ time-h12-dial }
   *[other] de { time-h12-dial }
}
time-h12-dial = { $minute ->
    [0] { time-hour12 }
   *[other] { time-hour12 } { time-minute }
}

time-h12-night = { $hour ->
    [0] { $minute ->
        [0] minuit
       *[other] minuit { time-minute }
    }
   *[other] { time-h12-clock }
}

time-h12-clock = { $hour ->
    [0] { time-h23-clock }
    [12] { $minute ->
        [0] midi
       *[other] midi { time-minute }
    }
   *[other] { $minute ->
        [0] { time-hour12 } { time-part }
       *[other] { time-hour12 } { time-minute } { time-part }
    }
}

# Midnight is "0 heure": "mardi à minuit" leaves open whether Tuesday begins or ends with it. Without a day, and where
# something ends with it, it is "minuit": de 22 heures à minuit, vers minuit.
time-h23 = { $case ->
    [from] { HEAD(time-h23-clock) ->
        [un] d’{ time-h23-clock }
       *[other] de { time-h23-clock }
    }
    [from-hour] { time-from-hour }
    [until] jusqu’à { time-h23-night }
    [end] à { time-h23-night }
    [around] vers { time-h23-night }
    [around-day] vers { time-h23-clock }
    [around-dial] vers { time-h23-clock }
    [at-dial] à { time-h23-clock }
    [since] { time-h23-since }
    [bare] { time-h23-clock }
    [of] { time-h23-clock }
    [amount] { time-h23-clock }
   *[at] à { time-h23-clock }
}

time-h23-since = { $minute ->
    [0] { time-hour-since }
   *[other] { time-h23-clock }
}
time-hour-since = { $hour ->
    [0] minuit
    [12] midi
   *[other] { $period ->
        [am] { time-hour } du matin
       *[pm] { time-hour }
    }
}

# A full hour, for time-h23.
time-from-hour = { $minute ->
    [0] { $hour ->
        [1] d’une heure
        [21] de vingt et une
       *[other] de { $hour }
    }
   *[other] de { time-h23-clock }
}

time-h23-night = { $minute ->
    [0] { $hour ->
        [0] minuit
       *[other] { time-h23-clock }
    }
   *[other] { time-h23-clock }
}

time-h23-clock = { $minute ->
    [0] { time-hour }
   *[other] { time-hour } { time-minute }
}

# An hour of the day, for time-h23. Hours and minutes are feminine: in words where voices read the digits as masculine.
time-hour = { $hour ->
    [0] { $hour } heure
    [1] une heure
    [21] vingt et une heures
   *[other] { $hour } heures
}

# An hour on the dial, for time-h12.
time-hour12 = { $hour12 ->
    [1] une heure
   *[other] { $hour12 } heures
}

# The minutes after the hour: 14 heures 5, 14 heures vingt et une.
time-minute = { $minute ->
    [1] une
    [21] vingt et une
    [31] trente et une
    [41] quarante et une
    [51] cinquante et une
   *[other] { $minute }
}

# The part of the day, for time-h12: CLDR's evening begins at 6.
time-part = { $period ->
    [am] du matin
   *[pm] { $hour12 ->
        [1] de l’après-midi
        [2] de l’après-midi
        [3] de l’après-midi
        [4] de l’après-midi
        [5] de l’après-midi
       *[other] du soir
    }
}

## Days of the week, inside a date or alone; "every" for a schedule (le lundi)

weekday-monday = { $case ->
    [every] le lundi
   *[bare] lundi
}
weekday-tuesday = { $case ->
    [every] le mardi
   *[bare] mardi
}
weekday-wednesday = { $case ->
    [every] le mercredi
   *[bare] mercredi
}
weekday-thursday = { $case ->
    [every] le jeudi
   *[bare] jeudi
}
weekday-friday = { $case ->
    [every] le vendredi
   *[bare] vendredi
}
weekday-saturday = { $case ->
    [every] le samedi
   *[bare] samedi
}
weekday-sunday = { $case ->
    [every] le dimanche
   *[bare] dimanche
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $case ->
    [around] vers { $year }
    [until] jusqu’en { $year }
   *[bare] { $year }
}

## Days
##
## Values of $case: "from" and "to" are for the ends of an interval (du 3 novembre au 7 décembre). "from-day" is for the
## first day if the last one says the month (du vendredi 27). "until" is for a last day with a time (jusqu’au 7 novembre
## à 14 heures).

# The number of the day. In words for the first: not every voice reads "1er" rightly.
date-day = { $day ->
    [1] premier
   *[other] { $day }
}

# "Dès aujourd’hui" is for a beginning without an end; for intervals from today on, see relative.ftl.
date-today = { $case ->
    [from] dès aujourd’hui
    [to] à aujourd’hui
    [until] jusqu’à aujourd’hui
    [around] vers aujourd’hui
   *[bare] aujourd’hui
}

# "à hier" is not said.
date-yesterday = { $case ->
    [from] d’hier
    [to] jusqu’à hier
    [until] jusqu’à hier
    [around] vers hier
   *[bare] hier
}

date-tomorrow = { $case ->
    [from] de demain
    [to] à demain
    [until] jusqu’à demain
    [around] vers demain
   *[bare] demain
}

# A day 2 to 6 days ago. In an interval, "samedi" alone sounds like the coming Saturday. $case
# "span": the day that has such hours (samedi dernier de 10 à 12 heures). $case "last": after "dernière" (dernière
# activité samedi).
date-weekday = { $case ->
    [from] de { $weekday } dernier
    [to] à { $weekday } dernier
    [until] jusqu’à { $weekday } dernier
    [span] { $weekday } dernier
    [around] vers { $weekday } dernier
    [last] { $weekday }
   *[bare] { $weekday } dernier
}

# After the name of the day the date needs no article: livraison mardi 24 novembre. "from-day" leaves the month to the
# other end. "amount": after "entre" it does (entre le mardi 24 novembre et le 7 décembre).
# accepted: unused-argument
date-weekday-month-day = { $case ->
    [from] du { $weekday } { date-day } { $month }
    [from-day] du { $weekday } { date-day }
    [to] au { $weekday } { date-day } { $month }
    [until] jusqu’au { $weekday } { date-day } { $month }
    [around] vers le { $weekday } { date-day } { $month }
    [amount] le { $weekday } { date-day } { $month }
   *[bare] { $weekday } { date-day } { $month }
}

# With the article, which CLDR's printed forms lack: it is what makes the date fit a sentence (livraison le 3 novembre).
date-month-day = { $case ->
    [from] du { date-day } { $month }
    [to] au { date-day } { $month }
    [until] jusqu’au { date-day } { $month }
    [around] vers le { date-day } { $month }
   *[bare] le { date-day } { $month }
}

date-month-day-year = { $case ->
    [from] du { date-day } { $month } { $year }
    [to] au { date-day } { $month } { $year }
    [until] jusqu’au { date-day } { $month } { $year }
    [around] vers le { date-day } { $month } { $year }
   *[bare] le { date-day } { $month } { $year }
}

date-full = { $case ->
    [from] du { $weekday } { date-day } { $month } { $year }
    [to] au { $weekday } { date-day } { $month } { $year }
    [until] jusqu’au { $weekday } { date-day } { $month } { $year }
    [around] vers le { $weekday } { date-day } { $month } { $year }
    [amount] le { $weekday } { date-day } { $month } { $year }
   *[bare] { $weekday } { date-day } { $month } { $year }
}

date-day-header = { $relative }, { $date }

date-unavailable = date indisponible

time-unavailable = heure indisponible

## Moments: a day and a time; $case as of the day

# "from": aujourd’hui à partir de 18 heures, for "dès aujourd’hui à 18 heures" sounds like an advertisement.
moment-today = { $case ->
    [from] { FORM(date-today, case: "bare") } à partir { FORM($time, case: "from") }
    [around] { FORM(date-today, case: "bare") } { FORM($time, case: "around-day") }
   *[other] { date-today } { FORM($time, case: "at") }
}

moment-yesterday = { $case ->
    [around] { FORM(date-yesterday, case: "bare") } { FORM($time, case: "around-day") }
   *[other] { date-yesterday } { FORM($time, case: "at") }
}

moment-tomorrow = { $case ->
    [around] { FORM(date-tomorrow, case: "bare") } { FORM($time, case: "around-day") }
   *[other] { date-tomorrow } { FORM($time, case: "at") }
}

# mardi à 14 heures; le 3 novembre à 14 heures 30; le 3 novembre vers 14 heures 30
moment-date = { $case ->
    [around] { FORM($date, case: "bare") } { FORM($time, case: "around-day") }
   *[other] { $date } { FORM($time, case: "at") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, avant le changement d’heure

time-after-change = { $time }, après le changement d’heure

## Decades

decade = { $case ->
    [during] dans les années { $year }
   *[bare] les années { $year }
}
