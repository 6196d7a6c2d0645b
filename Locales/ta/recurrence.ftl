## Schedules

every = { $count ->
    [1] { every-one }
   *[other] { FORM($duration, case: "dative") } ஒரு முறை
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
every-weekdays = { $count ->
    [1] ஒவ்வொரு { $weekdays }யும்
   *[other] வாரந்தோறும் { $weekdays }
}

every-weeks-on = { $every }, { $weekdays }

recurrence-weekdays = திங்கட்கிழமை முதல் வெள்ளிக்கிழமை வரை தினமும்
    .days = திங்கட்கிழமை முதல் வெள்ளிக்கிழமை வரை

recurrence-weekends = வாரந்தோறும் சனிக்கிழமை மற்றும் ஞாயிற்றுக்கிழமை
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

monthly-on = ஒவ்வொரு மாதமும் { $days }

every-months-on = { $every }, { $days }

every-years-on = { $every }, { FORM($date, case: "at") }

every-years-on-days = { $every }, { $month } மாதம் { $days }

## The times and the end of a schedule

recurrence-at = { $rule }, { FORM($times, case: "at") }
    .night = { recurrence-at }
    .midnight = { $total ->
        [1] { $rule } தொடங்கும் { FORM($times, case: "at") }
       *[other] { recurrence-at }
    }

recurrence-until = { $date } வரை { $rule }

recurrence-count = { $rule }, மொத்தம் { $times }

recurrence-next = அடுத்தது: { $when }

recurrence-unavailable = அட்டவணை கிடைக்கவில்லை

## How many times something happens

times = { $count ->
    [1] ஒரு முறை
    [2] இரண்டு முறை
   *[other] { $count } முறை
}

times-per = ஒரு { FORM($unit, 1, case: "dative") } { times }
