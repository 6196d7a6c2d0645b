## Schedules: how often something repeats. After كل stands the genitive.

every-minutes = { $count ->
    [1] كل دقيقة
    [2] كل دَقيقَتين
    [few] كل { $count } دَقائِق
    [many] كل { $count } دقيقة
   *[other] كل { $count } دقيقة
}

every-hours = { $count ->
    [1] كل ساعة
    [2] كل ساعَتين
    [few] كل { $count } ساعات
    [many] كل { $count } ساعة
   *[other] كل { $count } ساعة
}

every-days = { $count ->
    [1] كل يوم
    [2] كل يومين
    [few] كل { $count } أَيّام
    [many] كل { $count } يومًا
   *[other] كل { $count } يوم
}

every-weeks = { $count ->
    [1] كل أسبوع
    [2] كل أسبوعين
    [few] كل { $count } أَسابيع
    [many] كل { $count } أسبوعًا
   *[other] كل { $count } أسبوع
}

every-months = { $count ->
    [1] كل شهر
    [2] كل شهرين
    [few] كل { $count } أَشهُر
    [many] كل { $count } شهرًا
   *[other] كل { $count } شهر
}

every-years = { $count ->
    [1] كل سنة
    [2] كل سَنَتين
    [few] كل { $count } سَنَوات
    [many] كل { $count } سنة
   *[other] كل { $count } سنة
}

## The days of a schedule

# يوم الجمعة من كل أسبوع; يَومَي الجمعة وَالسبت من كل أسبوع; أيام الاثنين وَالأربعاء وَالجمعة من كل أسبوع
# يَومَي has its marks: without them it is heard as "daily".
every-weekdays = { $count ->
    [1] يوم { $weekdays } من كل أسبوع
    [2] يَومَي { $weekdays } من كل أسبوع
   *[other] أَيّام { $weekdays } من كل أسبوع
}

every-weeks-on = { $total ->
    [1] { every-weeks }، يوم { $weekdays }
    [2] { every-weeks }، يَومَي { $weekdays }
   *[other] { every-weeks }، أَيّام { $weekdays }
}

# The days are named: working days are others from one country to the next.
recurrence-weekdays = كل أسبوع من الاثنين إلى الجمعة
    .days = من الاثنين إلى الجمعة

recurrence-weekends = يَومَي السبت والأحد من كل أسبوع
    .days = السبت والأحد

# In words: voices read يوم 1 as "one day". After في it is genitive: اليوم الحادي وَالعشرين.
month-day = اليوم { NUMBER($day, style: "words", type: "ordinal", gender: "masculine") }

month-day-last = آخِر يوم

month-weekday = يوم { $weekday } { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
    [4] الرابع
   *[5] الخامس
}

month-weekday-last = يوم { $weekday } الأخير

# في اليوم الأول وَاليوم الخامس عشر من كل شهر; a day of the week has no في: يوم الأحد الأول من كل شهر
-head-weekday = يوم

monthly-on = { HEAD($days) ->
    [weekday] { $days } من كل شهر
   *[day] في { FORM($days, case: "genitive") } من كل شهر
}

every-months-on = { HEAD($days) ->
    [weekday] { every-months }، { $days } من الشهر
   *[day] { every-months }، في { FORM($days, case: "genitive") } من الشهر
}

every-years-on = { every-years } في { $date }

# For example: كل سنة يوم الخميس الرابع من نوفمبر
every-years-on-days = { every-years } { $days } من { $month }

## The times and the end of a schedule. The times say الساعة themselves

# For example: كل يوم الساعة 8 صباحًا وَالساعة 8 مساءً
# A day at midnight is told to begin with it (see moment-date), before the times, of which midnight may be the first; كل
# يوم needs it not.
recurrence-at = { $rule } { $times }
    .night = { HEAD($times) ->
        [midnight] { TAIL($rule) ->
            [day] { $rule } عند { $times }
           *[other] { $rule } مع بداية اليوم عند { $times }
        }
       *[other] { $rule } { $times }
    }
-tail-day = يوم يومين أَيّام يومًا

recurrence-until = { $rule } حتى { FORM($date, case: "genitive") }

recurrence-count = { $rule }، { $times } إجمالًا

recurrence-next = المرة القادمة: { $when }

recurrence-unavailable = الجدول الزمني غير متاح

## How many times something happens: it tells how, and so the dual is accusative

times = { $count ->
    [1] مرة واحِدَة
    [2] مَرَّتين
    [zero] { $count } مرة
    [one] { $count } مرة
    [two] { $count } مرة
    [few] { $count } مَرّات
    [many] { $count } مرة
   *[other] { $count } مرة
}

times-hour = { times } في الساعة

times-day = { times } في اليوم

times-week = { times } في الأسبوع

times-month = { times } في الشهر

times-year = { times } في السنة
