## The time since a past moment, and how long from now

elapsed-now = μόλις τώρα

elapsed-duration = πριν από { FORM($duration, case: "accusative") }

ahead-now = τώρα

ahead-duration = σε { FORM($duration, case: "accusative") }

## Due dates: "προθεσμία", which agrees with nothing. "Για" would name the day of a plan, and "για τώρα" alone is also
## "for the time being".

due-now = προθεσμία τώρα

due-midnight = προθεσμία έως τα μεσάνυχτα

due-today-at = προθεσμία έως σήμερα { FORM($time, case: "at") }

due-tomorrow-at = προθεσμία έως αύριο { FORM($time, case: "at") }

due-today = προθεσμία έως σήμερα

due-tomorrow = προθεσμία έως αύριο

due-date = προθεσμία έως { FORM($date, case: "accusative") }

due-date-at = προθεσμία έως { FORM(moment-date.night, case: "accusative") }

due-ahead = προθεσμία { $distance }

overdue-by = εκπρόθεσμο κατά { FORM($duration, case: "accusative") }

## Intervals: a part of the day that both times share is said once (από τις 2:30 έως τις 4 το μεσημέρι)

interval-times = { TAIL($to) ->
    [morning] { TAIL($from) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [midday] { TAIL($from) ->
        [midday] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [afternoon] { TAIL($from) ->
        [afternoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { TAIL($from) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = από { FORM($from, case: "dial") } έως { FORM($to, case: "accusative") }
interval-times-whole = { interval-dates-whole }
-tail-morning = πρωί
-tail-midday = μεσημέρι
-tail-afternoon = απόγευμα
-tail-evening = βράδυ

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { FORM($date, case: "span") }, { $times }
    .when = day

interval-all-day = { FORM($date, case: "span") }, όλη την ημέρα
    .alone = όλη την ημέρα
    .when = day

interval-next-day = { FORM($date, case: "span") }, { $times } της επόμενης ημέρας
    .when = day

# σήμερα και αύριο, for "από σήμερα έως αύριο" leaves open whether that is included
interval-dates = { HEAD($from) ->
    [today] { TAIL($to) ->
        [tomorrow] { $from } και { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } και { $to }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { interval-from } έως { FORM($to, case: "accusative") }
# What explains a time ends with a comma: από τις 2:30 τη νύχτα, πριν από την αλλαγή της ώρας, έως τις 4.
interval-from = { TAIL($from) ->
    [explained] από { FORM($from, case: "accusative") },
   *[other] από { FORM($from, case: "accusative") }
}
-tail-explained = της ώρας, της ημέρας
-head-today = σήμερα
-tail-today = σήμερα
-head-yesterday = χθες
-tail-tomorrow = αύριο

interval-dates-year = { interval-dates-whole } { $year }

interval-month-days = από { $first ->
    [1] την πρώτη
   *[other] τις { NUMBER($first, style: "count", gender: "feminine") }
} έως τις { NUMBER($last, style: "count", gender: "feminine") } { FORM($month, case: "genitive") }

interval-month-days-year = { interval-month-days } { $year }

# από τον Ιανουάριο έως τον Μάρτιο, από το 2020 έως το 2024
interval-months = { interval-dates-whole }

# από σήμερα στις 22 έως αύριο στις 2
interval-moments = { interval-dates-whole }
