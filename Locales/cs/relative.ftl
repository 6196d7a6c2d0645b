## The time since a past moment, and how far ahead. A single one is said without its number (před minutou, za týden).

elapsed-now = právě teď

elapsed-duration = před { FORM($duration, case: "instrumental") }

ahead-now = teď

ahead-duration = za { FORM($duration, case: "accusative") }

## Due dates. "Termín" agrees with nothing, whatever is due: a task, a dose, a payment. As the value of a field without
## it: vrácení: dnes v 18 hodin.

due-now = { $case ->
    [value] teď
   *[alone] termín je teď
}

# The end of the day: "o půlnoci" could be its beginning.
due-midnight = { $case ->
    [value] do konce dne
   *[alone] termín: do konce dne
}

due-today-at = { $case ->
    [value] dnes { FORM($time, case: "at") }
   *[alone] termín: dnes { FORM($time, case: "at") }
}

due-tomorrow-at = { $case ->
    [value] zítra { FORM($time, case: "at") }
   *[alone] termín: zítra { FORM($time, case: "at") }
}

due-today = { $case ->
    [value] dnes
   *[alone] termín: dnes
}

due-tomorrow = { $case ->
    [value] zítra
   *[alone] termín: zítra
}

# termín: úterý dvacátého čtvrtého listopadu
due-date = { $case ->
    [value] { $date }
   *[alone] termín: { FORM($date, case: "value") }
}

due-date-at = { $case ->
    [value] { FORM($date, case: "value") } { FORM($time, case: "at") }
   *[alone] termín: { FORM($date, case: "value") } { FORM($time, case: "at") }
}

# termín: za 3 dny
due-ahead = { $case ->
    [value] { $distance }
   *[alone] termín: { $distance }
}

# 2 hodiny po termínu
overdue-by = { $duration } po termínu

## Intervals: the beginning and the end of something. Days bring their own cases (see date.ftl). A part of the day that
## both times share is said once, and so is "hodin".

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
-tail-forenoon = dopoledne
-tail-afternoon = odpoledne
-tail-evening = večer

# od čtrnácti do šestnácti hodin
interval-hours = { TAIL($from) ->
    [digits] { interval-times-shared }
   *[other] { interval-times }
}
-tail-digits = 00

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# dnes od čtrnácti do šestnácti hodin; minulé úterý od 14:30 do šestnácti hodin
interval-day-times = { interval-day } { $times }

interval-all-day = { interval-day }, celý den
    .alone = celý den

# zítra od dvaceti tří hodin do jedné hodiny ráno následujícího dne
interval-next-day = { interval-day } od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") } následujícího dne

# After the colon of a field: schůzka: úterý dvacátého čtvrtého listopadu od deseti do jedenácti hodin.
interval-day = { $case ->
    [value] { $date }
   *[on] { FORM($date, case: "on") }
}

# od třetího listopadu do sedmého prosince; od minulého úterý do zítřka; dnes a zítra
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
-tail-tomorrow = zítra

interval-dates-year = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") } { $year }

# od třetího do sedmého listopadu
interval-month-days = od { NUMBER($first, style: "words", type: "ordinal", gender: "inanimate", case: "genitive") } do { NUMBER($last, style: "words", type: "ordinal", gender: "inanimate", case: "genitive") } { FORM($month, case: "genitive") }

interval-month-days-year = { interval-month-days } { $year }

interval-months = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }

# dnes od dvaceti dvou hodin do zítřka do dvou hodin ráno
interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") }
