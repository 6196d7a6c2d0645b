## Times of day
##
## $case "at" says when something happens: மாலை 6 மணிக்கு. "dial" is the second of two times in the same part of the day.

# Spoken with the part of the day in place of AM and PM: பிற்பகல் 2 மணி 30 நிமிடம்.
time-h12 = { $case ->
    [dial] { time-dial }
    [early] { time-part-early } { time-dial }
    [earlyat] { time-part-early } { time-dial-at }
    [at] { time-part } { time-dial-at }
    [dative] { time-part } { time-dial-at }
   *[direct] { time-part } { time-dial }
}
time-dial = { $minute ->
    [0] { time-hour12 } மணி
    [1] { time-hour12 } மணி ஒரு நிமிடம்
   *[other] { time-hour12 } மணி { $minute } நிமிடம்
}
time-dial-at = { $minute ->
    [0] { time-hour12 } மணிக்கு
    [1] { time-hour12 } மணி ஒரு நிமிடத்திற்கு
   *[other] { time-hour12 } மணி { $minute } நிமிடத்திற்கு
}
# மதியம் ஒரு மணி, for voices read 1 as ஒன்று
time-hour12 = { $hour12 ->
    [1] ஒரு
   *[other] { $hour12 }
}

# 24-hour clock: no part of the day, no leading zeros. 0:00 and 12:00 are said as names.
time-h23 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-h23-clock }
    }
    [12] { $minute ->
        [0] { time-noon }
       *[other] { time-h23-clock }
    }
   *[other] { time-h23-clock }
}
time-h23-clock = { $case ->
    [at] { time-h23-at }
    [earlyat] { time-h23-at }
    [dative] { time-h23-at }
   *[direct] { $minute ->
        [0] { time-hour } மணி
        [1] { time-hour } மணி ஒரு நிமிடம்
       *[other] { time-hour } மணி { $minute } நிமிடம்
    }
}
time-h23-at = { $minute ->
    [0] { time-hour } மணிக்கு
    [1] { time-hour } மணி ஒரு நிமிடத்திற்கு
   *[other] { time-hour } மணி { $minute } நிமிடத்திற்கு
}
time-hour = { $hour ->
    [1] ஒரு
   *[other] { $hour }
}

# நள்ளிரவு is the hour after midnight alone: 1:00 is அதிகாலை, so that it is of the day that begins. 12:00 is நண்பகல்.
time-part = { $hour ->
    [0] நள்ளிரவு
    [12] { $minute ->
        [0] நண்பகல்
       *[other] மதியம்
    }
    [13] மதியம்
    [14] பிற்பகல்
    [15] பிற்பகல்
    [16] மாலை
    [17] மாலை
    [18] மாலை
    [19] இரவு
    [20] இரவு
    [21] இரவு
    [22] இரவு
    [23] இரவு
   *[other] { time-part-morning }
}
# After a date, அதிகாலை is of the day that begins.
time-part-early = { $hour ->
    [0] அதிகாலை
   *[other] { time-part }
}
time-part-morning = { $hour ->
    [1] அதிகாலை
    [2] அதிகாலை
    [3] அதிகாலை
    [4] அதிகாலை
   *[other] காலை
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $year }

## Days. CLDR has the short names of the days of the week (திங்கள், which is also the moon)

# accepted: cldr-name
weekday-monday = திங்கட்கிழமை
# accepted: cldr-name
weekday-tuesday = செவ்வாய்க்கிழமை
# accepted: cldr-name
weekday-wednesday = புதன்கிழமை
# accepted: cldr-name
weekday-thursday = வியாழக்கிழமை
# accepted: cldr-name
weekday-friday = வெள்ளிக்கிழமை
# accepted: cldr-name
weekday-saturday = சனிக்கிழமை
# accepted: cldr-name
weekday-sunday = ஞாயிற்றுக்கிழமை

date-yesterday = { $case ->
    [accusative] நேற்றை
   *[direct] நேற்று
}

date-today = { $case ->
    [accusative] இன்றை
   *[direct] இன்று
}

date-tomorrow = { $case ->
    [accusative] நாளையை
   *[direct] நாளை
}

# A day 2 to 6 days ago, which tells when as it is.
date-weekday = { $case ->
    [accusative] கடந்த { $weekday }யை
   *[direct] கடந்த { $weekday }
}

date-weekday-month-day = { $case ->
    [at] { $weekday }, { $month } { $day } அன்று
    [accusative] { $weekday }, { $month } { $day }ஐ
   *[direct] { $weekday }, { $month } { $day }
}

date-month-day = { $case ->
    [at] { $month } { $day } அன்று
    [accusative] { $month } { $day }ஐ
   *[direct] { $month } { $day }
}

date-month-day-year = { $case ->
    [at] { $month } { $day }, { $year } அன்று
    [accusative] { $month } { $day }, { $year }ஐ
   *[direct] { $month } { $day }, { $year }
}

date-full = { $case ->
    [at] { $weekday }, { $month } { $day }, { $year } அன்று
    [accusative] { $weekday }, { $month } { $day }, { $year }ஐ
   *[direct] { $weekday }, { $month } { $day }, { $year }
}

date-day-header = { $relative }, { $date }

date-unavailable = தேதி கிடைக்கவில்லை

time-unavailable = நேரம் கிடைக்கவில்லை

## Moments
##
## The hour after midnight is said as of the night before: இன்று நள்ளிரவு is the midnight that is still to come.

moment-today = இன்று { $time }
    .night = { HEAD($time) ->
        [midnight] நேற்று { $time }
       *[other] இன்று { $time }
    }

moment-yesterday = நேற்று { $time }
    .night = { HEAD($time) ->
        [midnight] நேற்று { moment-early }
       *[other] நேற்று { $time }
    }

moment-tomorrow = நாளை { $time }
    .night = { HEAD($time) ->
        [midnight] இன்று { $time }
       *[other] நாளை { $time }
    }

moment-early = { $case ->
    [at] { FORM($time, case: "earlyat") }
   *[direct] { FORM($time, case: "early") }
}

# நவம்பர் 3 அன்று பிற்பகல் 2 மணிக்கு, but நவம்பர் 3, பிற்பகல் 2 மணி முதல்; நவம்பர் 25, அதிகாலை 12 மணி
moment-date = { $case ->
    [at] { $date } { $time }
   *[direct] { FORM($date, case: "direct") }, { $time }
}
    .night = { HEAD($time) ->
        [midnight] { moment-date-early }
       *[other] { moment-date }
    }
moment-date-early = { $case ->
    [at] { $date } { moment-early }
   *[direct] { FORM($date, case: "direct") }, { moment-early }
}
-head-midnight = நள்ளிரவு

## The hour that comes twice, on the night when clocks are set back

time-before-change = கடிகார மாற்றத்திற்கு முன் { $time }

time-after-change = கடிகார மாற்றத்திற்குப் பின் { $time }

## Decades

decade = { $case ->
    [during] { $year }களில்
   *[direct] { $year }கள்
}
