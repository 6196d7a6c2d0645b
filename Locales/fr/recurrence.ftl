## Schedules: how often something repeats

every = { TRAIT($unit, "gender") ->
    [feminine] { $count ->
        [1] toutes les { FORM($unit, 2) }
       *[other] toutes les { $duration }
    }
   *[masculine] { $count ->
        [1] tous les { FORM($unit, 2) }
       *[other] tous les { $duration }
    }
}

## The days of a schedule. Days bring their article themselves: le premier et le 15 de chaque mois

# chaque vendredi; le lundi, le mercredi et le vendredi
every-weekdays = { $count ->
    [1] chaque { $weekdays }
   *[other] { FORM($weekdays, case: "every") }
}

every-weeks-on = { $every }, { FORM($weekdays, case: "every") }

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
every-months-on = { $every }, { $days } du mois

# tous les ans le 24 décembre
every-years-on = { $every } { $date }

# tous les ans, le quatrième jeudi de novembre; le dernier jour d’avril
every-years-on-days = { $every }, { $days } { HEAD($month) ->
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

times-per = { times } par { FORM($unit, 1) }
