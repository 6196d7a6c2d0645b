## What comes again

every = { $count ->
    [1] her { $unit }
   *[other] { every-interval } bir
}

every-interval = { $period ->
    [minute] { $count } dakikada
    [hour] { $count } saatte
    [day] { $count } günde
    [week] { $count } haftada
    [month] { $count } ayda
   *[year] { $count } yılda
}

every-weekdays = her { $weekdays }
every-weeks-on = { $every } { FORM($weekdays, case: "each") }
recurrence-weekdays = hafta içi her gün
recurrence-weekends = hafta sonları

# her ayın 1’inde, 6’sında: the possessive and the locative, by how the number is read
-tail-day-rounded-back = 10 30 9
-tail-day-vowel = 20 2 7
-tail-day-six = 6
-tail-day-rounded-front = 3 4
-tail-day-front = 1 5 8
month-day = { TAIL($day) ->
    [day-rounded-back] { $day }’unda
    [day-vowel] { $day }’sinde
    [day-six] { $day }’sında
    [day-rounded-front] { $day }’ünde
    [day-front] { $day }’inde
   *[other] { $day }’inde
}
month-day-last = son gününde
month-weekday = { $place ->
    [1] ilk
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
   *[5] beşinci
} { $weekday } günü
month-weekday-last = son { $weekday } günü
monthly-on = her ayın { $days }
every-months-on = { $every }, ayın { $days }
# The date ends in its month. "locative" would take $count for what it is of.
every-years-on = { $every } { TAIL($date) ->
    [name-front] { $date }’de
    [name-back-hard] { $date }’ta
    [name-back] { $date }’da
   *[other] { $date }
}
every-years-on-days = { $every }, { $month } ayının { $days }

recurrence-at = { $rule } { $times }
recurrence-until = { FORM(dative, $date) } kadar { $rule }
recurrence-count = { $rule }, { $times }
recurrence-next = sonraki: { TITLE($when) }
recurrence-unavailable = takvim kullanılamıyor

times = { $count ->
    [1] bir kez
   *[other] { $count } kez
}

times-per = { per-period } { times }
