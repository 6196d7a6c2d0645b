## Days of the week. $case "weekdays" is asked for by month-days-two, "eve" by the days in date.ftl

weekday-monday = { $case ->
    [eve] اتوار اور پِیر
   *[direct] پِیر
}
weekday-tuesday = { $case ->
    [eve] پِیر اور منگل
   *[direct] منگل
}
weekday-wednesday = { $case ->
    [eve] منگل اور بدھ
   *[direct] بدھ
}
weekday-thursday = { $case ->
    [eve] بدھ اور جمعرات
   *[direct] جمعرات
}
weekday-sunday = { $case ->
    [eve] ہفتے اور اتوار
   *[direct] اتوار
}
# The name is also "week": after گزشتہ, کے روز tells that it is the day.
weekday-saturday = { $case ->
    [eve] جمعے اور ہفتے
    [oblique] ہفتے
    [leading] ہفتے کے روز
    [weekdays] ہفتے
   *[direct] ہفتہ
}
weekday-friday = { $case ->
    [eve] جمعرات اور جمعے
    [oblique] جمعے
    [leading] جمعے
    [weekdays] جمعے
   *[direct] جمعہ
}

## Ages. $case "inner": after a name that tells it; "bounded" and "oblique": with words around it; "unlabeled": before سے کم عمر

age = { $case ->
    [inner] { $duration }
    [bounded] { FORM($duration, case: "oblique") } کی عمر
    [unlabeled] { FORM($duration, case: "oblique") }
    [oblique] { $duration } کی عمر
   *[direct] عمر: { $duration }
}
    .none = { $period ->
        [day] آج پیدائش ہوئی
       *[other] { $case ->
            [inner] { FORM($duration, case: "oblique") } سے کم
           *[direct] عمر: { FORM($duration, case: "oblique") } سے کم
        }
    }

## Periods that end now. $case "during": something happens in them

recent = { $case ->
    [during] { $count ->
        [1] پچھلے { FORM($unit, 1, case: "oblique") } میں
       *[other] پچھلے { recent-span } میں
    }
   *[direct] { $count ->
        [1] پچھلا { $unit }
       *[other] پچھلے { $duration }
    }
}

# The oblique plural is heard of hours, days, weeks, and months: پچھلے 7 دنوں میں
recent-span = { $period ->
    [hour] { $count } گھنٹوں
    [day] { $count } دنوں
    [week] { $count } ہفتوں
    [month] { $count } مہینوں
   *[other] { $duration }
}

## Weeks, months, and years of the calendar: oblique, for they tell when

week-last = پچھلے ہفتے
week-this = اس ہفتے
month-this = اس مہینے
month-last = پچھلے مہینے
month-next = اگلے مہینے
year-last = پچھلے سال

## Today, with the part of the day if it can't mean another day

moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
   *[other] { moment-today }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [12] آج دوپہر
    [13] آج دوپہر
    [14] آج دوپہر
    [15] آج دوپہر
    [16] آج شام
    [17] آج شام
    [18] آج شام
    [19] آج شام
    [20] آج رات
    [21] آج رات
    [22] آج رات
    [23] آج رات
   *[other] آج صبح
}

# ہفتہ alone would be heard as Saturday.
week-of = { FORM($date, case: "oblique") } سے شروع ہونے والا ہفتہ

## Hours that have names, and times in other time zones

time-noon = دوپہر 12 بجے

time-midnight = آدھی رات

moment-end-of-today = آج رات 12 بجے

# same for every case
moment-same-day = { $time }

# After the time, the zone would be heard with what follows. Its name need not say that it is one.
time-zoned = { $zone } وقت کے مطابق { $time }
    .known = { $zone }، { $time }

time-zones = { time-zoned }، آپ کے ہاں { FORM($local, case: "told") }
    .known = { time-zoned.known }، آپ کے ہاں { FORM($local, case: "told") }

## An amount within a period

amount-during = { FORM($period, case: "during") } { $amount }
