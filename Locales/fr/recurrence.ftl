## Schedules: how often something repeats

every = { $case ->
    [onetime] une seule fois
   *[rule] { TRAIT($unit, "gender") ->
        [feminine] toutes les { every-units }
       *[masculine] tous les { every-units }
    }
}
every-units = { $count ->
    [1] { FORM($unit, 2) }
   *[other] { $duration }
}

## The days of a schedule. Days bring their article themselves: le premier et le 15 de chaque mois

# chaque vendredi; le lundi, le mercredi et le vendredi
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] une seule fois, un { $weekdays }
       *[other] une seule fois, le premier de ces jours : { $weekdays }
    }
   *[rule] { $count ->
        [1] chaque { $weekdays }
       *[other] { FORM($weekdays, case: "every") }
    }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] une seule fois, un { $weekdays }
       *[other] une seule fois, le premier de ces jours : { $weekdays }
    }
   *[rule] { $every }, { FORM($weekdays, case: "every") }
}

recurrence-weekdays = { $case ->
    [onetime] une seule fois, un jour du lundi au vendredi
   *[rule] du lundi au vendredi
}

recurrence-weekends = { $case ->
    [onetime] une seule fois, un week-end
   *[rule] tous les week-ends
}

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

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } de chaque mois
}
once-on-days = { $total ->
    [1] une seule fois, { $days } du mois
   *[other] une seule fois, le premier de ces jours du mois : { $days }
}

# tous les 2 mois, le premier du mois
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days } du mois
}

# tous les ans le 24 décembre
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] une seule fois, { $date }
   *[rule] { $every } { $date }
}

# tous les ans, le quatrième jeudi de novembre; le dernier jour d’avril
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] une seule fois, { $days } { of-month }
       *[other] une seule fois, le premier de ces jours { of-month } : { $days }
    }
   *[rule] { $every }, { $days } { of-month }
}
of-month = { HEAD($month) ->
    [vowel-month] d’{ $month }
   *[other] de { $month }
}

## The times and the end of a schedule

# tous les jours à 8 heures et à 20 heures
recurrence-at = { $rule } { FORM($times, case: "at") }

# tous les jours jusqu’au 24 décembre
recurrence-until = { $rule } { FORM($date, case: "until") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } en tout
}
-head-once = une

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
