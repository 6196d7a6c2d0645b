## The time since a past moment, and the time until a future one

elapsed-now = az imént

elapsed-duration = { FORM($duration, case: "instrumental") } ezelőtt

ahead-now = most

ahead-duration = { $duration } múlva

## Due dates

due-now = most esedékes

due-midnight = ma éjfélkor esedékes

due-today-at = { moment-today } esedékes

due-tomorrow-at = { moment-tomorrow } esedékes

due-today = ma esedékes

due-tomorrow = holnap esedékes

due-date = { FORM($date, case: "on") } esedékes

due-date-at = { moment-date.night } esedékes

due-ahead = { $distance } esedékes

overdue-by = { FORM($duration, case: "instrumental") } a határidő után

## Intervals: délután 2 órától 4 óráig. A part of the day that both times share is said
## once. The beginning of a day is 0 óra

interval-times = { HEAD($from) ->
    [midnight] 0 órától { FORM($to, case: "until") }
    [dawn] { HEAD($to) ->
        [dawn] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [forenoon] { HEAD($to) ->
        [forenoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [morning] { HEAD($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [afternoon] { HEAD($to) ->
        [afternoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { FORM($from, case: "from") } { FORM($to, case: "last") }
interval-times-whole = { FORM($from, case: "from") } { FORM($to, case: "until") }
-head-dawn = hajnali
-head-morning = reggel
-head-forenoon = délelőtt
-head-afternoon = délután
-head-evening = este

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { FORM($date, case: "on") } { $times }

interval-all-day = { FORM($date, case: "on") } egész nap
    .alone = egész nap

# holnap 23 órától másnap 1 óráig; ma 23 órától holnap 1 óráig
interval-next-day = { FORM($date, case: "on") } { FORM($from, case: "from") } { HEAD($date) ->
    [yesterday] ma
    [today] holnap
   *[other] másnap
} { FORM($to, case: "until") }

interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from } és { $to }
       *[other] { interval-days }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } és { $to }
       *[other] { interval-days }
    }
   *[other] { interval-days }
}
interval-days = { FORM($from, case: "from") } { FORM($to, case: "until") }
-head-yesterday = tegnap !tegnapelőtt
-head-today = ma !máj !már
-tail-today = ma
-tail-tomorrow = holnap

interval-dates-year = { $year }. { FORM($from, case: "from") } { FORM($to, case: "until") }

interval-month-days = { $month } { FORM(day-of-month, $first, case: "from") } { FORM(day-of-month, $last, case: "until") }

interval-month-days-year = { $year }. { interval-month-days }

interval-months = { FORM($from, case: "from") } { FORM($to, case: "until") }

interval-moments = { FORM($from, case: "from") } { FORM($to, case: "until") }
