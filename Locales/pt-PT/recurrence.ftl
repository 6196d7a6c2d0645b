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
