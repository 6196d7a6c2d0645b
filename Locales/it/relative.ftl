## The time since a past moment, and how long from now

# Avoid "adesso", which is also said of what is about to be.
elapsed-now = un attimo fa

elapsed-duration = { $duration } fa

ahead-now = adesso

ahead-duration = tra { $duration }

## Due dates: a noun, which need not agree with the thing. "Scade" is also said of what expires.

due-now = scadenza adesso

due-midnight = scadenza a mezzanotte

due-today-at = scadenza oggi { FORM($time, case: "dated") }

due-tomorrow-at = scadenza domani { FORM($time, case: "dated") }

due-today = scadenza oggi

due-tomorrow = scadenza domani

due-date = scadenza { FORM($date, case: "on") }

# scadenza martedì 24 novembre alle 9
due-date-at = scadenza { FORM($date, case: "on") } { FORM($time, case: "dated") }

due-ahead = scadenza { $distance }

overdue-by = in ritardo di { $duration }

## Intervals: the days and times bring "dal", "dalle", "al" and "alle" themselves (see date.ftl). A part of the day that
## both times share is said once: dalle 2:30 alle 4 del pomeriggio

interval-times = { TAIL($to) ->
    [notte] { TAIL($from) ->
        [notte] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [mattina] { TAIL($from) ->
        [mattina] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [pomeriggio] { TAIL($from) ->
        [pomeriggio] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [sera] { TAIL($from) ->
        [sera] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { FORM($from, case: "fromdial") } { FORM($to, case: "to") }
interval-times-whole = { FORM($from, case: "from") } { FORM($to, case: "to") }

-tail-notte = notte !mezzanotte
-tail-mattina = mattina
-tail-pomeriggio = pomeriggio
-tail-sera = sera

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

# domenica scorsa, dalle 9 alle 11; dopo martedì 24 novembre, dalle 10 alle 13
interval-day-times = { $date }, { $times }
    .when = day

interval-all-day = { $date }, tutto il giorno
    .alone = tutto il giorno
    .when = day

interval-next-day = { $date }, { $times } del giorno dopo
    .when = day

# dal 3 novembre al 7 dicembre; oggi e domani, for "da oggi a domani" leaves open whether that is included
interval-dates = { HEAD($from) ->
    [today] { TAIL($to) ->
        [tomorrow] { $from } e { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } e { $to }
       *[other] { interval-dates-whole }
    }
    [weekday] { interval-weekdays }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { FORM($from, case: "from") } { FORM($to, case: "to") }

# Days with their names are within a week of today, so their months are one month or neighbors, and it is enough to know
# of each whether it is an odd one: da venerdì 27 a domenica 29 novembre, but da lunedì 30 novembre a mercoledì 2 dicembre.
interval-weekdays = { TAIL($to) ->
    [oddmonth] { TAIL($from) ->
        [oddmonth] { interval-weekdays-shared }
       *[other] { interval-dates-whole }
    }
    [evenmonth] { TAIL($from) ->
        [evenmonth] { interval-weekdays-shared }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-weekdays-shared = { FORM($from, case: "fromday") } { FORM($to, case: "to") }

-head-weekday = lunedì martedì mercoledì giovedì venerdì sabato domenica
-tail-oddmonth = gennaio marzo maggio luglio settembre novembre
-tail-evenmonth = febbraio aprile giugno agosto ottobre dicembre
-head-today = oggi
-tail-today = oggi
-head-yesterday = ieri
-tail-tomorrow = domani

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } { $year }

interval-month-days = { $first ->
    [1] dal primo
   *[other] { FORM(share-from, $first) }
} { FORM(share-to, $last) } { $month }

interval-month-days-year = { interval-month-days } { $year }

# da gennaio a marzo, ad aprile; dal 2020 al 2024
interval-months = { HEAD($from) ->
    [digit] { FORM($from, case: "from") } { FORM($to, case: "to") }
   *[other] { HEAD($to) ->
        [a] da { $from } ad { $to }
       *[other] da { $from } a { $to }
    }
}
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*

# da oggi alle 22 fino a domani alle 2
interval-moments = { FORM($from, case: "from") } { FORM($to, case: "until") }
