## Schedules: how often something repeats

# എല്ലാ ആഴ്ചയും; 2 ആഴ്ച കൂടുമ്പോൾ
every = { $case ->
    [onetime] ഒരു തവണ മാത്രം
   *[rule] { $count ->
        [1] { every-one }
       *[other] ഓരോ { $duration } കൂടുമ്പോഴും
    }
}
every-one = { $period ->
    [minute] ഓരോ മിനിറ്റിലും
    [hour] ഓരോ മണിക്കൂറിലും
    [day] എല്ലാ ദിവസവും
    [week] എല്ലാ ആഴ്ചയും
    [month] എല്ലാ മാസവും
   *[year] എല്ലാ വർഷവും
}

## The days of a schedule. Of several, each has -ഉം: $case "also"

# എല്ലാ തിങ്കളാഴ്ചയും; എല്ലാ തിങ്കൾ, ബുധൻ ദിവസങ്ങളിലും
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] ഒരു തവണ മാത്രം, { $weekdays }
       *[other] ഒരു തവണ മാത്രം, ഇവയിൽ ആദ്യം വരുന്ന ദിവസം: { $weekdays }
    }
   *[rule] { $count ->
        [1] എല്ലാ { $weekdays }യും
       *[other] എല്ലാ { FORM($weekdays, case: "short") } ദിവസങ്ങളിലും
    }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] ഒരു തവണ മാത്രം, { $weekdays }
       *[other] ഒരു തവണ മാത്രം, ഇവയിൽ ആദ്യം വരുന്ന ദിവസം: { $weekdays }
    }
   *[rule] { $total ->
        [1] { $every } { $weekdays }
       *[other] { $every } { FORM($weekdays, case: "short") } ദിവസങ്ങളിൽ
    }
}

recurrence-weekdays = { $case ->
    [onetime] ഒരു തവണ മാത്രം, തിങ്കൾ മുതൽ വെള്ളി വരെ ഏതെങ്കിലും ഒരു ദിവസം
   *[rule] തിങ്കൾ മുതൽ വെള്ളി വരെ എല്ലാ ദിവസവും
}
    .days = തിങ്കൾ മുതൽ വെള്ളി വരെ

recurrence-weekends = { $case ->
    [onetime] ഒരു തവണ മാത്രം, ശനിയാഴ്ചയോ ഞായറാഴ്ചയോ
   *[rule] എല്ലാ ശനിയും ഞായറും
}
    .days = ശനിയും ഞായറും

month-day = { $case ->
    [also] { $day }-നും
    [onetime] { NUMBER($day, style: "date") } തീയതി
   *[direct] { $day }-ന്
}

month-day-last = { $case ->
    [also] അവസാന ദിവസവും
   *[direct] അവസാന ദിവസം
}

month-weekday = { $case ->
    [also] { month-place } { $weekday }യും
   *[direct] { month-place } { $weekday }
}
month-place = { $place ->
    [1] ആദ്യത്തെ
    [2] രണ്ടാമത്തെ
    [3] മൂന്നാമത്തെ
    [4] നാലാമത്തെ
   *[5] അഞ്ചാമത്തെ
}

month-weekday-last = { $case ->
    [also] അവസാനത്തെ { $weekday }യും
   *[direct] അവസാനത്തെ { $weekday }
}

# 1-ന്; 1-നും 15-നും
month-days = { $total ->
    [1] { $days }
   *[other] { FORM($days, case: "also") }
}

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] എല്ലാ മാസവും { month-days }
}
# മാസത്തിലെ ഒന്നാം തീയതി
once-on-days = { $total ->
    [1] ഒരു തവണ മാത്രം, മാസത്തിലെ { FORM($days, case: "onetime") }
   *[other] ഒരു തവണ മാത്രം, മാസത്തിൽ ഇവയിൽ ആദ്യം വരുന്ന ദിവസം: { FORM($days, case: "onetime") }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every } { month-days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] ഒരു തവണ മാത്രം, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] ഒരു തവണ മാത്രം, { $month } മാസം { $days }
       *[other] ഒരു തവണ മാത്രം, { $month } മാസത്തിൽ ഇവയിൽ ആദ്യം വരുന്ന ദിവസം: { FORM($days, case: "onetime") }
    }
   *[rule] { $every } { $month } മാസം { month-days }
}

## The times and the end of a schedule

# എല്ലാ ദിവസവും രാവിലെ 8 മണിക്കും രാത്രി 8 മണിക്കും
recurrence-at = { $total ->
    [1] { $rule } { FORM($times, case: "at") }
   *[other] { $rule } { FORM($times, case: "also") }
}
    .night = { $total ->
        [1] { $rule } { FORM($times, case: "day-at") }
       *[other] { $rule } { FORM($times, case: "also") }
    }

recurrence-until = { $date } വരെ { $rule }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, ആകെ { $times }
}
-head-once = ഒരു

# $case "inner": after the name of a field
recurrence-next = { $case ->
    [inner] { FORM($when, case: "on") }
   *[direct] അടുത്തത്: { FORM($when, case: "on") }
}

recurrence-unavailable = സമയക്രമം ലഭ്യമല്ല

## How many times something happens

times = { $count ->
    [1] ഒരു തവണ
   *[other] { $count } തവണ
}

# ആഴ്ചയിൽ 3 തവണ
times-per = { FORM($unit, 1, case: "locative") } { times }
