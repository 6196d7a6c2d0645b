## Schedules: how often something repeats. After "co" stands the accusative; 1 is said without its number, and
## 2, 22, 32 … of feminine names are in words: some voices read them all as masculine.

every = { $case ->
    [onetime] raz
   *[rule] { $count ->
        [1] { every-one }
       *[other] co { FORM($duration, case: "accusative") }
    }
}
every-one = { $period ->
    [day] codziennie
    [year] co roku
   *[other] co { FORM($unit, case: "accusative") }
}

## The days of a schedule. Days bring their preposition themselves: pierwszego i piętnastego; w drugi wtorek

# w poniedziałki, w środy i w piątki
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] raz, { FORM($weekdays, case: "on") }
       *[other] raz, w pierwszy z tych dni: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# co 2 tygodnie w piątek
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] raz, { FORM($weekdays, case: "on") }
       *[other] raz, w pierwszy z tych dni: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } { FORM($weekdays, case: "on") }
}

recurrence-weekdays = { $case ->
    [onetime] raz, w dzień roboczy
   *[rule] od poniedziałku do piątku
}

recurrence-weekends = { $case ->
    [onetime] raz, w weekend
   *[rule] w weekendy
}

# In words: voices read "15." as a plain number.
month-day = { $day ->
    [1] pierwszego
    [2] drugiego
    [3] trzeciego
    [4] czwartego
    [5] piątego
    [6] szóstego
    [7] siódmego
    [8] ósmego
    [9] dziewiątego
    [10] dziesiątego
    [11] jedenastego
    [12] dwunastego
    [13] trzynastego
    [14] czternastego
    [15] piętnastego
    [16] szesnastego
    [17] siedemnastego
    [18] osiemnastego
    [19] dziewiętnastego
    [20] dwudziestego
    [21] dwudziestego pierwszego
    [22] dwudziestego drugiego
    [23] dwudziestego trzeciego
    [24] dwudziestego czwartego
    [25] dwudziestego piątego
    [26] dwudziestego szóstego
    [27] dwudziestego siódmego
    [28] dwudziestego ósmego
    [29] dwudziestego dziewiątego
    [30] trzydziestego
   *[31] trzydziestego pierwszego
}

month-day-last = ostatniego dnia

month-weekday = { TRAIT($weekday, "gender") ->
    [feminine] w { $place ->
        [1] pierwszą
        [2] drugą
        [3] trzecią
        [4] czwartą
       *[5] piątą
    } { FORM($weekday, case: "accusative") }
   *[masculine] w { $place ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
        [4] czwarty
       *[5] piąty
    } { FORM($weekday, case: "bare") }
}

month-weekday-last = { TRAIT($weekday, "gender") ->
    [feminine] w ostatnią { FORM($weekday, case: "accusative") }
   *[masculine] w ostatni { FORM($weekday, case: "bare") }
}

# pierwszego i piętnastego każdego miesiąca
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } każdego miesiąca
}
once-on-days = { $total ->
    [1] raz, { $days }
   *[other] raz, w pierwszym z tych terminów w miesiącu: { $days }
}

# co 2 miesiące, pierwszego: the comma keeps the day apart from the months.
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days }
}

# co roku 24 grudnia
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] raz, { $date }
   *[rule] { $every } { $date }
}

# co roku w czwarty czwartek listopada
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] raz, { $days } { FORM($month, case: "genitive") }
       *[other] raz, w pierwszym z tych terminów: { $days } { FORM($month, case: "genitive") }
    }
   *[rule] { $every } { $days } { FORM($month, case: "genitive") }
}

## The times and the end of a schedule

# codziennie o 8:00 i o 20:00
recurrence-at = { $rule } { FORM($times, case: "at") }

# codziennie do 24 grudnia
recurrence-until = { $rule } do { FORM($date, case: "genitive") }

# "Codziennie, 5 razy" would be 5 times a day.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, łącznie { $times }
}
-head-once = raz

# In a field one colon is enough: podlewanie: następny raz we wtorek 24 listopada o 9:00.
recurrence-next = { $case ->
    [value] następny raz { FORM($when, case: "on") }
   *[alone] następny raz: { $when }
}

recurrence-unavailable = harmonogram niedostępny

## How many times something happens

times = { $case ->
    [genitive] { times-genitive }
   *[nominative] { times-nominative }
}

times-per = { $period ->
    [day] { times } dziennie
    [week] { times } w tygodniu
    [month] { times } w miesiącu
    [year] { times } w roku
   *[other] { times } na { FORM($unit, 1, case: "accusative") }
}
times-nominative = { $count ->
    [1] raz
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}
# do jednego razu dziennie, około dwóch razy w tygodniu
times-genitive = { $count ->
    [one] { NUMBER($count, style: "span") } razu
    [few] { NUMBER($count, style: "span") } razy
    [many] { NUMBER($count, style: "span") } razy
   *[other] { $count } raza
}
