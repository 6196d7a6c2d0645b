recurrence-weekends = { $case ->
    [onetime] une seule fois, une fin de semaine
   *[rule] toutes les fins de semaine
}
recurrence-unavailable = horaire indisponible
