## The time since a past moment, and how long from now

elapsed-now = alldeles nyss

elapsed-duration = för { $duration } sedan

ahead-now = nu

ahead-duration = om { $duration }

## Due dates: "dags" is right for doses, tasks, appointments, and bills, and agrees with nothing. A day without a time is
## that of a task or a bill

due-now = dags nu

due-midnight = ska göras senast vid midnatt

due-today-at = dags i dag { FORM($time, case: "at") }

due-tomorrow-at = dags i morgon { FORM($time, case: "at") }

due-today = ska göras i dag

due-tomorrow = ska göras i morgon

due-date = ska göras senast { FORM($date, case: "on") }

due-date-at = dags { FORM($date, case: "on") } { FORM($time, case: "at") }

due-ahead = dags { $distance }

# An adverb, because an adjective would have to agree with the thing. "Försening" is the delay of a train.
overdue-by = { $duration } över tiden

## Intervals: the beginning and the end of something. "Klockan" and a part of the day that both times share are said
## once: klockan 14 till 16, klockan 2:30 till 4 på eftermiddagen

interval-times = { TAIL($from) ->
    [night] { TAIL($to) ->
        [night] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [morning] { TAIL($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [forenoon] { TAIL($to) ->
        [forenoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [afternoon] { TAIL($to) ->
        [afternoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { TAIL($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { FORM($from, case: "part") } till { FORM($to, case: "dial") }
interval-times-whole = { FORM($from, case: "bare") } till { FORM($to, case: "dial") }
-tail-night = natten
-tail-morning = morgonen
-tail-forenoon = förmiddagen
-tail-afternoon = eftermiddagen
-tail-evening = kvällen

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

# i dag klockan 14 till 16
interval-day-times = { FORM($date, case: "on") } { $times }

interval-all-day = { FORM($date, case: "on") }, hela dagen
    .alone = hela dagen

# i dag klockan 23 till i morgon klockan 1; i morgon klockan 23 till klockan 1 dagen efter
interval-next-day = { HEAD($date) ->
    [two-words] { interval-next-day-near }
   *[other] { interval-next-day-far }
}
interval-next-day-near = { TAIL($date) ->
    [today] { $date } { FORM($from, case: "at") } till { date-tomorrow } { FORM($to, case: "at") }
    [yesterday] { $date } { FORM($from, case: "at") } till { date-today } { FORM($to, case: "at") }
    [before-yesterday] { $date } { FORM($from, case: "at") } till { date-yesterday } { FORM($to, case: "at") }
   *[other] { interval-next-day-far }
}
interval-next-day-far = { FORM($date, case: "on") } { FORM($from, case: "at") } till { FORM($to, case: "at") } dagen efter
-head-two-words = i
-tail-before-yesterday = förrgår

# från den tredje november till den sjunde december; but i dag och i morgon
interval-dates = { TAIL($from) ->
    [before-yesterday] { TAIL($to) ->
        [yesterday] { $from } och { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } och { $to }
       *[other] { interval-dates-whole }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } och { $to }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-dates-whole = från { FORM($from, case: "on") } till { FORM($to, case: "on") }
-tail-yesterday = går !förrgår
-tail-today = dag !måndag !tisdag !onsdag !torsdag !fredag !lördag !söndag
-tail-tomorrow = morgon

interval-dates-year = från { FORM($from, case: "on") } till { FORM($to, case: "on") } { $year }

# från den tredje till den sjunde november
interval-month-days = från den { FORM(day-of-count, $first) } till den { FORM(day-of-count, $last) } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = från { $from } till { $to }

# från i dag klockan 22 till i morgon klockan 2
interval-moments = från { FORM($from, case: "on") } till { FORM($to, case: "on") }
