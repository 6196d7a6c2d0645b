# de 6 em 6 horas, de duas em duas semanas; "a cada 6 horas" is the way of Brazil.
every = { $case ->
    [onetime] uma vez
   *[rule] { $count ->
        [1] { every-one }
       *[other] de { every-number } em { $duration }
    }
}
every-number = { TRAIT($unit, "gender") ->
    [feminine] { number-feminine }
   *[masculine] { $count }
}
recurrence-weekdays = { $case ->
    [onetime] uma vez, num dia de segunda a sexta-feira
   *[rule] de segunda a sexta-feira
}
recurrence-weekends = { $case ->
    [onetime] uma vez, num fim de semana
   *[rule] aos sábados e domingos
}
month-day = no dia { $day }
recurrence-unavailable = repetição indisponível

# Portugal says "todas as segundas-feiras", so no schedule begins with "toda".
recurrence-at = { TAIL($rule) ->
    [days] { $rule } { FORM($times, case: "at") }
   *[certain] { $rule }, { FORM($times, case: "dated") }
}
