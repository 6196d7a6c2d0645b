## Schedules: how often something repeats

every = { $case ->
    [onetime] एक बार
   *[rule] { $count ->
        [1] हर { FORM($unit, 1, case: "oblique") }
        [2] { every-two }
       *[other] हर { FORM($duration, case: "oblique") } में
    }
}
    .daily = yes
every-two = { $period ->
    [minute] हर { $count } मिनट में
    [hour] हर { $count } घंटे में
   *[other] हर दूसरे { FORM($unit, 1, case: "oblique") }
}

## The days of a schedule. Days bring को themselves: हर महीने 1 तारीख को और आखिरी दिन. What they share is said once, see
## month-days: for that, $case is "numbers" of dates, and "places" or "weekdays" of days of the week.

# For example: हर सोमवार, बुधवार और शुक्रवार
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] एक बार, { $weekdays } को
       *[other] एक बार, इनमें से जो दिन पहले आए: { FORM($weekdays, case: "either") } को
    }
   *[rule] हर { $weekdays }
}

# For example: हर 2 सप्ताह में शुक्रवार को
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] एक बार, { $weekdays } को
       *[other] एक बार, इनमें से जो दिन पहले आए: { FORM($weekdays, case: "either") } को
    }
   *[rule] { $every } { $weekdays } को
}

recurrence-weekdays = { $case ->
    [onetime] एक बार, सोमवार से शुक्रवार के बीच किसी एक दिन
   *[rule] सोमवार से शुक्रवार तक हर दिन
}
    .days = सोमवार से शुक्रवार तक
    .daily = yes

recurrence-weekends = { $case ->
    [onetime] एक बार, शनिवार या रविवार को
   *[rule] हर शनिवार और रविवार
}
    .days = शनिवार और रविवार

month-day = { $case ->
    [numbers] { $day }
   *[direct] { $day } तारीख को
}

month-day-last = आखिरी दिन

# accepted: unused-argument
month-weekday = { $case ->
    [places] { month-weekday-place }
    [weekdays] { $weekday }
   *[direct] { month-weekday-place } { $weekday } को
}
month-weekday-place = { $place ->
    [1] पहले
    [2] दूसरे
    [3] तीसरे
    [4] चौथे
   *[5] पांचवें
}

# accepted: unused-argument
month-weekday-last = { $case ->
    [places] आखिरी
    [weekdays] { $weekday }
   *[direct] आखिरी { $weekday } को
}

# 1 और 15 तारीख को; दूसरे और चौथे शनिवार को; but पहले सोमवार को और तीसरे मंगलवार को. In the case "weekdays" a list of
# two is one word, which tells whether both are the same (see list.ftl). Of three, nothing tells it of the one between.
month-days = { HEAD($days) ->
    [date] { TAIL(FORM($days, case: "numbers")) ->
        [digit] { FORM($days, case: "numbers") } तारीख को
       *[other] { $days }
    }
   *[other] { $total ->
        [2] { month-days-two }
       *[other] { $days }
    }
}
month-days-two = { TAIL(FORM($days, case: "weekdays")) ->
    [same-weekday] { FORM($days, case: "places") } { FORM($days, case: "weekday") } को
   *[other] { $days }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-tail-same-weekday =
    सोमवारसोमवार मंगलवारमंगलवार बुधवारबुधवार गुरुवारगुरुवार शुक्रवारशुक्रवार शनिवारशनिवार रविवाररविवार

# For example: हर महीने की 1 तारीख को; हर महीने के आखिरी दिन
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [date] हर महीने की { month-days }
       *[other] हर महीने के { month-days }
    }
}
once-on-days = { $total ->
    [1] { HEAD($days) ->
        [date] एक बार, महीने की { month-days }
       *[other] एक बार, महीने के { month-days }
    }
   *[other] एक बार, महीने के इन दिनों में से जो पहले आए: { FORM($days, case: "either") }
}

# हर 3 महीने में आखिरी दिन would be the last day of all three.
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [date] { $every } { month-days }
       *[other] { $every }, महीने के { month-days }
    }
}

# For example: हर साल 24 दिसंबर को
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] एक बार, { $date } को
   *[rule] { $every } { $date } को
}

# For example: हर साल नवंबर के चौथे गुरुवार को; हर साल अक्टूबर की 1 और 15 तारीख को
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] एक बार, { $month } के { $days }
       *[other] एक बार, { $month } के इन दिनों में से जो पहले आए: { FORM($days, case: "either") }
    }
   *[rule] { HEAD($days) ->
        [date] { $every } { $month } की { month-days }
       *[other] { $every } { $month } के { month-days }
    }
}
-head-date = 1* 2* 3* 4* 5* 6* 7* 8* 9*

## The times and the end of a schedule

# हर दिन सुबह 8 बजे और रात 8 बजे; after a day of the week को, as in a date: हर शुक्रवार को सुबह 8 बजे
recurrence-at = { recurrence-at-clock }
    .night = { HEAD(FORM($times, case: "at")) ->
        [midnight] { recurrence-at-night }
        [after-midnight] { recurrence-at-small-hours }
       *[other] { recurrence-at-clock }
    }
recurrence-at-clock = { TAIL($rule) ->
    [weekday] { $rule } को { FORM($times, case: "at") }
   *[other] { $rule } { FORM($times, case: "at") }
}
# On some days only, the first hours of the day would be heard as those after it: हर शुक्रवार को, दिन की शुरुआत में,
# मध्यरात्रि 12 बजे
recurrence-at-night = { $total ->
    [1] { recurrence-at-night-once }
   *[other] { recurrence-at-clock }
}
recurrence-at-night-once = { TAIL($rule) ->
    [weekday] { $rule } को, दिन की शुरुआत में, { FORM($times, case: "at") }
    [on-day] { $rule }, दिन की शुरुआत में, { FORM($times, case: "at") }
   *[other] { $rule } { FORM($times, case: "at") }
}
# From 1 on as moment-date: हर शुक्रवार को तड़के 1 बजे; but of every day हर दिन रात 1 बजे
recurrence-at-small-hours = { HEAD(FORM($times, case: "dial")) ->
    [twelve] { recurrence-at-night }
   *[other] { TRAIT($rule, "daily") ->
        [yes] { recurrence-at-every-night }
       *[other] { recurrence-at-tadke }
    }
}
recurrence-at-every-night = { $case ->
    [onetime] { recurrence-at-tadke }
   *[rule] { $rule } { recurrence-night-times }
}
recurrence-at-tadke = { TAIL($rule) ->
    [weekday] { $rule } को { recurrence-tadke-times }
   *[other] { $rule } { recurrence-tadke-times }
}
recurrence-night-times = { TAIL(FORM($times, case: "direct")) ->
    [full-hour] { FORM($times, case: "direct") }
   *[other] { FORM($times, case: "direct") } पर
}
recurrence-tadke-times = { TAIL(FORM($times, case: "day")) ->
    [full-hour] { FORM($times, case: "day") }
   *[other] { FORM($times, case: "day") } पर
}
-tail-weekday = वार

# For example: 24 दिसंबर तक हर दिन
recurrence-until = { FORM($date, case: "ahead") } तक { $rule }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, कुल { $times }
}
-head-once = एक

# $case "inner": after the name of a field, as अगली खुराक
recurrence-next = { $case ->
    [inner] { FORM($when, case: "told-at", gender: "ahead") }
   *[direct] अगली बार: { FORM($when, case: "told-at", gender: "ahead") }
}

recurrence-unavailable = समय सारणी उपलब्ध नहीं

## How many times something happens

times = { $count ->
    [1] एक बार
   *[other] { $count } बार
}

times-per = { $period ->
    [second] एक सेकंड में { times }
    [minute] एक मिनट में { times }
    [hour] एक घंटे में { times }
   *[other] { FORM($unit, 1, case: "oblique") } में { times }
}
