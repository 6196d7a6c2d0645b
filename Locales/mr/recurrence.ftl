## Schedules: how often something repeats

every = { $case ->
    [onetime] एकदा
   *[rule] { $count ->
        [1] { every-one }
       *[other] दर { FORM($duration, case: "oblique") }नी
    }
}
every-one = { $period ->
    [day] दररोज
    [year] दर वर्षी
   *[other] दर { FORM($unit, 1, case: "oblique") }ला
}

## The days of a schedule, in the case "at": सोमवारी. What dates share is said once, see month-days: for that, $case is
## "numbers".

# For example: दर सोमवारी, बुधवारी आणि शुक्रवारी
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] एकदा, { FORM($weekdays, case: "at") }
       *[other] एकदा, यांपैकी आधी येणाऱ्या दिवशी: { FORM($weekdays, case: "either") }
    }
   *[rule] दर { FORM($weekdays, case: "at") }
}

# For example: दर 2 आठवड्यांनी शुक्रवारी
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] एकदा, { FORM($weekdays, case: "at") }
       *[other] एकदा, यांपैकी आधी येणाऱ्या दिवशी: { FORM($weekdays, case: "either") }
    }
   *[rule] { $every } { FORM($weekdays, case: "at") }
}

recurrence-weekdays = { $case ->
    [onetime] एकदा, सोमवार ते शुक्रवार यांपैकी एका दिवशी
   *[rule] सोमवार ते शुक्रवार दररोज
}
    .days = सोमवार ते शुक्रवार

recurrence-weekends = { $case ->
    [onetime] एकदा, शनिवारी किंवा रविवारी
   *[rule] दर शनिवारी आणि रविवारी
}
    .days = शनिवारी आणि रविवारी

month-day = { $case ->
    [numbers] { $day }
   *[direct] { $day } तारखेला
}

month-day-last = शेवटच्या दिवशी

month-weekday = { $place ->
    [1] पहिल्या
    [2] दुसऱ्या
    [3] तिसऱ्या
    [4] चौथ्या
   *[5] पाचव्या
} { FORM($weekday, case: "at") }

month-weekday-last = शेवटच्या { FORM($weekday, case: "at") }

# 1 आणि 15 तारखेला; 1 तारखेला आणि शेवटच्या दिवशी
month-days = { TAIL(FORM($days, case: "numbers")) ->
    [digit] { FORM($days, case: "numbers") } तारखेला
   *[other] { $days }
}

# For example: दर महिन्याच्या 1 तारखेला
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] दर महिन्याच्या { month-days }
}
once-on-days = { $total ->
    [1] एकदा, महिन्याच्या { month-days }
   *[other] एकदा, महिन्यात यांपैकी आधी येणाऱ्या दिवशी: { FORM($days, case: "either") }
}

# दर 3 महिन्यांनी, महिन्याच्या शेवटच्या दिवशी
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, महिन्याच्या { month-days }
}

# For example: दर वर्षी 24 डिसेंबर रोजी
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] एकदा, { FORM($date, case: "at") }
   *[rule] { $every } { FORM($date, case: "at") }
}

# For example: दर वर्षी नोव्हेंबरच्या चौथ्या गुरुवारी
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] एकदा, { $month }च्या { month-days }
       *[other] एकदा, { $month }मध्ये यांपैकी आधी येणाऱ्या दिवशी: { FORM($days, case: "either") }
    }
   *[rule] { $every } { $month }च्या { month-days }
}

## The times and the end of a schedule

# दररोज सकाळी 8 वाजता आणि रात्री 8 वाजता. On some days only, midnight would be heard as that after the day.
recurrence-at = { $rule } { FORM($times, case: "at") }
    .night = { HEAD($times) ->
        [midnight] { TAIL($rule) ->
            [on-day] { $rule }, दिवसाच्या सुरुवातीला, { FORM($times, case: "at") }
           *[other] { recurrence-at }
        }
       *[other] { recurrence-at }
    }
-tail-on-day = वारी तारखेला दिवशी रोजी

# For example: 24 डिसेंबरपर्यंत दररोज
recurrence-until = { until-day } { $rule }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, एकूण { $times }
}
-head-once = एकदा

# $case "inner": after the name of a field, as पुढील डोस
recurrence-next = { $case ->
    [inner] { FORM($when, case: "at") }
   *[direct] पुढील वेळ: { FORM($when, case: "at") }
}

recurrence-unavailable = वेळापत्रक उपलब्ध नाही

## How many times something happens

times = { $count ->
    [1] एकदा
    [2] दोनदा
   *[other] { $case ->
        [oblique] { $count } वेळां
       *[direct] { $count } वेळा
    }
}

times-per = { times-period } { times }
times-period = { FORM($unit, 1, case: "oblique") }तून
