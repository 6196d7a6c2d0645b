## Times of day
##
## A time alone tells when: સવારે 9 વાગ્યે, સવારે 9 વાગીને 30 મિનિટે. In the case "oblique" it is bare, before થી and સુધી:
## સવારે 9 વાગ્યા, સવારે 9 વાગીને 30 મિનિટ. After its day, the night has other words: "told" is when, "day" is bare. "hour"
## and "day-hour" (after a day) come before another time that says વાગ્યા. "dial" has no part of the day and is bare.

time-h12 = { $case ->
    [hour] { time-h12-number }
    [day-hour] { time-h12-number }
    [dial] { time-h12-bare }
    [oblique] { time-part } { time-h12-bare }
    [day] { time-part } { time-h12-bare }
   *[direct] { time-part } { time-h12-when }
}
time-h12-number = { $minute ->
    [0] { time-part } { $hour12 }
   *[other] { time-part } { time-h12-bare }
}
time-h12-when = { $minute ->
    [0] { $hour12 } વાગ્યે
   *[other] { $hour12 } વાગીને { $minute } મિનિટે
}
time-h12-bare = { $minute ->
    [0] { $hour12 } વાગ્યા
   *[other] { $hour12 } વાગીને { $minute } મિનિટ
}

# 24-hour clock: no part of the day, no leading zeros.
time-h23 = { $case ->
    [hour] { time-h23-number }
    [day-hour] { time-h23-number }
    [dial] { time-h23-bare }
    [oblique] { time-h23-bare }
    [day] { time-h23-bare }
   *[direct] { $minute ->
        [0] { $hour } વાગ્યે
       *[other] { $hour } વાગીને { $minute } મિનિટે
    }
}
time-h23-number = { $minute ->
    [0] { $hour }
   *[other] { time-h23-bare }
}
time-h23-bare = { $minute ->
    [0] { $hour } વાગ્યા
   *[other] { $hour } વાગીને { $minute } મિનિટ
}

# The parts of the day are CLDR's: સવારે from 4, બપોરે from 12, સાંજે from 16, રાત્રે from 20.
time-part = { $hour ->
    [0] { time-part-night }
    [1] { time-part-night }
    [2] { time-part-night }
    [3] { time-part-night }
    [12] બપોરે
    [13] બપોરે
    [14] બપોરે
    [15] બપોરે
    [16] સાંજે
    [17] સાંજે
    [18] સાંજે
    [19] સાંજે
    [20] રાત્રે
    [21] રાત્રે
    [22] રાત્રે
    [23] રાત્રે
   *[other] સવારે
}

# From 0 to 4. After a day રાત્રે would be the night that follows it (આજે રાત્રે 1 વાગ્યે is still to come in the evening),
# and વહેલી સવારે is later: 5 નવેમ્બરે મધરાત પછી 2 વાગ્યે.
time-part-night = { $case ->
    [told] { time-part-night-told }
    [day] { time-part-night-told }
    [day-hour] { time-part-night-told }
   *[direct] રાત્રે
}
time-part-night-told = { $hour ->
    [0] { $minute ->
        [0] મધરાતે
       *[other] મધરાત પછી
    }
   *[other] મધરાત પછી
}

## A month with its year, and a year alone

month-year = { $case ->
    [during] { $month } { $year }માં
   *[direct] { $month } { $year }
}

year-alone = { $case ->
    [during] વર્ષ { $year }માં
    [oblique] વર્ષ { $year }
   *[direct] { $year }
}

## Days: $case "at" tells when something is, "oblique" comes before a suffix

weekday-monday = { $case ->
    [at] સોમવારે
   *[direct] સોમવાર
}
weekday-tuesday = { $case ->
    [at] મંગળવારે
   *[direct] મંગળવાર
}
weekday-wednesday = { $case ->
    [at] બુધવારે
   *[direct] બુધવાર
}
weekday-thursday = { $case ->
    [at] ગુરુવારે
   *[direct] ગુરુવાર
}
weekday-friday = { $case ->
    [at] શુક્રવારે
   *[direct] શુક્રવાર
}
weekday-saturday = { $case ->
    [at] શનિવારે
   *[direct] શનિવાર
}
weekday-sunday = { $case ->
    [at] રવિવારે
   *[direct] રવિવાર
}

date-yesterday = { $case ->
    [oblique] ગઈકાલ
   *[direct] ગઈકાલે
}

date-today = { $case ->
    [oblique] આજ
   *[direct] આજે
}

date-tomorrow = { $case ->
    [oblique] આવતીકાલ
   *[direct] આવતીકાલે
}

# A day 2 to 6 days ago. On a Friday, શનિવારે alone would mean tomorrow.
date-weekday = { $case ->
    [oblique] ગયા { $weekday }
   *[direct] ગયા { FORM($weekday, case: "at") }
}

date-weekday-month-day = { $case ->
    [at] { FORM($weekday, case: "direct") }, { date-day-at }
   *[direct] { $weekday }, { $day } { $month }
}

date-month-day = { $case ->
    [at] { date-day-at }
   *[direct] { $day } { $month }
}

# 20 નવેમ્બરે, 20 જુલાઈએ
date-day-at = { TAIL($month) ->
    [vowel] { $day } { $month }એ
   *[other] { $day } { $month }ે
}
-tail-vowel = રી ઈ મે

date-month-day-year = { $case ->
    [at] { $day } { $month } { $year }ના રોજ
   *[direct] { $day } { $month } { $year }
}

date-full = { $weekday }, { $day } { $month } { $year }

date-day-header = { $relative }, { $date }

date-unavailable = તારીખ ઉપલબ્ધ નથી

time-unavailable = સમય ઉપલબ્ધ નથી

## Moments: a day and a time. $case "oblique" is before a suffix: આજે રાત્રે 10 વાગીને 30 મિનિટથી

# From 0 to 3 it is the night that began the day before: 25 નવેમ્બરે રાત્રે 12 વાગ્યે would be at the end of the 25th. So
# today's is ગઈ રાત્રે, tomorrow's આજે રાત્રે. Of any other day from 1 on it is વહેલી સવારે; of the hour before, it is told
# that it is at the beginning of the day.
moment-today = આજે { moment-day-clock }
    .night = { HEAD(FORM($time, case: "told")) ->
        [midnight] ગઈ { moment-night-clock }
        [early] { moment-last-night }
       *[other] { moment-today }
    }

moment-last-night = { $case ->
    [zoned] ગઈકાલે { FORM($time, case: "told") }
   *[direct] ગઈ { moment-night-clock }
}

# For example: રાત્રે 12 વાગ્યે; રાત્રે 12 વાગીને 20 મિનિટ
moment-night-clock = { $case ->
    [oblique] { $time }
   *[direct] { FORM($time, case: "direct") }
}

# After a day: રાત્રે 8 વાગ્યે; મધરાત પછી 2 વાગીને 14 મિનિટે
moment-day-clock = { $case ->
    [oblique] { FORM($time, case: "day") }
   *[direct] { FORM($time, case: "told") }
}

moment-yesterday = { FORM(date-yesterday, case: "direct") } { moment-day-clock }
    .night = { HEAD(FORM($time, case: "told")) ->
        [midnight] { moment-yesterday-night }
        [early] { moment-yesterday-night }
       *[other] { moment-yesterday }
    }
# With મધરાત પછી it would be heard as last night.
moment-yesterday-night = ગઈકાલના દિવસની શરૂઆતમાં, { moment-night-clock }

moment-tomorrow = { FORM(date-tomorrow, case: "direct") } { moment-day-clock }
    .night = { HEAD(FORM($time, case: "told")) ->
        [midnight] આજે { moment-night-clock }
        [early] { moment-tonight }
       *[other] { moment-tomorrow }
    }
moment-tonight = { $case ->
    [zoned] આજે { FORM($time, case: "told") }
   *[direct] આજે { moment-night-clock }
}
-head-midnight = મધરાતે
-head-early = મધરાત

# ગયા મંગળવારે બપોરે 2 વાગ્યે; 3 નવેમ્બરે બપોરે 2 વાગીને 30 મિનિટે
moment-date = { FORM($date, case: "at") } { moment-day-clock }
    .night = { HEAD(FORM($time, case: "told")) ->
        [midnight] { FORM($date, case: "oblique") }ની શરૂઆતમાં, { moment-night-clock }
       *[other] { moment-date }
    }

## The hour that comes twice, on the night when clocks are set back

time-before-change = ઘડિયાળ બદલાય તે પહેલાં { time-at-change }

time-after-change = ઘડિયાળ બદલાય તે પછી { time-at-change }

time-at-change = { $case ->
    [oblique] { $time }
    [day] { FORM($time, case: "oblique") }
   *[direct] { FORM($time, case: "direct") }
}

## Decades

decade = { $case ->
    [during] { $year }ના દાયકામાં
    [oblique] { $year }ના દાયકા
   *[direct] { $year }નો દાયકો
}
