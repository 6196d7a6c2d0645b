## Schedules: how often something repeats

every = { $case ->
    [onetime] jednom
   *[rule] { $count ->
        [1] { every-one }
       *[other] { every-several }
    }
}
every-one = { $period ->
    [minute] svake minute
    [hour] svakog sata
    [day] svaki dan
    [week] svaki tjedan
    [month] svaki mjesec
   *[year] svake godine
}
# svaka 2 tjedna, svake 3 godine, svakih 5 minuta, svaki 21 dan
every-several = { TAIL($count) ->
    [single] { TRAIT($unit, "gender") ->
        [feminine] svaku { FORM($duration, case: "accusative") }
       *[masculine] svaki { $duration }
    }
    [few] { TRAIT($unit, "gender") ->
        [feminine] svake { $duration }
       *[masculine] svaka { $duration }
    }
   *[many] svakih { $duration }
}

## The days of a schedule, in the genitive: prvog i petnaestog; drugog utorka

# ponedjeljkom, srijedom i petkom
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] jednom, { FORM($weekdays, case: "on") }
       *[other] jednom, na prvi od ovih dana: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# svaka 2 tjedna u petak
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] jednom, { FORM($weekdays, case: "on") }
       *[other] jednom, na prvi od ovih dana: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } { FORM($weekdays, case: "on") }
}

recurrence-weekdays = { $case ->
    [onetime] jednom, radnim danom
   *[rule] od ponedjeljka do petka
}

recurrence-weekends = { $case ->
    [onetime] jednom, vikendom
   *[rule] subotom i nedjeljom
}

month-day = { NUMBER($day, style: "words", type: "ordinal", gender: "masculine", case: "genitive") }

month-day-last = posljednjeg dana

month-weekday = { TRAIT($weekday, "gender") ->
    [feminine] { NUMBER($place, style: "words", type: "ordinal", gender: "feminine", case: "genitive") } { FORM($weekday, case: "genitive") }
   *[masculine] { NUMBER($place, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } { FORM($weekday, case: "genitive") }
}

month-weekday-last = { TRAIT($weekday, "gender") ->
    [feminine] posljednje { FORM($weekday, case: "genitive") }
   *[masculine] posljednjeg { FORM($weekday, case: "genitive") }
}

# "Dana" comes once, after the last number: prvog i petnaestog dana.
month-days = { TAIL($days) ->
    [number] { $days } dana
   *[day] { $days }
}
-tail-number = og eg

# prvog i petnaestog dana svakog mjeseca
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { month-days } svakog mjeseca
}
once-on-days = { $total ->
    [1] jednom, { month-days } u mjesecu
   *[other] jednom, na prvi od ovih dana u mjesecu: { month-days }
}

# svaka 2 mjeseca, prvog dana u mjesecu
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { month-days } u mjesecu
}

# svake godine dvadeset četvrtog prosinca
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] jednom, { FORM($date, case: "on") }
   *[rule] { every-years-date }
}
# After a number a comma keeps the two apart: svake 2 godine, dvadeset četvrtog prosinca.
every-years-date = { $count ->
    [1] { $every } { FORM($date, case: "on") }
   *[other] { $every }, { FORM($date, case: "on") }
}

# svake godine četvrtog četvrtka u studenome
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] jednom, { year-days }
       *[other] jednom, na prvi od ovih dana: { year-days }
    }
   *[rule] { $every } { year-days }
}
year-days = { TAIL($days) ->
    [number] { $days } { FORM($month, case: "genitive") }
   *[day] { $days } { FORM($month, case: "on") }
}

## The times and the end of a schedule

# svaki dan u 8 sati i u 20 sati
recurrence-at = { $rule } { FORM($times, case: "at") }

recurrence-until = { $rule } do { FORM($date, case: "genitive") }

# "Svaki dan, 5 puta" would be 5 times a day.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, ukupno { $times }
}
-head-once = jednom

# In a field one colon is enough: zalijevanje: sljedeći put sutra u 8 sati.
recurrence-next = { $case ->
    [value] sljedeći put { FORM($when, case: "on") }
   *[alone] sljedeći put: { $when }
}

recurrence-unavailable = raspored nije dostupan

## How many times something happens

times = { $count ->
    [1] jednom
    [one] { $count } put
    [few] { $count } puta
   *[other] { $count } puta
}

times-per = { times } na { FORM($unit, 1, case: "accusative") }
