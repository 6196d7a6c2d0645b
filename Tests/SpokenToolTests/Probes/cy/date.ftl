## Time of day. It follows "am", "o" and "i", which mutate its first word: am ddau o’r gloch.

# CLDR's parts of the day, but "y nos" from 9 in the evening. Midnight and noon have their own names, "hanner" where CLDR
# has "canol": it is what the clock is said to strike.
time-h12 = { $minute ->
    [0] { time-h12-full }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } { time-h12-period }
}

# A full hour, for time-h12.
time-h12-full = { $hour ->
    [0] hanner nos
    [12] hanner dydd
   *[other] { FORM(numeral-hour, $hour12) } o’r gloch { time-h12-period }
}

# The part of the day, for time-h12.
time-h12-period = { $period ->
    [am] y bore
   *[pm] { $hour ->
        [18] yr hwyr
        [19] yr hwyr
        [20] yr hwyr
        [21] y nos
        [22] y nos
        [23] y nos
       *[other] y prynhawn
    }
}

# Voices say 14:00 as "fourteen nought nought". The zero before an hour is not said.
time-h23 = { $minute ->
    [0] { $hour ->
        [0] hanner nos
       *[other] { FORM(numeral-hour, $hour) } o’r gloch
    }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

# The hours by themselves: pump and chwech, where before a noun it is pum and chwe.
numeral-hour = { $count ->
    [1] un
    [2] { $case ->
        [soft] ddau
       *[plain] dau
    }
    [3] { $case ->
        [soft] dri
       *[plain] tri
    }
    [4] { $case ->
        [soft] bedwar
       *[plain] pedwar
    }
    [5] { $case ->
        [soft] bump
       *[plain] pump
    }
    [6] chwech
    [7] saith
    [8] wyth
    [9] naw
    [10] { $case ->
        [soft] ddeg
       *[plain] deg
    }
    [11] un ar ddeg
    [12] { $case ->
        [soft] ddeuddeg
       *[plain] deuddeg
    }
   *[other] { $count }
}

## Days of the week. They say "on" by the soft mutation alone: ddydd Mawrth.

weekday-monday = { $case ->
    [soft] ddydd Llun
   *[plain] dydd Llun
}
weekday-tuesday = { $case ->
    [soft] ddydd Mawrth
   *[plain] dydd Mawrth
}
weekday-wednesday = { $case ->
    [soft] ddydd Mercher
   *[plain] dydd Mercher
}
weekday-thursday = { $case ->
    [soft] ddydd Iau
   *[plain] dydd Iau
}
weekday-friday = { $case ->
    [soft] ddydd Gwener
   *[plain] dydd Gwener
}
weekday-saturday = { $case ->
    [soft] ddydd Sadwrn
   *[plain] dydd Sadwrn
}
weekday-sunday = { $case ->
    [soft] ddydd Sul
   *[plain] dydd Sul
}

## Months, only said after "o" (y trydydd o Dachwedd), which mutates them

month-january = Ionawr
month-february = Chwefror
month-march = Fawrth
month-april = Ebrill
month-may = Fai
month-june = Fehefin
month-july = Orffennaf
month-august = Awst
month-september = Fedi
month-october = Hydref
month-november = Dachwedd
month-december = Ragfyr

month-year = { $month } { $year }

year-alone = { $year }

## Days. $case: "on" (ar y trydydd, ddydd Mawrth), "from" (o’r trydydd, o ddydd Mawrth), "to" (i’r trydydd).

date-today = { $case ->
    [from] o heddiw
    [to] i heddiw
   *[plain] heddiw
}

date-yesterday = { $case ->
    [from] o ddoe
    [to] i ddoe
   *[plain] ddoe
}

date-tomorrow = { $case ->
    [from] o yfory
    [to] i yfory
   *[plain] yfory
}

date-weekday = { $case ->
    [on] { FORM($weekday, case: "soft") }
    [from] o { FORM($weekday, case: "soft") }
    [to] i { FORM($weekday, case: "soft") }
   *[plain] { $weekday }
}

# The day says its article by itself: "from" and "to" stand before the weekday.
date-weekday-month-day = { date-weekday } { FORM(date-day-month, case: "plain") }

date-month-day = { date-day-month }

date-month-day-year = { date-day-month } { $year }

date-full = { date-weekday } { FORM(date-day-month, case: "plain") } { $year }

# CLDR writes "24 Tachwedd". It is said with the old ordinals: y pedwerydd ar hugain o Dachwedd.
date-day-month = { $case ->
    [on] ar { date-article }
    [from] o’r
    [to] i’r
   *[plain] { date-article }
} { FORM(numeral-ordinal, $day) } o { $month }

# The article, before a vowel and before others.
date-article = { $day ->
    [2] yr
    [8] yr
    [11] yr
    [16] yr
    [17] yr
    [20] yr
    [21] yr
    [22] yr
    [28] yr
    [31] yr
   *[other] y
}

date-day-header = { $relative }, { $date }

date-unavailable = nid yw’r dyddiad ar gael

time-unavailable = nid yw’r amser ar gael

## Moments: a day and a time. $case "from" and "to" are the ends of an interval.

moment-today = { date-today } am { FORM($time, case: "soft") }

moment-yesterday = { date-yesterday } am { FORM($time, case: "soft") }

moment-tomorrow = { date-tomorrow } am { FORM($time, case: "soft") }

moment-date = { $case ->
    [from] { $date }
    [to] { $date }
   *[on] { FORM($date, case: "on") }
} am { FORM($time, case: "soft") }

time-before-change = { $time }, cyn newid y clociau
time-after-change = { $time }, ar ôl newid y clociau
decade = y { $year }au
