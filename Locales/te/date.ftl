## Times of day. $case: direct (9 గంటలు); "at" when something happens (9 గంటలకు); "oblique" before నుండి and వరకు (9
## గంటల); "hour" before another full hour (ఉదయం 9); "dial" for the second time in the same part of the day. After a day:
## "day-at", "day" (oblique) and "day-hour"

# 1 is ఒంటి గంట.
time-h12 = { $case ->
    [dial] { clock-h12 }
   *[direct] { time-part } { clock-h12 }
}
clock-h12 = { $minute ->
    [0] { $hour12 ->
        [1] { clock-one }
       *[other] { clock-h12-hour }
    }
   *[other] { $hour12 ->
        [1] ఒంటి గంట { clock-minutes }
       *[other] { $hour12 } గంటల { clock-minutes }
    }
}
clock-one = { $case ->
    [at] ఒంటి గంటకు
    [day-at] ఒంటి గంటకు
   *[direct] ఒంటి గంట
}
clock-h12-hour = { $case ->
    [at] { $hour12 } గంటలకు
    [day-at] { $hour12 } గంటలకు
    [oblique] { $hour12 } గంటల
    [day] { $hour12 } గంటల
    [dial] { $hour12 } గంటల
    [hour] { $hour12 }
    [day-hour] { $hour12 }
   *[direct] { $hour12 } గంటలు
}
clock-minutes = { $minute ->
    [1] { $case ->
        [at] ఒక నిమిషానికి
        [day-at] ఒక నిమిషానికి
       *[direct] ఒక నిమిషం
    }
   *[other] { $case ->
        [at] { $minute } నిమిషాలకు
        [day-at] { $minute } నిమిషాలకు
        [oblique] { $minute } నిమిషాల
        [day] { $minute } నిమిషాల
        [dial] { $minute } నిమిషాల
       *[direct] { $minute } నిమిషాలు
    }
}

# 24-hour clock: no part of the day
time-h23 = { $minute ->
    [0] { $hour ->
        [1] { clock-one }
       *[other] { clock-h23-hour }
    }
   *[other] { $hour ->
        [1] ఒంటి గంట { clock-minutes }
       *[other] { $hour } గంటల { clock-minutes }
    }
}
clock-h23-hour = { $case ->
    [at] { $hour } గంటలకు
    [day-at] { $hour } గంటలకు
    [oblique] { $hour } గంటల
    [day] { $hour } గంటల
    [dial] { $hour } గంటల
    [hour] { $hour }
    [day-hour] { $hour }
   *[direct] { $hour } గంటలు
}

time-part = { $hour ->
    [0] { time-part-midnight }
    [1] { time-part-small }
    [2] { time-part-small }
    [3] తెల్లవారుజామున
    [4] తెల్లవారుజామున
    [12] మధ్యాహ్నం
    [13] మధ్యాహ్నం
    [14] మధ్యాహ్నం
    [15] మధ్యాహ్నం
    [16] సాయంత్రం
    [17] సాయంత్రం
    [18] సాయంత్రం
    [19] రాత్రి
    [20] రాత్రి
    [21] రాత్రి
    [22] రాత్రి
    [23] రాత్రి
   *[other] ఉదయం
}
# After a day, అర్ధరాత్రి alone would be the midnight that ends it.
time-part-midnight = { $case ->
    [day-at] ప్రారంభంలో అర్ధరాత్రి
    [day] ప్రారంభంలో అర్ధరాత్రి
    [day-hour] ప్రారంభంలో అర్ధరాత్రి
   *[direct] అర్ధరాత్రి
}
# Up to 2 it is night. After a day, that would be the night that follows, and so it is dawn.
time-part-small = { $case ->
    [day-at] తెల్లవారుజామున
    [day] తెల్లవారుజామున
    [day-hour] తెల్లవారుజామున
   *[direct] అర్ధరాత్రి
}

## A month with its year, as people say it: 2026 నవంబర్

month-year = { $year } { $month }

year-alone = { $year }

## Days. "on" tells when something happens (నవంబర్ 20న); "oblique" is before నుండి, వరకు, కంటే (నిన్నటి)

date-yesterday = { $case ->
    [oblique] నిన్నటి
   *[direct] నిన్న
}

date-tomorrow = { $case ->
    [oblique] రేపటి
   *[direct] రేపు
}

# same for every case
date-weekday = గత { $weekday }

date-weekday-month-day = { $case ->
    [on] { $weekday }, { $month } { $day }న
   *[direct] { $weekday }, { $month } { $day }
}

date-month-day = { $case ->
    [on] { $month } { $day }న
   *[direct] { $month } { $day }
}

date-month-day-year = { $case ->
    [on] { $year } { $month } { $day }న
   *[direct] { $year } { $month } { $day }
}

date-full = { $case ->
    [on] { $weekday }, { $year } { $month } { $day }న
   *[direct] { $weekday }, { $year } { $month } { $day }
}

date-day-header = { $relative }, { $date }

date-unavailable = తేదీ అందుబాటులో లేదు

time-unavailable = సమయం అందుబాటులో లేదు

## Moments: a day and a time. అర్ధరాత్రి is told of the night, or of the beginning of the day, for after a day it would
## be its end

moment-clock = { $case ->
    [oblique] { FORM($time, case: "day") }
   *[direct] { FORM($time, case: "day-at") }
}
moment-night-clock = { $case ->
    [oblique] { FORM($time, case: "oblique") }
   *[direct] { FORM($time, case: "at") }
}

moment-today = ఈ రోజు { moment-clock }
    .night = { HEAD(FORM($time, case: "direct")) ->
        [midnight] { TAIL(FORM($time, case: "hour")) ->
            [sharp] గత { moment-night-clock }
           *[other] { moment-today }
        }
       *[other] { moment-today }
    }
-tail-sharp = 12

moment-yesterday = { HEAD(FORM($time, case: "day")) ->
    [beginning] { FORM(date-yesterday, case: "oblique") } { moment-clock }
   *[other] నిన్న { moment-clock }
}

moment-tomorrow = రేపు { moment-clock }
    .night = { HEAD(FORM($time, case: "direct")) ->
        [midnight] ఈ రోజు { moment-night-clock }
       *[other] { moment-tomorrow }
    }

# నవంబర్ 21న ఉదయం 9 గంటలకు; but నవంబర్ 21 ఉదయం 9 గంటల వరకు, నవంబర్ 21 ప్రారంభంలో అర్ధరాత్రి 12 గంటలకు
moment-date = { moment-day } { moment-clock }
moment-day = { $case ->
    [oblique] { FORM($date, case: "direct") }
   *[direct] { HEAD(FORM($time, case: "day")) ->
        [beginning] { FORM($date, case: "direct") }
       *[other] { FORM($date, case: "on") }
    }
}
-head-beginning = ప్రారంభంలో
-head-midnight = అర్ధరాత్రి

time-before-change = గడియారం మారడానికి ముందు { $time }

time-after-change = గడియారం మారిన తర్వాత { $time }

## Decades

decade = { $case ->
    [during] { $year }వ దశకంలో
   *[direct] { $year }వ దశకం
}
