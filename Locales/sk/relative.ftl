## The time since a past moment, and how far ahead. A single one is said without its number (pred minútou, o týždeň).

elapsed-now = práve teraz

elapsed-duration = pred { FORM($duration, case: "instrumental") }

ahead-now = teraz

ahead-duration = o { FORM($duration, case: "accusative") }

## Due dates. "Termín" agrees with nothing, whatever is due: a task, a dose, a payment. As the value of a field without
## it: vrátenie: dnes o osemnástej.

due-now = { $case ->
    [value] teraz
   *[alone] termín je teraz
}

# The end of the day: "o polnoci" could be its beginning.
due-midnight = { $case ->
    [value] do konca dňa
   *[alone] termín: do konca dňa
}

due-today-at = { $case ->
    [value] dnes { FORM($time, case: "at") }
   *[alone] termín: dnes { FORM($time, case: "at") }
}

due-tomorrow-at = { $case ->
    [value] zajtra { FORM($time, case: "at") }
   *[alone] termín: zajtra { FORM($time, case: "at") }
}

due-today = { $case ->
    [value] dnes
   *[alone] termín: dnes
}

due-tomorrow = { $case ->
    [value] zajtra
   *[alone] termín: zajtra
}

# termín: utorok dvadsiateho štvrtého novembra
due-date = { $case ->
    [value] { $date }
   *[alone] termín: { FORM($date, case: "value") }
}

due-date-at = { $case ->
    [value] { FORM($date, case: "value") } { FORM($time, case: "at") }
   *[alone] termín: { FORM($date, case: "value") } { FORM($time, case: "at") }
}

# termín: o 3 dni
due-ahead = { $case ->
    [value] { $distance }
   *[alone] termín: { $distance }
}

# dve hodiny po termíne
overdue-by = { $duration } po termíne

## Intervals: the beginning and the end of something. Days bring their own cases (see date.ftl). A part of the day that
## both times share is said once.

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
-tail-night = noci
-tail-morning = ráno
-tail-forenoon = dopoludnia
-tail-afternoon = popoludní
-tail-evening = večer

# od štrnástej do šestnástej
interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# dnes od štrnástej do šestnástej; minulý utorok od 14:30 do šestnástej
interval-day-times = { interval-day } { $times }

interval-all-day = { interval-day }, celý deň
    .alone = celý deň

# zajtra od dvadsiatej tretej do jednej nasledujúceho dňa
interval-next-day = { interval-day } od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") } nasledujúceho dňa

# After the colon of a field: stretnutie: utorok dvadsiateho štvrtého novembra od desiatej do jedenástej.
interval-day = { $case ->
    [value] { $date }
   *[on] { FORM($date, case: "on") }
}

# od tretieho novembra do siedmeho decembra; od minulého utorka do zajtra; dnes a zajtra
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from } a { $to }
       *[other] { interval-dates-apart }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } a { $to }
       *[other] { interval-dates-apart }
    }
   *[other] { interval-dates-apart }
}
interval-dates-apart = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
-head-yesterday = včera
-head-today = dnes
-tail-today = dnes
-tail-tomorrow = zajtra

interval-dates-year = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") } { $year }

# od tretieho do siedmeho novembra
interval-month-days = od { NUMBER($first, style: "words", type: "ordinal", gender: "inanimate", case: "genitive") } do { NUMBER($last, style: "words", type: "ordinal", gender: "inanimate", case: "genitive") } { FORM($month, case: "genitive") }

interval-month-days-year = { interval-month-days } { $year }

interval-months = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }

# dnes od dvadsiatej druhej do zajtra do druhej
interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") }
