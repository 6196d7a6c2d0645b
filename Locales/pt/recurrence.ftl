## Schedules: how often something repeats. $case "onetime": it happens only once

every = { $case ->
    [onetime] uma vez
   *[rule] { $count ->
        [1] { every-one }
       *[other] a cada { $duration }
    }
}
every-one = { $period ->
    [day] todos os dias
    [week] todas as semanas
    [month] todos os meses
    [year] todos os anos
   *[other] a cada { $unit }
}

## The days of a schedule. Days bring their preposition themselves: no dia primeiro e no último dia de cada mês

# toda terça-feira; às segundas, às quartas e às sextas-feiras
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] uma vez, { FORM($weekdays, case: "onetime") }
       *[other] uma vez, no primeiro destes dias: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $count ->
        [1] { FORM($weekdays, case: "each") }
       *[other] { FORM($weekdays, case: "every") }
    }
}

# accepted: unused-argument
# a cada 2 semanas, às terças-feiras
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] uma vez, { FORM($weekdays, case: "onetime") }
       *[other] uma vez, no primeiro destes dias: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every }, { FORM($weekdays, case: "every") }
}

recurrence-weekdays = { $case ->
    [onetime] uma vez, em um dia de segunda a sexta-feira
   *[rule] de segunda a sexta-feira
}

recurrence-weekends = { $case ->
    [onetime] uma vez, em um fim de semana
   *[rule] aos sábados e domingos
}

month-day = { $day ->
    [1] no dia primeiro
   *[other] no dia { $day }
}

month-day-last = no último dia

month-weekday = { TRAIT($weekday, "gender") ->
    [feminine] na { NUMBER($place, type: "ordinal", style: "words", gender: "feminine") } { FORM($weekday, case: "bare") }
   *[masculine] no { NUMBER($place, type: "ordinal", style: "words", gender: "masculine") } { FORM($weekday, case: "bare") }
}

month-weekday-last = { TRAIT($weekday, "gender") ->
    [feminine] na última { FORM($weekday, case: "bare") }
   *[masculine] no último { FORM($weekday, case: "bare") }
}

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } de cada mês
}
once-on-days = { $total ->
    [1] uma vez, { $days } de um mês
   *[other] uma vez, no primeiro destes dias de um mês: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days }
}

# accepted: unused-argument
# todos os anos, em 24 de dezembro
every-years-on = { $case ->
    [onetime] uma vez, { FORM($date, case: "on") }
   *[rule] { $every }, { FORM($date, case: "on") }
}

# accepted: unused-argument
# todos os anos, na quarta quinta-feira de novembro
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] uma vez, { $days } de { $month }
       *[other] uma vez, no primeiro destes dias de { $month }: { $days }
    }
   *[rule] { $every }, { $days } de { $month }
}

## The times and the end of a schedule

# todos os dias às 8 e às 20 horas; às segundas e às quartas-feiras, às 8 horas. Of certain days, midnight is the
# beginning ("dated", see date.ftl).
recurrence-at = { TAIL($rule) ->
    [days] { $rule } { FORM($times, case: "at") }
   *[certain] { HEAD($rule) ->
        [each] { $rule } { FORM($times, case: "dated") }
       *[other] { $rule }, { FORM($times, case: "dated") }
    }
}
-tail-days = dias vez
-head-each = toda todo !todas !todos

# todos os dias até 24 de dezembro
recurrence-until = { $rule } até { FORM($date, case: "bare") }

# The single time is in the words of the schedule: uma vez, em uma segunda-feira.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } no total
}
-head-once = uma

recurrence-next = próxima vez: { $when }

recurrence-unavailable = programação indisponível

## How many times something happens

times = { $count ->
    [1] uma vez
    [one] { $count } vezes
    [many] { $count } de vezes
   *[other] { number-feminine } vezes
}

times-per = { times } por { FORM($unit, 1) }
