## Schedules: how often something repeats. After كل stands the genitive.

every = { $count ->
    [1] كل { $unit }
   *[other] كل { FORM($duration, case: "genitive") }
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
    [1] { $every }، يوم { $weekdays }
    [2] { $every }، يَومَي { $weekdays }
   *[other] { $every }، أَيّام { $weekdays }
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
    [weekday] { $every }، { $days } من الشهر
   *[day] { $every }، في { FORM($days, case: "genitive") } من الشهر
}

every-years-on = { $every } في { $date }

# For example: كل سنة يوم الخميس الرابع من نوفمبر
every-years-on-days = { $every } { $days } من { $month }

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

times-per = { times } { per-period }
