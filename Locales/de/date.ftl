## Times of day
##
## A time follows "um", which is the same before every hour: um ein Uhr, um 14 Uhr 30. The case "at" asks for "um".
## "hour" is a full hour before another time that says "Uhr" and the part of the day (von 9 bis 12 Uhr). "hours" is the
## first of several such hours (um 8, 12 und 20 Uhr). "dial" is a time before another one that says the part of the day
## (von 2 Uhr 30 bis 4 Uhr nachmittags).

# CLDR writes 14:30. A full hour has no minutes, neither number has a zero before it, and "1 Uhr" would be "eins Uhr".
time-h23 = { $case ->
    [at] um { time-h23-clock }
    [hour] { time-h23-number }
    [hours] um { time-h23-number }
   *[bare] { time-h23-clock }
}
time-h23-number = { $minute ->
    [0] { $hour }
   *[other] { time-h23-clock }
}
time-h23-clock = { $minute ->
    [0] { time-h23-hour }
   *[other] { time-h23-hour } { $minute }
}
time-h23-hour = { $hour ->
    [1] ein Uhr
   *[other] { $hour } Uhr
}

# Germans use the 12-hour clock in talk only, with CLDR's parts of the day instead of its marks AM and PM.
# From midnight to 1 the hour stays 0: "heute um 12 Uhr nachts" would be mistaken for the end of the day.
time-h12 = { $case ->
    [at] um { time-h12-part }
    [hour] { time-h12-number }
    [hours] um { time-h12-number }
    [dial] { time-h12-clock }
   *[bare] { time-h12-part }
}
time-h12-part = { $hour ->
    [0] { time-h23-clock }
    [1] { time-h12-clock } nachts
    [2] { time-h12-clock } nachts
    [3] { time-h12-clock } nachts
    [4] { time-h12-clock } nachts
    [10] { time-h12-clock } vormittags
    [11] { time-h12-clock } vormittags
    [12] { time-h12-clock } mittags
   *[other] { $period ->
        [am] { time-h12-clock } morgens
       *[pm] { time-h12-afternoon }
    }
}
time-h12-afternoon = { $hour12 ->
    [1] { time-h12-clock } nachmittags
    [2] { time-h12-clock } nachmittags
    [3] { time-h12-clock } nachmittags
    [4] { time-h12-clock } nachmittags
    [5] { time-h12-clock } nachmittags
   *[other] { time-h12-clock } abends
}
time-h12-number = { $hour ->
    [0] { time-h23-number }
   *[other] { $minute ->
        [0] { $hour12 }
       *[other] { time-h12-clock }
    }
}
time-h12-clock = { $minute ->
    [0] { time-h12-hour }
   *[other] { time-h12-hour } { $minute }
}
time-h12-hour = { $hour12 ->
    [1] ein Uhr
   *[other] { $hour12 } Uhr
}

## Days of the week
##
## The case "on" is for one day (am Dienstag), and "every" for a schedule (dienstags). "from" and "to" are for the ends
## of an interval (von Dienstag bis Freitag).

weekday-monday = { $case ->
    [on] am Montag
    [every] montags
    [from] von Montag
    [to] bis Montag
   *[bare] Montag
}
weekday-tuesday = { $case ->
    [on] am Dienstag
    [every] dienstags
    [from] von Dienstag
    [to] bis Dienstag
   *[bare] Dienstag
}
weekday-wednesday = { $case ->
    [on] am Mittwoch
    [every] mittwochs
    [from] von Mittwoch
    [to] bis Mittwoch
   *[bare] Mittwoch
}
weekday-thursday = { $case ->
    [on] am Donnerstag
    [every] donnerstags
    [from] von Donnerstag
    [to] bis Donnerstag
   *[bare] Donnerstag
}
weekday-friday = { $case ->
    [on] am Freitag
    [every] freitags
    [from] von Freitag
    [to] bis Freitag
   *[bare] Freitag
}
weekday-saturday = { $case ->
    [on] am Samstag
    [every] samstags
    [from] von Samstag
    [to] bis Samstag
   *[bare] Samstag
}
weekday-sunday = { $case ->
    [on] am Sonntag
    [every] sonntags
    [from] von Sonntag
    [to] bis Sonntag
   *[bare] Sonntag
}

## A month with its year, and a year alone

month-year = { $month } { $year }

# "Mehr als 2025" and "bis zu 2025" would be numbers.
year-alone = { $case ->
    [on] im Jahr { $year }
    [since] seit { $year }
    [to] bis { $year }
   *[bare] { $year }
}
    .kind = year

## The day of the month, in words: voices read "3." as plain 3 and stop after it, and do not know its case

# Alone: dritter November
day-of-month = { NUMBER($day, style: "day") }

# After "am", "vom", "zum", "den", "dem": am dritten November
day-of-month-oblique = { NUMBER($count, style: "day-after-article") }

## Days
##
## Values of $case: "on" says when something happens (am dritten November). "from" and "to" are the ends of an interval
## (vom dritten November bis zum siebten November). "since" is the beginning of a state (seit dem dritten November).
## "around" is an estimate (um den dritten November). The dative is for days after "vom" and "zum" (zum dritten
## November). "between" is the dative with its article (ab dem dritten November). The accusative is for days after "für
## den". A date that is alone has no case (dritter November).

date-today = { $case ->
    [from] von heute
    [to] bis heute
    [since] seit heute
   *[bare] heute
}

date-yesterday = { $case ->
    [from] von gestern
    [to] bis gestern
    [since] seit gestern
   *[bare] gestern
}

date-tomorrow = { $case ->
    [from] von morgen
    [to] bis morgen
    [since] seit morgen
   *[bare] morgen
}

# A day 2 to 6 days ago. On a Friday, "am Samstag" would mean tomorrow.
date-weekday = { $days ->
    [2] { date-before-yesterday }
   *[other] { date-weekday-past }
}
date-before-yesterday = { $case ->
    [from] von vorgestern
    [to] bis vorgestern
    [since] seit vorgestern
   *[bare] vorgestern
}
date-weekday-past = { $case ->
    [on] am vergangenen { FORM($weekday, case: "bare") }
    [from] vom vergangenen { FORM($weekday, case: "bare") }
    [since] seit { FORM($weekday, case: "bare") }
    [between] vergangenem { $weekday }
   *[bare] { $weekday }
}

# am Dienstag, den vierundzwanzigsten November: "den" needs no comma after the date, and so no pause before the time.
# "dated" is the dative without the day of the week, beside a day that has none, see bound-between: zwischen dem ersten
# Dezember und dem neunten Dezember.
# accepted: unused-argument
date-weekday-month-day = { $case ->
    [on] { $weekday }, den { FORM(day-of-month-oblique, $day) } { $month }
    [from] { $weekday }, dem { FORM(day-of-month-oblique, $day) } { $month },
    [to] { $weekday }, den { FORM(day-of-month-oblique, $day) } { $month }
    [since] seit { FORM($weekday, case: "bare") }, dem { FORM(day-of-month-oblique, $day) } { $month }
    [dative] { $weekday }, dem { FORM(day-of-month-oblique, $day) } { $month }
    [between] { $weekday }, dem { FORM(day-of-month-oblique, $day) } { $month }
    [dated] dem { FORM(day-of-month-oblique, $day) } { $month }
    [around] um den { FORM(day-of-month-oblique, $day) } { $month }
    [accusative] { $weekday }, den { FORM(day-of-month-oblique, $day) } { $month }
   *[bare] { $weekday }, { day-of-month } { $month }
}

date-month-day = { $case ->
    [on] am { FORM(day-of-month-oblique, $day) } { $month }
    [from] vom { FORM(day-of-month-oblique, $day) } { $month }
    [to] bis zum { FORM(day-of-month-oblique, $day) } { $month }
    [since] seit dem { FORM(day-of-month-oblique, $day) } { $month }
    [dative] { FORM(day-of-month-oblique, $day) } { $month }
    [between] dem { FORM(day-of-month-oblique, $day) } { $month }
    [around] um den { FORM(day-of-month-oblique, $day) } { $month }
    [accusative] { FORM(day-of-month-oblique, $day) } { $month }
   *[bare] { day-of-month } { $month }
}

date-month-day-year = { $case ->
    [on] am { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [from] vom { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [to] bis zum { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [since] seit dem { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [dative] { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [between] dem { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [around] um den { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [accusative] { FORM(day-of-month-oblique, $day) } { $month } { $year }
   *[bare] { day-of-month } { $month } { $year }
}

# accepted: unused-argument
date-full = { $case ->
    [on] { $weekday }, den { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [from] { $weekday }, dem { FORM(day-of-month-oblique, $day) } { $month } { $year },
    [to] { $weekday }, den { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [dative] { $weekday }, dem { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [between] { $weekday }, dem { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [dated] dem { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [around] um den { FORM(day-of-month-oblique, $day) } { $month } { $year }
    [accusative] { $weekday }, den { FORM(day-of-month-oblique, $day) } { $month } { $year }
   *[bare] { $weekday }, { day-of-month } { $month } { $year }
}

# heute, Freitag, zwanzigster November
date-day-header = { $relative }, { $date }

date-unavailable = Datum nicht verfügbar

time-unavailable = Uhrzeit nicht verfügbar

## Moments: a day and a time; $case as of the day. The time has its own "um", whichever case is asked for: beginnt morgen
## um 15 Uhr, with the case "at".

moment-today = { $case ->
    [around] heute gegen { $time }
   *[on] { date-today } um { FORM($time, case: "bare") }
}
    .kind = moment

moment-yesterday = { $case ->
    [around] gestern gegen { $time }
   *[on] { date-yesterday } um { FORM($time, case: "bare") }
}
    .kind = moment

moment-tomorrow = { $case ->
    [around] morgen gegen { $time }
   *[on] { date-tomorrow } um { FORM($time, case: "bare") }
}
    .kind = moment

# am vergangenen Dienstag um 14 Uhr; am dritten November um 14 Uhr 30
moment-date = { $case ->
    [from] { $date } um { FORM($time, case: "bare") }
    [to] { $date } um { FORM($time, case: "bare") }
    [between] { moment-date-between }
    [dated] { $date } um { FORM($time, case: "bare") }
    [around] { FORM($date, case: "on") } gegen { $time }
   *[on] { FORM($date, case: "on") } um { FORM($time, case: "bare") }
}
    .kind = moment
# dem dritten November um 8 Uhr; Samstag, dem achtundzwanzigsten November, um 8 Uhr
moment-date-between = { HEAD($date) ->
    [weekday] { $date }, um { FORM($time, case: "bare") }
   *[other] { $date } um { FORM($time, case: "bare") }
}

## The hour that comes twice, on the night when clocks are set back: without a comma, which would stand between it and
## the end of an interval

time-before-change = { $time } vor der Zeitumstellung

time-after-change = { $time } nach der Zeitumstellung

## Decades

# In words: voices read "1990er" as "eintausend…". Case "on" tells when: in den neunzehnhundertneunziger Jahren
decade = { $case ->
    [on] in den { decade-years } Jahren
   *[bare] die { decade-years } Jahre
}
decade-years = { NUMBER($year, style: "year") }er
