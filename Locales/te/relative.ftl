## The time since a past moment, and until a future one. A duration is oblique before క్రితం and లో

elapsed-now = ఇప్పుడే

elapsed-duration = { FORM($duration, case: "oblique") } క్రితం

ahead-now = ఇప్పుడు

ahead-duration = { $case ->
    [left] ఇంకా { FORM($duration, case: "oblique") } గడువు ఉంది
    [rest] ఇంకా { FORM($duration, case: "direct") }
   *[direct] { ahead-within }
}
# ఒక గంటలో; మరో 3 గంటల్లో, for 3 గంటల్లో alone would be within 3 hours
ahead-within = { HEAD($duration) ->
    [one] { duration-within }
   *[other] మరో { duration-within }
}
-head-one = ఒక
# The ending of speech: రోజుల్లో, not రోజులలో
duration-within = { TAIL(FORM($duration, case: "oblique")) ->
    [many] { FORM($duration, case: "oblique") }్లో
   *[one] { FORM($duration, case: "oblique") }లో
}
-tail-many = ల !నెల

## Due dates. "inner" after the name of a field

due-now = సమయమైంది

due-midnight = { $case ->
    [inner] ఈ రోజు అర్ధరాత్రి వరకు
   *[direct] గడువు: ఈ రోజు అర్ధరాత్రి వరకు
}

due-today-at = { $case ->
    [inner] { FORM(moment-today, case: "oblique") } వరకు
   *[direct] గడువు: { FORM(moment-today, case: "oblique") } వరకు
}

due-tomorrow-at = { $case ->
    [inner] { FORM(moment-tomorrow.night, case: "oblique") } వరకు
   *[direct] గడువు: { FORM(moment-tomorrow.night, case: "oblique") } వరకు
}

due-today = { $case ->
    [inner] ఈ రోజు
   *[direct] గడువు: ఈ రోజు
}

due-tomorrow = { $case ->
    [inner] రేపు
   *[direct] గడువు: రేపు
}

due-date = { $case ->
    [inner] { $date }
   *[direct] గడువు: { $date }
}

due-date-at = { $case ->
    [inner] { FORM(moment-date, case: "oblique") } వరకు
   *[direct] గడువు: { FORM(moment-date, case: "oblique") } వరకు
}

# ఇంకా 3 రోజుల గడువు ఉంది; గడువు: రేపు
due-ahead = { $case ->
    [inner] { FORM($distance, case: "rest") }
   *[direct] { TAIL(FORM($distance, case: "left")) ->
        [left] { FORM($distance, case: "left") }
       *[day] గడువు: { FORM($distance, case: "direct") }
    }
}
-tail-left = ఉంది

# For example: గడువు దాటి 2 గంటలు
overdue-by = గడువు దాటి { $duration }

## Intervals: నుండి and వరకు ask for the oblique

# ఉదయం 9 గంటల 30 నిమిషాల నుండి 11 గంటల వరకు: a part of the day that both times share is said once.
interval-times = { HEAD($from) ->
    [morning] { HEAD($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noon] { HEAD($to) ->
        [noon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [night] { HEAD($to) ->
        [night] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [dawn] { HEAD($to) ->
        [dawn] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [midnight] { HEAD($to) ->
        [midnight] { interval-midnight }
       *[other] { interval-times-whole }
    }
    [beginning] { HEAD($to) ->
        [beginning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
# 12 without the part of the day would be noon.
interval-midnight = { HEAD(FORM($to, case: "dial")) ->
    [twelve] { interval-times-whole }
   *[other] { interval-times-shared }
}
-head-twelve = 12
interval-times-shared = { interval-start } నుండి { FORM($to, case: "dial") } వరకు
# Of the ends, midnight is the only one in the night.
interval-times-whole = { interval-start } నుండి { FORM($to, case: "oblique") } వరకు
interval-start = { $case ->
    [day] { FORM($from, case: "day") }
   *[direct] { FORM($from, case: "oblique") }
}

-head-morning = ఉదయం
-head-noon = మధ్యాహ్నం
-head-evening = సాయంత్రం
-head-night = రాత్రి
-head-dawn = తెల్లవారుజామున

# గంటల is said once too: ఉదయం 9 నుండి 11 గంటల వరకు
interval-hours = { HEAD($from) ->
    [morning] { HEAD($to) ->
        [morning] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [noon] { HEAD($to) ->
        [noon] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [night] { HEAD($to) ->
        [night] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [dawn] { HEAD($to) ->
        [dawn] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [midnight] { HEAD($to) ->
        [midnight] { interval-midnight }
       *[other] { interval-times-whole }
    }
    [beginning] { interval-times-whole }
   *[other] { interval-hours-shared }
}
interval-hours-shared = { $case ->
    [day] { FORM($from, case: "day-hour") } నుండి { FORM($to, case: "dial") } వరకు
   *[direct] { FORM($from, case: "hour") } నుండి { FORM($to, case: "dial") } వరకు
}

interval-clock-back = { $times }, { FORM($duration, case: "direct") }

# $case "day": the times come after a day.
interval-day-times = { HEAD(FORM($times, case: "day")) ->
    [beginning] { FORM($date, case: "direct") } { FORM($times, case: "day") }
   *[other] { FORM($date, case: "on") } { FORM($times, case: "day") }
}

interval-all-day = { FORM($date, case: "direct") }, రోజంతా
    .alone = రోజంతా

interval-next-day = { interval-first-day } { FORM($from, case: "day") } నుండి మరుసటి రోజు { FORM($to, case: "day") } వరకు
interval-first-day = { HEAD(FORM($from, case: "day")) ->
    [beginning] { FORM($date, case: "direct") }
   *[other] { FORM($date, case: "on") }
}

interval-dates = { FORM($from, case: "oblique") } నుండి { FORM($to, case: "oblique") } వరకు

interval-dates-year = { $year } { FORM($from, case: "oblique") } నుండి { FORM($to, case: "oblique") } వరకు

interval-month-days = { $month } { $first } నుండి { $last } వరకు

interval-month-days-year = { $year } { $month } { $first } నుండి { $last } వరకు

interval-months = { $from } నుండి { $to } వరకు

interval-moments = { interval-dates }
