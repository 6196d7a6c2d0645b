## The time since a past moment, and how far ahead

elapsed-now = pravkar

elapsed-duration = pred { FORM($duration, case: "ago") }

ahead-now = zdaj

ahead-duration = čez { FORM($duration, case: "accusative") }

## Due dates. "Rok" agrees with nothing, whatever is due. As the value of a field without it: rok vračila: danes ob osemnajstih

due-now = { $case ->
    [value] zdaj
   *[alone] rok je zdaj
}

# The end of the day: "polnoč" could be its beginning.
due-midnight = { $case ->
    [value] do konca dneva
   *[alone] rok je do konca dneva
}

due-today-at = { $case ->
    [value] danes { FORM($time, case: "at") }
   *[alone] rok je danes { FORM($time, case: "at") }
}

due-tomorrow-at = { $case ->
    [value] jutri { FORM($time, case: "at") }
   *[alone] rok je jutri { FORM($time, case: "at") }
}

due-today = { $case ->
    [value] danes
   *[alone] rok je danes
}

due-tomorrow = { $case ->
    [value] jutri
   *[alone] rok je jutri
}

# rok je v torek, štiriindvajsetega novembra
due-date = { $case ->
    [value] { $date }
   *[alone] rok je { FORM($date, case: "on") }
}

due-date-at = { $case ->
    [value] { moment-date.night }
   *[alone] rok je { FORM(moment-date.night, case: "on") }
}

due-ahead = { $case ->
    [value] { $distance }
   *[alone] rok je { $distance }
}

overdue-by = rok je potekel pred { FORM($duration, case: "ago") }

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
interval-times-shared = od { FORM($from, case: "dial") } do { FORM($to, case: "genitive") }
interval-times-whole = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
-tail-night = ponoči
-tail-morning = zjutraj
-tail-forenoon = dopoldne
-tail-afternoon = popoldne
-tail-evening = zvečer

interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# danes od štirinajstih do šestnajstih; pretekli torek od štirinajstih do šestnajstih
interval-day-times = { TRAIT($date, "dated") ->
    [yes] { interval-day }, { $times }
   *[no] { interval-day } { $times }
}

interval-all-day = { interval-day }, ves dan
    .alone = ves dan

interval-next-day = { TRAIT($date, "dated") ->
    [yes] { interval-day }, { interval-times-whole } naslednjega dne
   *[no] { interval-day } { interval-times-whole } naslednjega dne
}

# After the colon of a field: sestanek: torek, štiriindvajseti november, od desetih do enajstih.
interval-day = { $case ->
    [value] { $date }
   *[on] { TRAIT($date, "recent") ->
        [yes] { FORM($date, case: "span") }
       *[no] { FORM($date, case: "on") }
    }
}

# od tretjega novembra do sedmega decembra; danes in jutri
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from } in { $to }
       *[other] { interval-dates-apart }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } in { $to }
       *[other] { interval-dates-apart }
    }
   *[other] { interval-dates-apart }
}
interval-dates-apart = { TRAIT($from, "dated") ->
    [yes] od { FORM($from, case: "genitive") }, do { FORM($to, case: "genitive") }
   *[no] od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
}
-head-yesterday = včeraj
-head-today = danes
-tail-today = danes
-tail-tomorrow = jutri

interval-dates-year = { interval-dates-apart } { $year }

interval-month-days = od { NUMBER($first, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } do { NUMBER($last, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } { FORM($month, case: "genitive") }

interval-month-days-year = { interval-month-days } { $year }

# od januarja do marca; od leta 2020 do leta 2024
interval-months = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }

# od danes ob dvaindvajsetih do jutri ob dveh
# same as interval-months
interval-moments = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
