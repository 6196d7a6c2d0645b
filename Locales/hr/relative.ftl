## The time since a past moment, and how far ahead. A single one is said without its number (prije minutu, za sat vremena)

elapsed-now = upravo sada

elapsed-duration = prije { FORM($duration, case: "ago") }

ahead-now = sada

ahead-duration = za { FORM($duration, case: "ago") }

## Due dates. "Rok" agrees with nothing, whatever is due. As the value of a field without it: rok povrata: danas u 18 sati

due-now = { $case ->
    [value] sada
   *[alone] rok je sada
}

# The end of the day: "ponoć" could be its beginning.
due-midnight = { $case ->
    [value] do kraja dana
   *[alone] rok je do kraja dana
}

due-today-at = { $case ->
    [value] danas { FORM($time, case: "at") }
   *[alone] rok je danas { FORM($time, case: "at") }
}

due-tomorrow-at = { $case ->
    [value] sutra { FORM($time, case: "at") }
   *[alone] rok je sutra { FORM($time, case: "at") }
}

due-today = { $case ->
    [value] danas
   *[alone] rok je danas
}

due-tomorrow = { $case ->
    [value] sutra
   *[alone] rok je sutra
}

# rok je u utorak, dvadeset četvrtog studenoga
due-date = { $case ->
    [value] { $date }
   *[alone] rok je { FORM($date, case: "on") }
}

due-date-at = { $case ->
    [value] { $date }, { FORM($time, case: "at") }
   *[alone] rok je { FORM($date, case: "on") }, { FORM($time, case: "at") }
}

due-ahead = { $case ->
    [value] { $distance }
   *[alone] rok je { $distance }
}

overdue-by = rok je prošao prije { FORM($duration, case: "ago") }

## Intervals: the beginning and the end of something. A part of the day that both times share is said once

interval-times = { TAIL($from) ->
    [night] { TAIL($to) ->
        [night] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [morning] { TAIL($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noontide] { TAIL($to) ->
        [noontide] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { TAIL($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = od { FORM($from, case: "dial") } do { FORM($to, case: "genitive") }
interval-times-whole = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
-tail-night = noću
-tail-morning = ujutro
-tail-noontide = popodne
-tail-evening = navečer

# od 14 do 16 sati
interval-hours = { TAIL($to) ->
    [part] { interval-times }
   *[hour] od { FORM($from, case: "hour") } do { FORM($to, case: "genitive") }
}
-tail-part = noću ujutro popodne navečer podne ponoć

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# danas od 14 do 16 sati; prošlog utorka od 14 do 16 sati
interval-day-times = { TRAIT($date, "dated") ->
    [yes] { interval-day }, { $times }
   *[no] { interval-day } { $times }
}

interval-all-day = { interval-day }, cijeli dan
    .alone = cijeli dan

interval-next-day = { TRAIT($date, "dated") ->
    [yes] { interval-day }, { interval-times-whole } sljedećeg dana
   *[no] { interval-day } { interval-times-whole } sljedećeg dana
}

# After the colon of a field: sastanak: utorak, dvadeset četvrti studenoga, od 10 do 11 sati.
interval-day = { $case ->
    [value] { $date }
   *[on] { TRAIT($date, "recent") ->
        [yes] { FORM($date, case: "genitive") }
       *[no] { FORM($date, case: "on") }
    }
}

# od trećeg studenoga do sedmog prosinca; danas i sutra
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from } i { $to }
       *[other] { interval-dates-apart }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } i { $to }
       *[other] { interval-dates-apart }
    }
   *[other] { interval-dates-apart }
}
interval-dates-apart = { TRAIT($from, "dated") ->
    [yes] od { FORM($from, case: "genitive") }, do { FORM($to, case: "genitive") }
   *[no] od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
}
-head-yesterday = jučer
-head-today = danas
-tail-today = danas
-tail-tomorrow = sutra

interval-dates-year = { interval-dates-apart } { $year }. godine

interval-month-days = od { NUMBER($first, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } do { NUMBER($last, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } { FORM($month, case: "genitive") }

interval-month-days-year = { interval-month-days } { $year }. godine

# od siječnja do ožujka; od 2020. do 2024. godine
interval-months = { TRAIT($from, "year") ->
    [yes] od { FORM($from, case: "dial") }. do { FORM($to, case: "genitive") }
   *[no] od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
}

# od danas u 22 sata do sutra u 2 sata
interval-moments = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
