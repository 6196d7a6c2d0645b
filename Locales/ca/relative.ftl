## The time since a past moment, and how long from now

# Avoid "ara mateix", which is also said of what is about to be.
elapsed-now = fa un moment

elapsed-duration = fa { $duration }

ahead-now = ara

ahead-duration = d’aquí a { $duration }

## Due dates: a verb that needs no agreement

due-now = venç ara

due-midnight = venç a mitjanit

due-today-at = venç avui { FORM($time, case: "dated") }

due-tomorrow-at = venç demà { FORM($time, case: "dated") }

due-today = venç avui

due-tomorrow = venç demà

due-date = venç { FORM($date, case: "on") }

# venç dimarts 24 de novembre a les 9 del matí
due-date-at = venç { FORM($date, case: "on") } { FORM($time, case: "dated") }

due-ahead = venç { $distance }

overdue-by = va vèncer fa { $duration }

## Intervals: the days and times bring "del", "de les", "al" and "a les" themselves (see date.ftl). A word that both times
## share is said once: de les 2:30 a les 4 de la tarda, de les 14 a les 16 hores. A full hour that comes first leaves "hores"
## out: de les 14 a les 15:30

interval-times = { TAIL($from) ->
    [hores] { interval-times-shared }
    [matinada] { TAIL($to) ->
        [matinada] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [mati] { TAIL($to) ->
        [mati] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [migdia] { TAIL($to) ->
        [migdia] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [tarda] { TAIL($to) ->
        [tarda] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [vespre] { TAIL($to) ->
        [vespre] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [nit] { TAIL($to) ->
        [nit] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { FORM($from, case: "fromdial") } { FORM($to, case: "to") }
interval-times-whole = { FORM($from, case: "from") } { FORM($to, case: "to") }

-tail-hores = hores
-tail-matinada = matinada
-tail-mati = matí
-tail-migdia = migdia
-tail-tarda = tarda
-tail-vespre = vespre
-tail-nit = nit !mitjanit

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

# diumenge passat, de les 9 a les 11 del matí
interval-day-times = { FORM($date, case: "on") }, { $times }
    .when = day

interval-all-day = { FORM($date, case: "on") }, tot el dia
    .alone = tot el dia
    .when = day

interval-next-day = { FORM($date, case: "on") }, { $times } de l’endemà
    .when = day

# del 3 de novembre al 7 de desembre; avui i demà, for "d’avui a demà" leaves open whether that is included
interval-dates = { HEAD($from) ->
    [today] { TAIL($to) ->
        [tomorrow] { $from } i { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } i { $to }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { FORM($from, case: "from") } { FORM($to, case: "to") }
-head-today = avui
-tail-today = avui
-head-yesterday = ahir
-tail-tomorrow = demà

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } del { $year }

interval-month-days = { FORM(count-of, $first) } { FORM(count-to, $last) } { of-month }

interval-month-days-year = { interval-month-days } del { $year }

# de gener a març, d’abril a juny; del 2020 al 2024
interval-months = { HEAD($from) ->
    [digit] del { FORM($from, case: "bare") } al { FORM($to, case: "bare") }
    [vowel] d’{ $from } a { $to }
   *[other] de { $from } a { $to }
}

# des d’avui a les 22 hores fins demà a les 2 de la matinada
interval-moments = { FORM($from, case: "since") } { FORM($to, case: "until") }
