## Times of day
##
## Alone, a full hour is "ώρα 8", and a time with minutes "οκτώ και 30". "accusative" has the article (τις οκτώ και 30, τη
## μία), after "από", "έως" and "πριν από"; "at" is with "σε". A full hour has no minutes, for voices read 8:00 as "οκτώ
## μηδέν μηδέν". Hours are in words, for voices would read 3 in the neuter (στις τρεις). "dial" and "atdial" are the two
## without the part of the day, which another word says.
##
## The trait .when tells days and times from amounts.

time-h23 = { $case ->
    [at] σ{ time-h23-the }
    [atdial] σ{ time-h23-the }
    [accusative] { time-h23-the }
    [dial] { time-h23-the }
   *[bare] { time-h23-alone }
}
    .when = time

time-h23-alone = { $minute ->
    [0] { $hour ->
        [0] { time-h23-clock }
        [1] { time-h23-clock }
        [12] { time-h23-clock }
       *[other] ώρα { time-h23-clock }
    }
   *[other] { time-h23-clock }
}
time-h23-the = { $hour ->
    [1] τη { time-h23-clock }
   *[other] τις { time-h23-clock }
}
# στη μία τη νύχτα: "μία" alone would be mistaken for 13:00
time-h23-clock = { $minute ->
    [0] { time-h23-hour }
   *[other] { $hour ->
        [0] 12 και { $minute } τα μεσάνυχτα
        [1] μία και { $minute } τη νύχτα
       *[other] { NUMBER($hour, style: "count", gender: "feminine") } και { $minute }
    }
}
time-h23-hour = { $hour ->
    [0] 12 τα μεσάνυχτα
    [1] μία τη νύχτα
    [12] 12 το μεσημέρι
   *[other] { NUMBER($hour, style: "count", gender: "feminine") }
}

time-h12 = { $case ->
    [at] σ{ time-h12-the } { time-h12-part }
    [atdial] σ{ time-h12-the }
    [accusative] { time-h12-the } { time-h12-part }
    [dial] { time-h12-the }
   *[bare] { time-h12-clock } { time-h12-part }
}
    .when = time

time-h12-the = { $hour12 ->
    [1] τη { time-h12-clock }
   *[other] τις { time-h12-clock }
}
time-h12-clock = { $minute ->
    [0] { NUMBER($hour12, style: "count", gender: "feminine") }
   *[other] { $hour12 ->
        [1] μία και { $minute }
       *[other] { NUMBER($hour12, style: "count", gender: "feminine") } και { $minute }
    }
}
# As people say it: 4 το απόγευμα, 2 τη νύχτα. CLDR has "το μεσημέρι" until 5 and "το βράδυ" at night.
time-h12-part = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-midnight }
        [1] τη νύχτα
        [2] τη νύχτα
        [3] τη νύχτα
       *[other] το πρωί
    }
   *[pm] { $hour12 ->
        [12] το μεσημέρι
        [1] το μεσημέρι
        [2] το μεσημέρι
        [3] το μεσημέρι
        [4] το απόγευμα
        [5] το απόγευμα
        [6] το απόγευμα
        [7] το απόγευμα
       *[other] το βράδυ
    }
}
time-h12-midnight = { $minute ->
    [0] τα μεσάνυχτα
   *[other] τη νύχτα
}

## Days of the week: "on" and "accusative" with the article (την Τρίτη), "every" for a schedule (κάθε Τρίτη)

weekday-monday = { $case ->
    [on] τη Δευτέρα
    [accusative] τη Δευτέρα
    [every] κάθε Δευτέρα
   *[bare] Δευτέρα
}
    .gender = feminine
weekday-tuesday = { $case ->
    [on] την Τρίτη
    [accusative] την Τρίτη
    [every] κάθε Τρίτη
   *[bare] Τρίτη
}
    .gender = feminine
weekday-wednesday = { $case ->
    [on] την Τετάρτη
    [accusative] την Τετάρτη
    [every] κάθε Τετάρτη
   *[bare] Τετάρτη
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] την Πέμπτη
    [accusative] την Πέμπτη
    [every] κάθε Πέμπτη
   *[bare] Πέμπτη
}
    .gender = feminine
weekday-friday = { $case ->
    [on] την Παρασκευή
    [accusative] την Παρασκευή
    [every] κάθε Παρασκευή
   *[bare] Παρασκευή
}
    .gender = feminine
weekday-saturday = { $case ->
    [on] το Σάββατο
    [accusative] το Σάββατο
    [every] κάθε Σάββατο
   *[bare] Σάββατο
}
    .gender = neuter
weekday-sunday = { $case ->
    [on] την Κυριακή
    [accusative] την Κυριακή
    [every] κάθε Κυριακή
   *[bare] Κυριακή
}
    .gender = feminine

## Months: Νοέμβριος alone, Νοεμβρίου in a date, τον Νοέμβριο after a preposition

month-january = { $case ->
    [genitive] Ιανουαρίου
    [accusative] τον Ιανουάριο
   *[bare] Ιανουάριος
}
month-february = { $case ->
    [genitive] Φεβρουαρίου
    [accusative] τον Φεβρουάριο
   *[bare] Φεβρουάριος
}
month-march = { $case ->
    [genitive] Μαρτίου
    [accusative] τον Μάρτιο
   *[bare] Μάρτιος
}
month-april = { $case ->
    [genitive] Απριλίου
    [accusative] τον Απρίλιο
   *[bare] Απρίλιος
}
month-may = { $case ->
    [genitive] Μαΐου
    [accusative] τον Μάιο
   *[bare] Μάιος
}
month-june = { $case ->
    [genitive] Ιουνίου
    [accusative] τον Ιούνιο
   *[bare] Ιούνιος
}
month-july = { $case ->
    [genitive] Ιουλίου
    [accusative] τον Ιούλιο
   *[bare] Ιούλιος
}
month-august = { $case ->
    [genitive] Αυγούστου
    [accusative] τον Αύγουστο
   *[bare] Αύγουστος
}
month-september = { $case ->
    [genitive] Σεπτεμβρίου
    [accusative] τον Σεπτέμβριο
   *[bare] Σεπτέμβριος
}
month-october = { $case ->
    [genitive] Οκτωβρίου
    [accusative] τον Οκτώβριο
   *[bare] Οκτώβριος
}
month-november = { $case ->
    [genitive] Νοεμβρίου
    [accusative] τον Νοέμβριο
   *[bare] Νοέμβριος
}
month-december = { $case ->
    [genitive] Δεκεμβρίου
    [accusative] τον Δεκέμβριο
   *[bare] Δεκέμβριος
}

month-year = { $case ->
    [accusative] { $month } του { $year }
   *[bare] { $month } { $year }
}

year-alone = { $case ->
    [accusative] το { $year }
   *[bare] { $year }
}

## Days

# πρώτη Νοεμβρίου, τρεις Νοεμβρίου
date-day = { $day ->
    [1] πρώτη
   *[other] { NUMBER($day, style: "count", gender: "feminine") }
}
day-the = { $day ->
    [1] την πρώτη
   *[other] τις { date-day }
}
day-on = { $day ->
    [1] την πρώτη
   *[other] στις { date-day }
}
date-rest = { FORM($month, case: "genitive") }

date-today = σήμερα
    .when = day
date-yesterday = χθες
    .when = day
date-tomorrow = αύριο
    .when = day

# "Την Τρίτη" alone sounds like the coming one.
date-weekday = { $case ->
    [on] { TRAIT($weekday, "gender") ->
        [neuter] το { weekday-past }
       *[feminine] την { weekday-past }
    }
    [accusative] { TRAIT($weekday, "gender") ->
        [neuter] το { weekday-past }
       *[feminine] την { weekday-past }
    }
    [span] { weekday-past }
    [plotted] { weekday-plotted }
   *[bare] { FORM($weekday, case: "bare") }
}
    .when = day
weekday-past = { TRAIT($weekday, "gender") ->
    [neuter] περασμένο { FORM($weekday, case: "bare") }
   *[feminine] περασμένη { FORM($weekday, case: "bare") }
}

weekday-plotted = { $case ->
    [plotted] { FORM($weekday, case: "on") }
   *[other] { $weekday }
}

date-weekday-month-day = { weekday-plotted } { date-day } { date-rest }
    .when = day

date-month-day = { $case ->
    [on] { day-on } { date-rest }
    [plotted] { day-on } { date-rest }
    [accusative] { day-the } { date-rest }
   *[bare] { date-day } { date-rest }
}
    .when = day

date-month-day-year = { $case ->
    [on] { day-on } { date-rest } { $year }
    [plotted] { day-on } { date-rest } { $year }
    [accusative] { day-the } { date-rest } { $year }
   *[bare] { date-day } { date-rest } { $year }
}
    .when = day

date-full = { weekday-plotted } { date-day } { date-rest } { $year }
    .when = day

date-day-header = { $relative }, { $date }

date-unavailable = μη διαθέσιμη ημερομηνία

time-unavailable = μη διαθέσιμη ώρα

## Moments: a day and a time; the day answers the case. Midnight is said so that nobody takes it for that of another day.

-tail-midnight = μεσάνυχτα

moment-today = σήμερα { FORM($time, case: "at") }
    .night = { TAIL($time) ->
        [midnight] χθες το βράδυ { FORM($time, case: "at") }
       *[other] σήμερα { FORM($time, case: "at") }
    }
    .when = moment

moment-yesterday = χθες { FORM($time, case: "at") }
    .night = { TAIL($time) ->
        [midnight] προχθές το βράδυ { FORM($time, case: "at") }
       *[other] χθες { FORM($time, case: "at") }
    }
    .when = moment

moment-tomorrow = αύριο { FORM($time, case: "at") }
    .night = { TAIL($time) ->
        [midnight] απόψε { FORM($time, case: "at") }
       *[other] αύριο { FORM($time, case: "at") }
    }
    .when = moment

moment-date = { $date } { FORM($time, case: "at") }
    .night = { TAIL($time) ->
        [midnight] { $date } { FORM($time, case: "at") }, στην αρχή της ημέρας
       *[other] { $date } { FORM($time, case: "at") }
    }
    .when = moment

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, πριν από την αλλαγή της ώρας
    .when = time

time-after-change = { $time }, μετά την αλλαγή της ώρας
    .when = time

## Decades

decade = { $case ->
    [accusative] τη δεκαετία του { $year }
   *[bare] δεκαετία του { $year }
}
