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
