## Times of day

# Each time says الساعة itself, so that it is whole in a field and after a day.
# A full hour has no minutes. 12 is named for what it is, midnight or noon: "12 in the morning" would be mistaken for
# either. Midnight is a word without الساعة, by which the phrases around it know it (see moment-midnight). The parts of
# the day are CLDR's: فجرًا from 3, صباحًا from 6, بعد الظهر from 13, مساءً from 18. Only 1 and 2 differ: CLDR's ليلًا is
# also said of 10 at night, so they have what 12:30 has.
#
# $case "dial" leaves the part of the day to another time: من الساعة 2 إلى الساعة 4 بعد الظهر.
time-h12 = { $case ->
    [dial] { time-h12-dial }
   *[whole] { time-h12-whole }
}
time-h12-dial = { $minute ->
    [0] الساعة { $hour12 }
   *[other] الساعة { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-whole = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] الساعة 12:{ NUMBER($minute, minimumIntegerDigits: 2) } بعد منتصف الليل
    }
    [12] { $minute ->
        [0] الساعة 12 ظهرًا
       *[other] الساعة 12:{ NUMBER($minute, minimumIntegerDigits: 2) } ظهرًا
    }
   *[other] { time-h12-dial } { $hour ->
        [1] بعد منتصف الليل
        [2] بعد منتصف الليل
        [3] فجرًا
        [4] فجرًا
        [5] فجرًا
        [6] صباحًا
        [7] صباحًا
        [8] صباحًا
        [9] صباحًا
        [10] صباحًا
        [11] صباحًا
        [13] بعد الظهر
        [14] بعد الظهر
        [15] بعد الظهر
        [16] بعد الظهر
        [17] بعد الظهر
       *[other] مَساءً
    }
}

# The hour without a leading zero: voices read 09 as "zero nine".
# The hour after midnight is said as in the 12-hour clock: "the hour 0:30" is not said.
time-h23 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] الساعة 12:{ NUMBER($minute, minimumIntegerDigits: 2) } بعد منتصف الليل
    }
   *[other] { $minute ->
        [0] الساعة { $hour }
       *[other] الساعة { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    }
}

## A month with its year, and a year alone
##
## These names are common in Egypt, Sudan, the Gulf, and the media. The Levant and Iraq (كانون الثاني) and the Maghreb
## (جانفي) use other names.

month-year = { $month } { $year }

# The word for a year parts it from other numbers.
year-alone = عام { $year }

## Days

# After إلى and من it is a noun: من اليوم إلى الغد
date-tomorrow = { $case ->
    [genitive] الغد
   *[accusative] غدًا
}

# A day two to six days ago, alone and before a time. The phrase has الماضي, because on a Friday, يوم السبت alone would
# mean tomorrow.
date-weekday = يوم { $weekday } الماضي

# Without CLDR's comma after the day of the week here and in the full date: a date is said in one breath.
date-weekday-month-day = { $weekday } { $day } { $month }

date-month-day = { $day } { $month }

date-month-day-year = { $day } { $month } { $year }

date-full = { $weekday } { $day } { $month } { $year }

date-day-header = { $relative }، { $date }

date-unavailable = التاريخ غير متاح

time-unavailable = الوقت غير متاح

## Moments: a day and a time

# اليوم منتصف الليل would be heard as the midnight to come, a day late. So midnight is told by the day that begins: منتصف
# الليل مع بداية يوم الاثنين 23 نوفمبر. It is "this" day, for اليوم alone may be any, and not منتصف الليلة الماضية, which
# in the night itself would be the midnight before.
-head-midnight = منتصف

moment-today = اليوم { $time }
    .night = { HEAD($time) ->
        [midnight] { $time } مع بداية هذا اليوم
       *[other] اليوم { $time }
    }

moment-yesterday = أمس { $time }
    .night = { HEAD($time) ->
        [midnight] { $time } مع بداية يوم أمس
       *[other] أمس { $time }
    }

moment-tomorrow = { date-tomorrow } { $time }
    .night = { HEAD($time) ->
        [midnight] { $time } مع بداية يوم الغد
       *[other] { date-tomorrow } { $time }
    }

moment-date = { $date } { $time }
    .night = { HEAD($time) ->
        [midnight] { $time } مع بداية { moment-midnight-day }
       *[other] { $date } { $time }
    }
moment-midnight-day = { HEAD($date) ->
    [day] { $date }
   *[other] يوم { $date }
}
-head-day = يوم

# After what happened or will happen a date that begins with its number has في: تَمَّت المُشاهَدَة في 5 أغسطس. Days by
# name, hours and distances have none: أمس، يوم الأربعاء الماضي، الساعة 2، قبل ساعتين. A coming day of the week has يوم:
# right after a noun, الثلاثاء alone would be heard as its adjective. Midnight has عند.
-head-day-of-month = 1* 2* 3* 4* 5* 6* 7* 8* 9*
-head-day-of-week = الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد

moment-in = { HEAD($when) ->
    [day-of-month] في { $when }
    [day-of-week] يوم { $when }
    [midnight] عند { $when }
   *[other] { $when }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }، قبل تغيير التوقيت

time-after-change = { $time }، بعد تغيير التوقيت

## Decades

# By their names, with the century: تسعينيات القرن العشرين. Others by their first year: عَقد 990 would be
# heard as a contract.
# accepted: unused-argument
decade = { TAIL($year) ->
    [nineteenth] { decade-name } القرن التاسع عشر
    [twentieth] { decade-name } القرن العشرين
    [twenty-first] { decade-name } القرن الحادي وَالعشرين
   *[other] العَقد الذي يبدأ عام { $year }
}
decade-name = { TAIL($year) ->
    [first-decade] العَقد الأول من
    [second-decade] العَقد الثاني من
    [twenties] عشرينيات
    [thirties] ثلاثينيات
    [forties] أربعينيات
    [fifties] خَمسينيات
    [sixties] ستينيات
    [seventies] سبعينيات
    [eighties] ثَمانينيات
   *[nineties] تِسعينيات
}
-tail-nineteenth = 1800 1810 1820 1830 1840 1850 1860 1870 1880 1890
-tail-twentieth = 1900 1910 1920 1930 1940 1950 1960 1970 1980 1990
-tail-twenty-first = 2000 2010 2020 2030 2040 2050 2060 2070 2080 2090
-tail-first-decade = 00
-tail-second-decade = 10
-tail-twenties = 20
-tail-thirties = 30
-tail-forties = 40
-tail-fifties = 50
-tail-sixties = 60
-tail-seventies = 70
-tail-eighties = 80
