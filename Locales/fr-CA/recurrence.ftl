recurrence-weekends = toutes les fins de semaine
recurrence-unavailable = horaire indisponible
