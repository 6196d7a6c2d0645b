## Schedules: how often something repeats

every = { $case ->
    [onetime] କେବଳ ଥରେ
   *[rule] { $count ->
        [1] { every-one }
       *[other] ପ୍ରତି { $duration }ରେ
    }
}
every-one = { $period ->
    [day] ପ୍ରତିଦିନ
    [year] ପ୍ରତି ବର୍ଷ
   *[other] ପ୍ରତି { $unit }ରେ
}

## The days of a schedule. $case "numbers": the days of a month in a row, see month-days

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] କେବଳ ଥରେ, { $weekdays }
       *[other] କେବଳ ଥରେ, ଏହି ଦିନଗୁଡ଼ିକ ମଧ୍ୟରୁ ଯେଉଁଟି ଆଗ ଆସିବ: { FORM($weekdays, case: "either") }
    }
   *[rule] ପ୍ରତି { $weekdays }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] କେବଳ ଥରେ, { $weekdays }
       *[other] କେବଳ ଥରେ, ଏହି ଦିନଗୁଡ଼ିକ ମଧ୍ୟରୁ ଯେଉଁଟି ଆଗ ଆସିବ: { FORM($weekdays, case: "either") }
    }
   *[rule] { $every } { $weekdays }
}

recurrence-weekdays = { $case ->
    [onetime] କେବଳ ଥରେ, ସୋମବାରରୁ ଶୁକ୍ରବାର ମଧ୍ୟରେ ଗୋଟିଏ ଦିନ
   *[rule] ସୋମବାରରୁ ଶୁକ୍ରବାର ପ୍ରତିଦିନ
}
    .days = ସୋମବାରରୁ ଶୁକ୍ରବାର

recurrence-weekends = { $case ->
    [onetime] କେବଳ ଥରେ, ଶନିବାର କିମ୍ବା ରବିବାର
   *[rule] ପ୍ରତି ଶନିବାର ଏବଂ ରବିବାର
}
    .days = ଶନିବାର ଏବଂ ରବିବାର

month-day = { $case ->
    [numbers] { $day }
   *[direct] { $day } ତାରିଖରେ
}

month-day-last = ଶେଷ ଦିନରେ

month-weekday = { $place ->
    [1] ପ୍ରଥମ
    [2] ଦ୍ୱିତୀୟ
    [3] ତୃତୀୟ
    [4] ଚତୁର୍ଥ
   *[5] ପଞ୍ଚମ
} { $weekday }

month-weekday-last = ଶେଷ { $weekday }

# 1 ଏବଂ 15 ତାରିଖରେ
month-days = { HEAD($days) ->
    [date] { TAIL(FORM($days, case: "numbers")) ->
        [digit] { FORM($days, case: "numbers") } ତାରିଖରେ
       *[other] { $days }
    }
   *[other] { $days }
}
-head-date = 1* 2* 3* 4* 5* 6* 7* 8* 9*
-tail-digit = 0 1 2 3 4 5 6 7 8 9

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] ପ୍ରତି ମାସର { month-days }
}
once-on-days = { $total ->
    [1] କେବଳ ଥରେ, ମାସର { month-days }
   *[other] କେବଳ ଥରେ, ମାସର ଏହି ଦିନଗୁଡ଼ିକ ମଧ୍ୟରୁ ଯେଉଁଟି ଆଗ ଆସିବ: { FORM($days, case: "either") }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, ମାସର { month-days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] କେବଳ ଥରେ, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] କେବଳ ଥରେ, { $month } ମାସର { month-days }
       *[other] କେବଳ ଥରେ, { $month } ମାସର ଏହି ଦିନଗୁଡ଼ିକ ମଧ୍ୟରୁ ଯେଉଁଟି ଆଗ ଆସିବ: { FORM($days, case: "either") }
    }
   *[rule] { $every } { $month } ମାସର { month-days }
}

## The times and the end of a schedule

recurrence-at = { $rule } { FORM($times, case: "at") }
    .night = { HEAD(FORM($times, case: "day")) ->
        [night] { recurrence-at-night }
        [after-midnight] { recurrence-at-after-midnight }
       *[other] { $rule } { FORM($times, case: "dayat") }
    }
# On some days only, the first hours would be heard as those after the day.
recurrence-at-night = { $total ->
    [1] { TAIL($rule) ->
        [daily] { $rule } { FORM($times, case: "at") }
       *[other] { $rule }, ପୂର୍ବ { FORM($times, case: "at") }
    }
   *[other] { $rule } { FORM($times, case: "dayat") }
}
recurrence-at-after-midnight = { TAIL($rule) ->
    [daily] { $rule } { FORM($times, case: "at") }
   *[other] { recurrence-at-night }
}
-tail-daily = ପ୍ରତିଦିନ ଦିନରେ ଥରେ !ଶେଷ

recurrence-until = { $rule }, { $date } ପର୍ଯ୍ୟନ୍ତ

recurrence-count = { TAIL($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, ମୋଟ { $times }
}
-tail-once = ଥରେ

recurrence-next = ପରବର୍ତ୍ତୀ: { $when }

recurrence-unavailable = ସମୟସୂଚୀ ଉପଲବ୍ଧ ନାହିଁ

## How many times something happens

times = { $count ->
    [1] ଥରେ
    [2] ଦୁଇଥର
   *[other] { $count } ଥର
}

# ସପ୍ତାହକୁ 3 ଥର
times-per = { $unit }କୁ { times }
