## Time of day

# Each time says الساعة itself, so that it is whole in a field and after a day.
# A full hour has no minutes. 12 is named for what it is, midnight or noon: "12 in the morning" would be taken for either.
time-h12 = { $hour ->
    [0] { $minute ->
        [0] الساعة 12 منتصف الليل
       *[other] الساعة 12:{ NUMBER($minute, minimumIntegerDigits: 2) } بعد منتصف الليل
    }
    [12] { $minute ->
        [0] الساعة 12 ظهرًا
       *[other] الساعة 12:{ NUMBER($minute, minimumIntegerDigits: 2) } ظهرًا
    }
   *[other] { $minute ->
        [0] الساعة { $hour12 }
       *[other] الساعة { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    } { $period ->
        [am] صباحًا
       *[pm] مساءً
    }
}

# The hour without a leading zero: voices read 09 as "zero nine".
time-h23 = { $minute ->
    [0] { $hour ->
        [0] الساعة 12 منتصف الليل
       *[other] الساعة { $hour }
    }
   *[other] الساعة { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week, inside a date or by themselves

weekday-monday = الاثنين
weekday-tuesday = الثلاثاء
weekday-wednesday = الأربعاء
weekday-thursday = الخميس
weekday-friday = الجمعة
weekday-saturday = السبت
weekday-sunday = الأحد

## Months, inside a date
##
## The names of Egypt, Sudan, the Gulf and the media. The Levant and Iraq (كانون الثاني) and the Maghreb (جانفي) have
## their own.

month-january = يناير
month-february = فبراير
month-march = مارس
month-april = أبريل
month-may = مايو
month-june = يونيو
month-july = يوليو
month-august = أغسطس
month-september = سبتمبر
month-october = أكتوبر
month-november = نوفمبر
month-december = ديسمبر

## Days

date-today = اليوم

date-yesterday = أمس

# After إلى and من it is a noun: من اليوم إلى الغد
date-tomorrow = { $case ->
    [genitive] الغد
   *[accusative] غدًا
}

# "On Tuesday": it tells when, alone and before a time; in a longer date the bare name does.
date-weekday = يوم { $weekday }

# Without CLDR's comma after the day of the week here and in the full date: a date is said in one breath.
date-weekday-month-day = { $weekday } { $day } { $month }

date-month-day = { $day } { $month }

date-month-day-year = { $day } { $month } { $year }

date-full = { $weekday } { $day } { $month } { $year }

date-day-header = { $date }، { $relative }

date-unavailable = التاريخ غير متاح

## Moments: a day and a time

moment-today = اليوم { $time }

moment-yesterday = أمس { $time }

moment-tomorrow = { date-tomorrow } { $time }

moment-date = { $date } { $time }
