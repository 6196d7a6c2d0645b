## The time since a past moment

# Avoid "ahora mismo", which is also said of what is about to be.
elapsed-now = hace un momento

elapsed-duration = hace { $duration }

## The time until a future moment

ahead-now = ahora

ahead-duration = dentro de { $duration }

## Due dates

due-now = vence ahora

due-midnight = vence a medianoche

due-today-at = vence hoy { FORM($time, case: "dated") }

due-tomorrow-at = vence mañana { FORM($time, case: "dated") }

due-today = vence hoy

due-tomorrow = vence mañana

due-date = vence { FORM($date, case: "on") }

# vence el martes 24 de noviembre a las 9 horas
due-date-at = vence { FORM($date, case: "on") } { FORM($time, case: "dated") }

due-ahead = vence { $distance }

# A noun: it need not agree with what is overdue.
overdue-by = venció hace { $duration }

## Intervals: the beginning and the end of something. A part of the day that both times share is said once: de las 9:30
## a las 11 de la mañana. A full hour that comes first leaves "horas" out: de las 18 a las 19:30, de las 14 a las 16
## horas, de las 9 a las 12 del mediodía.

interval-times = { TAIL(interval-start) ->
    [full] { interval-times-shared }
    [madrugada] { TAIL($to) ->
        [madrugada] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [manana] { TAIL($to) ->
        [manana] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [tarde] { TAIL($to) ->
        [tarde] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noche] { TAIL($to) ->
        [noche] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-start = { FORM($from, case: "start") }
interval-times-shared = de { FORM($from, case: "dial") } { FORM($to, case: "at") }
interval-times-whole = de { FORM($from, case: "bare") } { FORM($to, case: "at") }

-tail-full = horas
-tail-madrugada = madrugada
-tail-manana = mañana
-tail-tarde = tarde
-tail-noche = noche

# As times of any kind: "de la una a las 20 horas" might begin at 13, so it is de la una de la madrugada a las 20 horas.
interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

# $case "span": see date-weekday in date.ftl.
interval-day-times = { FORM($date, case: "span") }, { $times }

interval-all-day = { FORM($date, case: "span") }, todo el día
    .alone = todo el día

# mañana, de las 23 a la una de la madrugada del día siguiente
interval-next-day = { FORM($date, case: "span") }, { $times } del día siguiente

# desde el 3 de noviembre hasta el 7 de diciembre; hoy y mañana, for "hasta mañana" leaves open whether that is included
interval-dates = { HEAD($from) ->
    [ayer] { TAIL($to) ->
        [hoy] { $from } y { $to }
       *[other] { interval-dates-apart }
    }
    [hoy] { TAIL($to) ->
        [manana] { $from } y { $to }
       *[other] { interval-dates-apart }
    }
   *[other] { interval-dates-apart }
}
interval-dates-apart = desde { FORM($from, case: "on") } hasta { FORM($to, case: "on") }
-head-ayer = ayer
-head-hoy = hoy
-tail-hoy = hoy

interval-dates-year = desde { FORM($from, case: "on") } hasta { FORM($to, case: "on") } de { $year }

interval-month-days = del { $first } al { $last } de { $month }

interval-month-days-year = { interval-month-days } de { $year }

interval-months = de { $from } a { $to }

interval-moments = desde { FORM($from, case: "span") } hasta { FORM($to, case: "span") }
