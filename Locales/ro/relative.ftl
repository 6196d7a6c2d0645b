## The time since a past moment, and how long from now

# "Acum" alone is also said of what is about to be.
elapsed-now = chiar acum

elapsed-duration = acum { $duration }

ahead-now = acum

ahead-duration = peste { $duration }

## Due dates: a noun, which need not agree with the thing

due-now = termen acum

due-midnight = termen la miezul nopții

due-today-at = termen azi { FORM($time, case: "dated") }

due-tomorrow-at = termen mâine { FORM($time, case: "dated") }

due-today = termen azi

due-tomorrow = termen mâine

due-date = termen { FORM($date, case: "on") }

due-date-at = termen { moment-date }

due-ahead = termen { $distance }

overdue-by = termen depășit cu { $duration }

## Intervals: the days and times bring "din", "de la", "până" and "la" themselves (see date.ftl)

interval-times = { FORM($from, case: "from") } { FORM($to, case: "until") }

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { $date }, { $times }
    .when = day

interval-all-day = { $date }, toată ziua
    .alone = toată ziua
    .when = day

interval-next-day = { $date }, { $times } a doua zi
    .when = day

# din 3 noiembrie până la 7 decembrie; azi și mâine, for "de azi până mâine" leaves open whether that is included
interval-dates = { HEAD($from) ->
    [today] { TAIL($to) ->
        [tomorrow] { $from } și { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } și { $to }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { HEAD($from) ->
    [weekday] { FORM($from, case: "from") }, { FORM($to, case: "to") }
   *[other] { FORM($from, case: "from") } { FORM($to, case: "to") }
}
-head-today = azi
-tail-today = azi
-head-yesterday = ieri
-tail-tomorrow = mâine

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } { $year }

interval-month-days = de la { $first } la { $last } { $month }

interval-month-days-year = { interval-month-days } { $year }

# din ianuarie până în martie; din 2020 până în 2024
interval-months = din { $from } până în { $to }

# de azi la ora 22 până mâine la ora 2
interval-moments = { FORM($from, case: "from") } { FORM($to, case: "until") }
