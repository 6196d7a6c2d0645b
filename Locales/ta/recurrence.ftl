## Schedules

every = { $case ->
    [onetime] ஒரு முறை மட்டும்
   *[rule] { $count ->
        [1] { every-one }
       *[other] { FORM($duration, case: "dative") } ஒரு முறை
    }
}
every-one = { $period ->
    [minute] ஒவ்வொரு நிமிடமும்
    [hour] ஒவ்வொரு மணிநேரமும்
    [day] தினமும்
    [week] ஒவ்வொரு வாரமும்
    [month] ஒவ்வொரு மாதமும்
   *[year] ஒவ்வொரு ஆண்டும்
}

# ஒவ்வொரு திங்கட்கிழமையும்; வாரந்தோறும் திங்கட்கிழமை மற்றும் புதன்கிழமை
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] ஒரு முறை மட்டும், { $weekdays }
       *[other] ஒரு முறை மட்டும், இவற்றில் முதலில் வரும் நாளில்: { $weekdays }
    }
   *[rule] { $count ->
        [1] ஒவ்வொரு { $weekdays }யும்
       *[other] வாரந்தோறும் { $weekdays }
    }
}

every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] { $every }, { $weekdays }
       *[other] { $every }, இவற்றில் முதலில் வரும் நாளில்: { $weekdays }
    }
   *[rule] { $every }, { $weekdays }
}

recurrence-weekdays = { $case ->
    [onetime] ஒரு முறை மட்டும், திங்கட்கிழமை முதல் வெள்ளிக்கிழமை வரை ஒரு நாள்
   *[rule] திங்கட்கிழமை முதல் வெள்ளிக்கிழமை வரை தினமும்
}
    .days = திங்கட்கிழமை முதல் வெள்ளிக்கிழமை வரை

recurrence-weekends = { $case ->
    [onetime] ஒரு முறை மட்டும், சனிக்கிழமை அல்லது ஞாயிற்றுக்கிழமை
   *[rule] வாரந்தோறும் சனிக்கிழமை மற்றும் ஞாயிற்றுக்கிழமை
}
    .days = சனிக்கிழமை மற்றும் ஞாயிற்றுக்கிழமை

month-day = { $day }ஆம் தேதி

month-day-last = கடைசி நாள்

month-weekday = { $place ->
    [1] முதல்
    [2] இரண்டாவது
    [3] மூன்றாவது
    [4] நான்காவது
   *[5] ஐந்தாவது
} { $weekday }

month-weekday-last = கடைசி { $weekday }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] ஒவ்வொரு மாதமும் { $days }
}
once-on-days = { $total ->
    [1] ஒரு முறை மட்டும், மாதத்தில் { $days }
   *[other] ஒரு முறை மட்டும், மாதத்தில் இவற்றில் முதலில் வரும் நாளில்: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days }
}

every-years-on = { $case ->
    [onetime] { $every }, { FORM($date, case: "at") }
   *[rule] { $count ->
        [1] { $every } { FORM($date, case: "at") }
       *[other] { $every }, { FORM($date, case: "at") }
    }
}

every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] { $every }, { $month } மாதம் { $days }
       *[other] { $every }, இவற்றில் முதலில் வரும் நாளில்: { $month } மாதம் { $days }
    }
   *[rule] { $count ->
        [1] { $every } { $month } மாதம் { $days }
       *[other] { $every }, { $month } மாதம் { $days }
    }
}

## The times and the end of a schedule

recurrence-at = { $rule } { FORM($times, case: "at") }
    .night = { HEAD($times) ->
        [midnight] { recurrence-at-midnight }
       *[other] { recurrence-at }
    }
# On some days only, midnight would be heard as the end of the day.
recurrence-at-midnight = { HEAD($rule) ->
    [daily] { recurrence-at }
   *[other] { $rule } { FORM($times, case: "earlyat") }
}
-head-daily = தினமும்

recurrence-until = { $date } வரை { $rule }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, மொத்தம் { $times }
}
-head-once = ஒரு

recurrence-next = அடுத்தது: { $when }

recurrence-unavailable = அட்டவணை கிடைக்கவில்லை

## How many times something happens

times = { $count ->
    [1] ஒரு முறை
    [2] இரண்டு முறை
   *[other] { $count } முறை
}

times-per = { $period ->
    [day] ஒரு நாளைக்கு { times }
   *[other] { FORM($unit, 1, case: "dative") } { times }
}
