## The time since a past moment

# Avoid "agora mesmo", which is also said of what is about to be.
elapsed-now = agora há pouco

elapsed-duration = há { $duration }

## The time until a future moment

ahead-now = agora

ahead-duration = em { $duration }

## Due dates

due-now = vence agora

due-midnight = vence à meia-noite

due-today-at = vence hoje { FORM($time, case: "dated") }

due-tomorrow-at = vence amanhã { FORM($time, case: "dated") }

due-today = vence hoje

due-tomorrow = vence amanhã

due-date = vence { FORM($date, case: "on") }

# vence na terça-feira, 24 de novembro, às 9 horas
due-date-at = vence { FORM($date, case: "on") }, { FORM($time, case: "dated") }

due-ahead = vence { FORM($distance, case: "on") }

# Without a participle, which would have to agree with what is overdue.
overdue-by = em atraso há { $duration }

## Intervals: the beginning and the end of something. A part of the day that both times share is said once: das 9:30 às
## 11 da manhã. A full hour that comes first leaves "horas" out: das 18 às 19:30, das 14 às 16 horas.

interval-times = { TAIL(interval-start) ->
    [full] { HEAD($to) ->
        [named] { interval-times-whole }
       *[other] { interval-times-shared }
    }
    [madrugada] { TAIL($to) ->
        [madrugada] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [manha] { TAIL($to) ->
        [manha] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [tarde] { TAIL($to) ->
        [tarde] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noite] { TAIL($to) ->
        [noite] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-start = { FORM($from, case: "from") }
interval-times-shared = { FORM($from, case: "fromdial") } { FORM($to, case: "at") }
interval-times-whole = { interval-start } { FORM($to, case: "at") }

-head-named = meio meia
-tail-full = horas
-tail-madrugada = madrugada
-tail-manha = manhã
-tail-tarde = tarde
-tail-noite = noite !meia-noite

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { FORM($date, case: "span") }, { $times }

interval-all-day = { FORM($date, case: "span") }, o dia todo
    .alone = o dia todo

# amanhã, das 23 horas à uma da madrugada do dia seguinte; midnight is named by the day that it begins ("dated")
interval-next-day = { FORM($date, case: "span") }, { FORM($from, case: "from") } { FORM($to, case: "dated") } do dia seguinte

# de 3 de novembro a 7 de dezembro; ontem e hoje; de hoje até terça-feira, 24 de novembro
interval-dates = { HEAD($from) ->
    [ontem] { TAIL($to) ->
        [hoje] { $from } e { $to }
       *[other] { interval-dates-apart }
    }
    [hoje] { TAIL($to) ->
        [amanha] { $from } e { $to }
       *[other] { interval-dates-apart }
    }
   *[other] { interval-dates-apart }
}
interval-dates-apart = { HEAD($to) ->
    [number] { FORM($from, case: "from") } a { $to }
   *[other] { interval-dates-from } até { FORM($to, case: "span") }
}
interval-dates-from = { TRAIT($from, "day") ->
    [comma] { FORM($from, case: "from") },
   *[plain] { FORM($from, case: "from") }
}
-head-ontem = ontem
-head-hoje = hoje
-tail-hoje = hoje
-tail-amanha = amanhã
-head-number = primeiro 1* 2* 3* 4* 5* 6* 7* 8* 9*

interval-dates-year = { FORM($from, case: "from") } a { $to } de { $year }

# de primeiro a 7 de novembro
interval-month-days = { $first ->
    [1] de primeiro a { $last } de { $month }
   *[other] de { $first } a { $last } de { $month }
}

interval-month-days-year = { interval-month-days } de { $year }

interval-months = de { $from } a { $to }

interval-moments = { FORM($from, case: "from") } até { FORM($to, case: "span") }
