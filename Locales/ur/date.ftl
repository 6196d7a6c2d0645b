## Times of day
##
## The case "at" says when something happens (آج دوپہر 2 بج کر 30 منٹ پر). The case "day" is for a time before another
## postposition (آج دوپہر 2 بج کر 30 منٹ سے). In both, a day comes before the time. The cases "hour" and "day-hour" (after a
## day) are for a time before another one that says بجے. The case "dial" is for a time before another one that says the part
## of the day: صبح 9 سے 11 بجے تک.

# A voice reads the colon of 2:30 aloud.
time-h12 = { $case ->
    [hour] { time-h12-number }
    [day-hour] { time-h12-number }
    [dial] { time-h12-dial }
    [at] { time-h12-at }
   *[direct] { time-part } { time-h12-dial }
}
time-h12-number = { $minute ->
    [0] { time-part } { $hour12 }
   *[other] { time-part } { time-h12-dial }
}
time-h12-at = { $minute ->
    [0] { time-part } { time-h12-dial }
   *[other] { time-part } { time-h12-dial } پر
}
time-h12-dial = { $minute ->
    [0] { $hour12 } بجے
   *[other] { $hour12 } بج کر { $minute } منٹ
}

# 24-hour clock: no part of the day, no leading zeros.
time-h23 = { $minute ->
    [0] { $case ->
        [hour] { $hour }
       *[direct] { $hour } بجے
    }
   *[other] { $case ->
        [at] { $hour } بج کر { $minute } منٹ پر
       *[direct] { $hour } بج کر { $minute } منٹ
    }
}

# صبح from 4, دوپہر from 12, شام from 16, رات from 20. CLDR's سہ پہر (16 to 18) is less often said than شام.
time-part = { $hour ->
    [0] { time-part-midnight }
    [1] { time-part-after-midnight }
    [2] { time-part-after-midnight }
    [3] { time-part-before-dawn }
    [12] دوپہر
    [13] دوپہر
    [14] دوپہر
    [15] دوپہر
    [16] شام
    [17] شام
    [18] شام
    [19] شام
    [20] رات
    [21] رات
    [22] رات
    [23] رات
   *[other] صبح
}

# From 0 to 1. After a day رات would be the night that follows it.
time-part-midnight = { $case ->
    [at] { time-part-midnight-told }
    [day] { time-part-midnight-told }
    [day-hour] { time-part-midnight-told }
   *[direct] رات
}
time-part-midnight-told = { $minute ->
    [0] آدھی رات
   *[other] نصف شب کے بعد
}
# From 1 to 3, when the night began the day before. علی الصبح is later.
time-part-after-midnight = { $case ->
    [at] نصف شب کے بعد
    [day] نصف شب کے بعد
    [day-hour] نصف شب کے بعد
   *[direct] رات
}

# From 3 to 4: آج علی الصبح 3 بجے was before dawn.
time-part-before-dawn = { $case ->
    [at] علی الصبح
    [day] علی الصبح
    [day-hour] علی الصبح
   *[direct] رات
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $case ->
    [oblique] سال { $year }
   *[direct] { $year }
}

## Days
##
## کل is yesterday and tomorrow: گزشتہ and آئندہ tell which. Where the rest of the phrase tells it, as a verb does, $case is
## "told", before a postposition and after a colon that asks for a time, or "told-at" where it tells when something is: days
## other than today and کل take کو there. "ahead" tells only that it is no day after, before تک: کل تک بند, but گزشتہ کل تک
## بند. Whether it is over or ahead is told as a gender, for the case is there already.

date-yesterday = { $case ->
    [eve] گزشتہ پرسوں اور کل کی درمیانی شب
   *[direct] { date-yesterday-named }
}
date-yesterday-named = { $gender ->
    [over] کل
    [ahead] گزشتہ کل
   *[none] { $case ->
        [told] کل
        [told-at] کل
       *[direct] گزشتہ کل
    }
}

date-tomorrow = { $case ->
    [eve] آج اور کل کی درمیانی شب
   *[direct] { date-tomorrow-named }
}
date-tomorrow-named = { $gender ->
    [ahead] کل
    [over] آئندہ کل
   *[none] { $case ->
        [ahead] کل
        [told] کل
        [told-at] کل
       *[direct] آئندہ کل
    }
}

# A day 2 to 6 days ago. Without کے روز, گزشتہ ہفتہ would be last week.
date-weekday = { $case ->
    [eve] گزشتہ { FORM($weekday, case: "eve") } کی درمیانی شب
   *[direct] گزشتہ { FORM($weekday, case: "oblique") } کے روز
}

date-weekday-month-day = { $case ->
    [eve] { FORM($weekday, case: "eve") }، { date-month-day }
    [told-at] { FORM($weekday, case: "direct") }، { day-number } { $month } کو
   *[direct] { FORM($weekday, case: "direct") }، { day-number } { $month }
}

# The first of a month has a word of its own: یکم نومبر
day-number = { $day ->
    [1] یکم
   *[other] { $day }
}

# A night after midnight lies between two days: 20 اور 21 نومبر کی درمیانی شب 1 بجے. Of the first of a month it is that before.
date-month-day = { $case ->
    [eve] { $day ->
        [1] یکم { $month } سے پہلے کی رات
       *[other] { day-eve } { $month } کی درمیانی شب
    }
    [told-at] { day-number } { $month } کو
   *[direct] { day-number } { $month }
}

day-eve = { $day ->
    [2] یکم اور { $day }
    [3] 2 اور { $day }
    [4] 3 اور { $day }
    [5] 4 اور { $day }
    [6] 5 اور { $day }
    [7] 6 اور { $day }
    [8] 7 اور { $day }
    [9] 8 اور { $day }
    [10] 9 اور { $day }
    [11] 10 اور { $day }
    [12] 11 اور { $day }
    [13] 12 اور { $day }
    [14] 13 اور { $day }
    [15] 14 اور { $day }
    [16] 15 اور { $day }
    [17] 16 اور { $day }
    [18] 17 اور { $day }
    [19] 18 اور { $day }
    [20] 19 اور { $day }
    [21] 20 اور { $day }
    [22] 21 اور { $day }
    [23] 22 اور { $day }
    [24] 23 اور { $day }
    [25] 24 اور { $day }
    [26] 25 اور { $day }
    [27] 26 اور { $day }
    [28] 27 اور { $day }
    [29] 28 اور { $day }
    [30] 29 اور { $day }
   *[other] 30 اور { $day }
}

date-month-day-year = { $case ->
    [eve] { $day ->
        [1] یکم { $month } { $year } سے پہلے کی رات
       *[other] { day-eve } { $month } { $year } کی درمیانی شب
    }
    [told-at] { day-number } { $month } { $year } کو
   *[direct] { day-number } { $month } { $year }
}

date-full = { $case ->
    [eve] { $day ->
        [1] { FORM($weekday, case: "direct") }، { date-month-day-year }
       *[other] { FORM($weekday, case: "eve") }، { date-month-day-year }
    }
    [told-at] { FORM($weekday, case: "direct") }، { day-number } { $month } { $year } کو
   *[direct] { FORM($weekday, case: "direct") }، { day-number } { $month } { $year }
}

# The date tells which کل it is: کل، ہفتہ، 21 نومبر
date-day-header = { FORM($relative, case: "told") }، { $date }

date-unavailable = تاریخ دستیاب نہیں

time-unavailable = وقت دستیاب نہیں

# A day that tells when: 3 نومبر کو. آج, کل, and گزشتہ پِیر کے روز tell it as they are.
day-on = { TAIL($date) ->
    [near-day] { $date }
   *[other] { $date } کو
}
-tail-near-day = آج کل روز

## Moments: a day and a time
##
## $case is "oblique" or "told" before a postposition: آج رات 10 بج کر 30 منٹ سے. "told" and "told-at" are the same cases as
## for days.

# From 0 to 3 it is the night that began the day before. So today's is گزشتہ رات, tomorrow's آج رات, and that of any other day
# is between two days.
moment-today = { moment-today-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] گزشتہ { moment-night-clock }
        [after-midnight] گزشتہ { moment-night-clock }
       *[other] { moment-today-clock }
    }
moment-today-clock = { $case ->
    [oblique] آج { FORM($time, case: "day") }
    [told] آج { FORM($time, case: "day") }
    [ahead] آج { FORM($time, case: "day") }
   *[direct] آج { FORM($time, case: "at") }
}

# For example: رات 12 بجے; رات 12 بج کر 20 منٹ پر
moment-night-clock = { $case ->
    [oblique] { FORM($time, case: "direct") }
    [told] { FORM($time, case: "direct") }
    [ahead] { FORM($time, case: "direct") }
   *[direct] { moment-night-clock-at }
}
moment-night-clock-at = { TAIL(FORM($time, case: "direct")) ->
    [full-hour] { FORM($time, case: "direct") }
   *[other] { FORM($time, case: "direct") } پر
}
-tail-full-hour = بجے

# A time whose day nobody says: رات 12 بج کر 14 منٹ پر
time-told-at = { HEAD(FORM($time, case: "at")) ->
    [after-midnight] { moment-night-clock-at }
   *[other] { FORM($time, case: "at") }
}

moment-yesterday = { moment-yesterday-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { FORM(date-yesterday, case: "eve") } { moment-eve-clock }
        [after-midnight] { FORM(date-yesterday, case: "eve") } { moment-eve-clock }
       *[other] { moment-yesterday-clock }
    }
moment-yesterday-clock = { $case ->
    [oblique] { date-yesterday } { FORM($time, case: "day") }
    [ahead] { date-yesterday } { FORM($time, case: "day") }
    [told] { date-yesterday } { FORM($time, case: "day") }
   *[direct] { date-yesterday } { moment-day-clock }
}
# After a day: رات 8 بجے; علی الصبح 2 بج کر 14 منٹ پر
moment-day-clock = { TAIL(FORM($time, case: "day")) ->
    [full-hour] { FORM($time, case: "day") }
   *[other] { FORM($time, case: "day") } پر
}

moment-tomorrow = { moment-tomorrow-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { moment-end-of-today }
        [after-midnight] { moment-tonight }
       *[other] { moment-tomorrow-clock }
    }
# 0:20 is of tonight too: کل رات is a whole day later, or one that has passed.
moment-tonight = آج { moment-night-clock }
moment-tomorrow-clock = { $case ->
    [oblique] { date-tomorrow } { FORM($time, case: "day") }
    [ahead] { date-tomorrow } { FORM($time, case: "day") }
    [told] { date-tomorrow } { FORM($time, case: "day") }
   *[direct] { date-tomorrow } { moment-day-clock }
}

# گزشتہ منگل کے روز دوپہر 2 بجے; 3 نومبر کو دوپہر 2 بج کر 30 منٹ پر
moment-date = { moment-date-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { FORM($date, case: "eve") } { moment-eve-clock }
        [after-midnight] { FORM($date, case: "eve") } { moment-eve-clock }
       *[other] { moment-date-clock }
    }
moment-eve-clock = { $case ->
    [oblique] { FORM($time, case: "dial") }
    [told] { FORM($time, case: "dial") }
    [ahead] { FORM($time, case: "dial") }
   *[direct] { moment-eve-clock-at }
}
moment-eve-clock-at = { TAIL(FORM($time, case: "dial")) ->
    [full-hour] { FORM($time, case: "dial") }
   *[other] { FORM($time, case: "dial") } پر
}

# Before تک without کو: پِیر کو صبح 9 بجے تک بند would be that it is closed on that Monday only, up to 9.
moment-date-clock = { $case ->
    [oblique] { FORM(day-on, case: "oblique") } { FORM($time, case: "day") }
    [told] { FORM(day-on, case: "oblique") } { FORM($time, case: "day") }
    [ahead] { FORM($date, case: "oblique") }، { FORM($time, case: "day") }
   *[direct] { FORM(day-on, case: "oblique") } { moment-day-clock }
}

## The hour that comes twice, on the night when clocks are set back: before the time, which is followed by پر, سے or تک

time-before-change = گھڑی بدلنے سے پہلے { time-at-change }

time-after-change = گھڑی بدلنے کے بعد { time-at-change }

time-at-change = { $case ->
    [at] { moment-night-clock-at }
   *[day] { FORM($time, case: "direct") }
}

## Decades

decade = { $case ->
    [during] { $year } کی دہائی میں
   *[direct] { $year } کی دہائی
}
