## The time since a past moment, and how long from now

elapsed-now = akkurat nå

elapsed-duration = for { $duration } siden

ahead-now = nå

ahead-duration = om { $duration }

## Due dates: "frist" is right for tasks, bills, and doses, and agrees with nothing

due-now = fristen er nå

due-midnight = frist ved midnatt

due-today-at = frist i dag { FORM($time, case: "at") }

due-tomorrow-at = frist i morgen { FORM($time, case: "at") }

due-today = frist i dag

due-tomorrow = frist i morgen

due-date = frist { FORM($date, case: "on") }

due-date-at = frist { moment-date }

due-ahead = frist { $distance }

overdue-by = { $duration } over fristen

## Intervals: the beginning and the end of something. "Klokken" and a part of the day that both times share are said
## once: klokken 14 til 16, klokken 2:30 til 4 om ettermiddagen

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
interval-times-shared = { FORM($from, case: "part") } til { FORM($to, case: "dial") }
interval-times-whole = { FORM($from, case: "bare") } til { FORM($to, case: "dial") }
-tail-night = natten
-tail-morning = morgenen
-tail-forenoon = formiddagen
-tail-afternoon = ettermiddagen
-tail-evening = kvelden

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

# i dag klokken 14 til 16
interval-day-times = { FORM($date, case: "on") } { $times }

interval-all-day = { FORM($date, case: "on") }, hele dagen
    .alone = hele dagen

# i dag klokken 23 til i morgen klokken 1; i morgen klokken 23 til klokken 1 dagen etter
interval-next-day = { HEAD($date) ->
    [two-words] { interval-next-day-near }
   *[other] { interval-next-day-far }
}
interval-next-day-near = { TAIL($date) ->
    [today] { $date } { FORM($from, case: "at") } til { date-tomorrow } { FORM($to, case: "at") }
    [yesterday] { $date } { FORM($from, case: "at") } til { date-today } { FORM($to, case: "at") }
    [before-yesterday] { $date } { FORM($from, case: "at") } til { date-yesterday } { FORM($to, case: "at") }
   *[other] { interval-next-day-far }
}
interval-next-day-far = { FORM($date, case: "on") } { FORM($from, case: "at") } til { FORM($to, case: "at") } dagen etter
-head-two-words = i
-tail-before-yesterday = forgårs

# fra den tredje november til den sjuende desember; but i dag og i morgen. After one past day of the week, another one
# needs no "sist": fra sist søndag til onsdag
interval-dates = { TAIL($from) ->
    [before-yesterday] { TAIL($to) ->
        [yesterday] { $from } og { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } og { $to }
       *[other] { interval-dates-whole }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } og { $to }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { HEAD($from) ->
    [last] fra { FORM($from, case: "on") } til { FORM($to, case: "since") }
   *[other] fra { FORM($from, case: "on") } til { FORM($to, case: "on") }
}
-head-last = sist
-tail-yesterday = går
-tail-today = dag !mandag !tirsdag !onsdag !torsdag !fredag !lørdag !søndag
-tail-tomorrow = morgen

interval-dates-year = fra { FORM($from, case: "on") } til { FORM($to, case: "on") } { $year }

# fra den tredje til den sjuende november
interval-month-days = fra den { FORM(day-of-count, $first) } til den { FORM(day-of-count, $last) } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = fra { $from } til { $to }

# fra i dag klokken 22 til i morgen klokken 2
interval-moments = { HEAD($from) ->
    [last] fra { FORM($from, case: "on") } til { FORM($to, case: "since") }
   *[other] fra { FORM($from, case: "on") } til { FORM($to, case: "on") }
}
