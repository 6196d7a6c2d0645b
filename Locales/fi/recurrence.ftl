## Schedules: joka päivä, joka toinen viikko, kolmen viikon välein

every = { $case ->
    [onetime] kerran
   *[rule] { $count ->
        [1] joka { $unit }
        [2] joka toinen { FORM($unit, 1) }
       *[other] { FORM($duration, case: "genitive") } välein
    }
}

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] kerran, { FORM($weekdays, case: "on") }
       *[other] kerran, ensimmäisenä näistä päivistä: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] kerran, { FORM($weekdays, case: "on") }
       *[other] kerran, ensimmäisenä näistä päivistä: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } { FORM($weekdays, case: "on") }
}

# "Arkipäivä" can be the Saturday, too.
recurrence-weekdays = { $case ->
    [onetime] kerran, maanantain ja perjantain välillä
   *[rule] maanantaista perjantaihin
}

recurrence-weekends = { $case ->
    [onetime] kerran, viikonloppuna
   *[rule] lauantaisin ja sunnuntaisin
}

# In the essive: joka kuukauden ensimmäisenä päivänä ja viidentenätoista päivänä
month-day = { NUMBER($day, style: "words", type: "ordinal", case: "essive") } päivänä

month-day-last = viimeisenä päivänä

month-weekday = { NUMBER($place, style: "words", type: "ordinal", case: "essive") } { FORM($weekday, case: "on") }

month-weekday-last = viimeisenä { FORM($weekday, case: "on") }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] joka kuukauden { $days }
}
once-on-days = { $total ->
    [1] kerran, kuukauden { $days }
   *[other] kerran, ensin tulevana näistä kuukauden päivistä: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every } kuun { $days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] kerran, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] kerran, { FORM($month, case: "genitive") } { $days }
       *[other] kerran, ensin tulevana näistä { FORM($month, case: "genitive") } päivistä: { $days }
    }
   *[rule] { $every } { FORM($month, case: "genitive") } { $days }
}

## The times and the end of a schedule, and the next time

# joka päivä kello 8 ja 20
recurrence-at = { $rule } { FORM($times, case: "at") }

recurrence-until = { $rule } { FORM($date, case: "to") } asti

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, yhteensä { $times }
}
-head-once = kerran

recurrence-next = seuraavan kerran { FORM($when, case: "on") }

recurrence-unavailable = aikataulu ei ole saatavilla

## How many times something happens

times = { $count ->
    [1] kerran
    [2] kahdesti
   *[other] { $count } kertaa
}

times-per = { times } { per-period }
