## The time since a past moment, and how far ahead: CLDR's phrases. CLDR has "1 minutę temu"; a single one is said
## without its number (minutę temu, za tydzień): some voices read "jeden minutę". For the same reason 2 of feminine
## names is in words.

# CLDR has "teraz" here too, which does not say that it is over.
elapsed-now = przed chwilą

elapsed-duration = { FORM($duration, case: "accusative") } temu

ahead-now = teraz

ahead-duration = za { FORM($duration, case: "accusative") }

## Due dates. "termin" agrees with nothing, whatever is due: a task, a dose, a payment.
## As the value of a field without it: zwrot: dzisiaj o 18:00.

due-now = { $case ->
    [value] teraz
   *[alone] termin upływa teraz
}

due-midnight = { $case ->
    [value] o północy
   *[alone] termin: o północy
}

due-today-at = { $case ->
    [value] dzisiaj o { $time }
   *[alone] termin: dzisiaj o { $time }
}

due-tomorrow-at = { $case ->
    [value] jutro o { $time }
   *[alone] termin: jutro o { $time }
}

due-today = { $case ->
    [value] dzisiaj
   *[alone] termin: dzisiaj
}

due-tomorrow = { $case ->
    [value] jutro
   *[alone] termin: jutro
}

# termin: wtorek, 24 listopada
due-date = { $case ->
    [value] { $date }
   *[alone] termin: { $date }
}

# termin: wtorek, 24 listopada o 9:00
due-date-at = { $case ->
    [value] { FORM($date, case: "value") } o { FORM($time, case: "bare") }
   *[alone] termin: { FORM($date, case: "value") } o { FORM($time, case: "bare") }
}

# termin: za 3 dni
due-ahead = { $case ->
    [value] { $distance }
   *[alone] termin: { $distance }
}

# termin minął godzinę temu; termin minął 5 dni temu. After "od" or "po" voices would leave the number uninflected.
overdue-by = termin minął { FORM($duration, case: "accusative") } temu

## Intervals: the beginning and the end of something: the days bring their own cases (see date.ftl). A part of the day
## that both times share is said once.

interval-times = { TAIL($from) ->
    [nocy] { TAIL($to) ->
        [nocy] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [rano] { TAIL($to) ->
        [rano] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [przedpoludniem] { TAIL($to) ->
        [przedpoludniem] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [popoludniu] { TAIL($to) ->
        [popoludniu] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [wieczorem] { TAIL($to) ->
        [wieczorem] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = od { FORM($from, case: "dial") } do { FORM($to, case: "bare") }
interval-times-whole = od { FORM($from, case: "bare") } do { FORM($to, case: "bare") }

-tail-nocy = nocy
-tail-rano = rano
-tail-przedpoludniem = południem
-tail-popoludniu = południu
-tail-wieczorem = wieczorem

interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# dzisiaj od 14:00 do 16:00; w miniony wtorek od 14:00 do 16:00
interval-day-times = { interval-day } { $times }

interval-all-day = { interval-day }, cały dzień
    .alone = cały dzień

# jutro od 23:00 do 1:00 następnego dnia
interval-next-day = { interval-day } od { FORM($from, case: "bare") } do { FORM($to, case: "bare") } następnego dnia

# After the colon of a field: wizyta: wtorek, 24 listopada od 10:00 do 11:00.
interval-day = { $case ->
    [value] { $date }
   *[on] { FORM($date, case: "on") }
}

# od 3 listopada do 7 grudnia; od minionego wtorku do jutra; dzisiaj i jutro, for "do jutra" leaves open whether that is
# included
interval-dates = { HEAD($from) ->
    [wczoraj] { TAIL($to) ->
        [dzisiaj] { $from } i { $to }
       *[other] { interval-dates-apart }
    }
    [dzisiaj] { TAIL($to) ->
        [jutro] { $from } i { $to }
       *[other] { interval-dates-apart }
    }
   *[other] { interval-dates-apart }
}
interval-dates-apart = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }
-head-wczoraj = wczoraj
-head-dzisiaj = dzisiaj
-tail-dzisiaj = dzisiaj
-tail-jutro = jutro

interval-dates-year = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") } { $year }

interval-month-days = od { $first } do { $last } { FORM($month, case: "genitive") }

interval-month-days-year = { interval-month-days } { $year }

interval-months = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }

# od dzisiaj od godziny 22:00 do jutra do godziny 2:00: see the moments in date.ftl. "O" would be the time at which
# something is done.
interval-moments = od { FORM($from, case: "from") } { FORM($to, case: "to") }
