## Schedules: how often something repeats

every = { $case ->
    [onetime] একবার
   *[rule] { $count ->
        [1] { every-one }
       *[other] প্রতি { spans-in }
    }
}
every-one = { $period ->
    [day] প্রতিদিন
    [year] প্রতি বছর
   *[other] প্রতি { span-in }
}
span-in = { TAIL($unit) ->
    [aa] { $unit }য়
   *[consonant] { $unit }ে
}
spans-in = { TAIL($duration) ->
    [aa] { $duration }য়
   *[consonant] { $duration }ে
}

## The days of a schedule. $case "numbers": the days of a month in a row, see month-days

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] একবার, { $weekdays }
       *[other] একবার, এই দিনগুলোর মধ্যে যেটি আগে আসে: { FORM($weekdays, case: "either") }
    }
   *[rule] প্রতি { $weekdays }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] একবার, { $weekdays }
       *[other] একবার, এই দিনগুলোর মধ্যে যেটি আগে আসে: { FORM($weekdays, case: "either") }
    }
   *[rule] { $every } { $weekdays }
}

recurrence-weekdays = { $case ->
    [onetime] একবার, সোমবার থেকে শুক্রবারের মধ্যে কোনো একদিন
   *[rule] সোমবার থেকে শুক্রবার প্রতিদিন
}
    .days = সোমবার থেকে শুক্রবার

recurrence-weekends = { $case ->
    [onetime] একবার, শনিবার বা রবিবার
   *[rule] প্রতি শনিবার এবং রবিবার
}
    .days = শনিবার এবং রবিবার

month-day = { $case ->
    [numbers] { $day }
   *[direct] { $day } তারিখে
}

month-day-last = শেষ দিনে

month-weekday = { $place ->
    [1] প্রথম
    [2] দ্বিতীয়
    [3] তৃতীয়
    [4] চতুর্থ
   *[5] পঞ্চম
} { $weekday }

month-weekday-last = শেষ { $weekday }

# 1 এবং 15 তারিখে
month-days = { HEAD($days) ->
    [date] { TAIL(FORM($days, case: "numbers")) ->
        [digit] { FORM($days, case: "numbers") } তারিখে
       *[other] { $days }
    }
   *[other] { $days }
}
-head-date = 1* 2* 3* 4* 5* 6* 7* 8* 9*

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] প্রতি মাসের { month-days }
}
once-on-days = { $total ->
    [1] একবার, মাসের { month-days }
   *[other] একবার, মাসের এই দিনগুলোর মধ্যে যেটি আগে আসে: { FORM($days, case: "either") }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, মাসের { month-days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] একবার, { $date }
   *[rule] { $every } { $date }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] একবার, { $month } মাসের { month-days }
       *[other] একবার, { $month } মাসের এই দিনগুলোর মধ্যে যেটি আগে আসে: { FORM($days, case: "either") }
    }
   *[rule] { $every } { $month } মাসের { month-days }
}

## The times and the end of a schedule

recurrence-at = { $rule } { FORM($times, case: "at") }
    .night = { HEAD(FORM($times, case: "day")) ->
        [night] { recurrence-at-night }
       *[other] { $rule } { FORM($times, case: "dayat") }
    }
# On some days only, the first hour would be heard as that after the day.
recurrence-at-night = { $total ->
    [1] { TAIL($rule) ->
        [daily] { $rule } { FORM($times, case: "at") }
       *[other] { $rule }, প্রথম প্রহরে, { FORM($times, case: "at") }
    }
   *[other] { $rule } { FORM($times, case: "dayat") }
}
-tail-daily = প্রতিদিন দিনে একবার !শেষ

recurrence-until = { $rule }, { $date } পর্যন্ত

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, মোট { $times }
}
-head-once = একবার

recurrence-next = পরবর্তী: { $when }

recurrence-unavailable = সময়সূচি পাওয়া যায়নি

## How many times something happens

times = { $count ->
    [1] একবার
    [2] দুইবার
   *[other] { $count } বার
}

times-per = { span-in } { times }
