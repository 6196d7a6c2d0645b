## Schedules: how often something repeats

every-minutes = { $count ->
    [1] toutes les minutes
   *[other] toutes les { number-feminine } minutes
}

every-hours = { $count ->
    [1] toutes les heures
   *[other] toutes les { number-feminine } heures
}

every-days = { $count ->
    [1] tous les jours
   *[other] tous les { $count } jours
}

every-weeks = { $count ->
    [1] toutes les semaines
   *[other] toutes les { number-feminine } semaines
}

every-months = { $count ->
    [1] tous les mois
   *[other] tous les { $count } mois
}

every-years = { $count ->
    [1] tous les ans
   *[other] tous les { $count } ans
}

## The days of a schedule. Days bring their article themselves: le premier et le 15 de chaque mois

# chaque vendredi; le lundi, le mercredi et le vendredi
every-weekdays = { $count ->
    [1] chaque { $weekdays }
   *[other] { FORM($weekdays, case: "every") }
}

every-weeks-on = toutes les { number-feminine } semaines, { FORM($weekdays, case: "every") }

recurrence-weekdays = du lundi au vendredi

recurrence-weekends = tous les week-ends

month-day = { $day ->
    [1] le premier
   *[other] le { $day }
}

month-day-last = le dernier jour

month-weekday = le { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
} { $weekday }

month-weekday-last = le dernier { $weekday }

monthly-on = { $days } de chaque mois

# tous les 2 mois, le premier du mois
every-months-on = tous les { $count } mois, { $days } du mois

# tous les ans le 24 décembre
every-years-on = { $count ->
    [1] tous les ans { $date }
   *[other] tous les { $count } ans { $date }
}

# tous les ans, le quatrième jeudi de novembre; le dernier jour d’avril
every-years-on-days = { every-years }, { $days } { HEAD($month) ->
    [vowel-month] d’{ $month }
   *[other] de { $month }
}

## The times and the end of a schedule

# tous les jours à 8 heures et à 20 heures
recurrence-at = { $rule } { FORM($times, case: "at") }

# tous les jours jusqu’au 24 décembre
recurrence-until = { $rule } { FORM($date, case: "until") }

recurrence-count = { $rule }, { $times } en tout

recurrence-next = prochaine fois : { $when }

recurrence-unavailable = planning indisponible

## How many times something happens

times = { $count ->
    [1] une fois
    [one] { $count } fois
    [many] { $count } de fois
   *[other] { number-feminine } fois
}

times-hour = { times } par heure

times-day = { times } par jour

times-week = { times } par semaine

times-month = { times } par mois

times-year = { times } par an
