## Ages. After a preposition and as the value of a field it is the span alone: أَكثَر من سَنَتين, عمر القطة:
## سَنَتان.

age = { $case ->
    [genitive] { FORM($duration, case: "genitive") }
    [inner] { $duration }
   *[whole] العمر: { $duration }
}
    .none = { $case ->
        [inner] أَقَلّ من { $unit }
       *[whole] العمر: أَقَلّ من { $unit }
    }

## Periods that end now

recent = { $count ->
    [1] آخِر { $unit }
   *[other] آخِر { FORM($duration, case: "genitive") }
}

## Today, with CLDR's part of the day if it can't mean another day

moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
   *[other] { date-today-part } { FORM($time, case: "dial") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] فجر اليوم
    [4] فجر اليوم
    [5] فجر اليوم
    [6] صباح اليوم
    [7] صباح اليوم
    [8] صباح اليوم
    [9] صباح اليوم
    [10] صباح اليوم
    [11] صباح اليوم
    [12] ظهر اليوم
    [13] بعد ظهر اليوم
    [14] بعد ظهر اليوم
    [15] بعد ظهر اليوم
    [16] بعد ظهر اليوم
    [17] بعد ظهر اليوم
   *[other] مساء اليوم
}

week-of = أسبوع { FORM($date, case: "genitive") }

## Hours that have names, and times in other time zones

time-noon = الساعة 12 ظهرًا

time-midnight = منتصف الليل

moment-end-of-today = عند منتصف الليل

moment-same-day = { $time }

# The name of the zone may have the word for it, or be that of a place. Avoid بتوقيت, which voices do not know.
-head-by-zone = بتوقيت بالتوقيت حسب
-head-zone = توقيت التوقيت

time-zoned = { HEAD($zone) ->
    [by-zone] { $time } { $zone }
    [zone] { $time } حسب { $zone }
   *[place] { $time } حسب توقيت { $zone }
}
    .known = { $time } حسب { $zone }

# "The local time here": without هنا it would be heard as that of the zone. With an ending for "your", voices would give
# the listener a gender.
time-zones = { time-zoned }، { $local } بالتوقيت المحلي هنا
    .known = { time-zoned.known }، { $local } بالتوقيت المحلي هنا

## An amount within a period

amount-during = { $amount } خلال { $period }
