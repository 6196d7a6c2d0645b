## What comes again

every-minutes = { $count ->
    [1] her dakika
   *[other] { $count } dakikada bir
}
every-hours = { $count ->
    [1] her saat
   *[other] { $count } saatte bir
}
every-days = { $count ->
    [1] her gün
   *[other] { $count } günde bir
}
every-weeks = { $count ->
    [1] her hafta
   *[other] { $count } haftada bir
}
every-months = { $count ->
    [1] her ay
   *[other] { $count } ayda bir
}
every-years = { $count ->
    [1] her yıl
   *[other] { $count } yılda bir
}

every-weekdays = her { $weekdays }
every-weeks-on = { every-weeks } { FORM($weekdays, case: "each") }
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
every-months-on = { every-months }, ayın { $days }
# The date ends in its month. "locative" would take $count for what it is of.
every-years-on = { every-years } { TAIL($date) ->
    [name-front] { $date }’de
    [name-back-hard] { $date }’ta
    [name-back] { $date }’da
   *[other] { $date }
}
every-years-on-days = { every-years }, { $month } ayının { $days }

recurrence-at = { $rule } { $times }
recurrence-until = { FORM(dative, $date) } kadar { $rule }
recurrence-count = { $rule }, { $times }
recurrence-next = sonraki: { TITLE($when) }
recurrence-unavailable = takvim kullanılamıyor

times = { $count ->
    [1] bir kez
   *[other] { $count } kez
}
times-hour = saatte { times }
times-day = günde { times }
times-week = haftada { times }
times-month = ayda { times }
times-year = yılda { times }
