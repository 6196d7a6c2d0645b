## Schedules: how often something repeats. After كل stands the genitive.

every = { $case ->
    [onetime] مرة واحِدَة
   *[rule] { $count ->
        [1] كل { $unit }
       *[other] كل { FORM($duration, case: "genitive") }
    }
}

## The days of a schedule

# يوم الجمعة من كل أسبوع; يَومَي الجمعة وَالسبت من كل أسبوع; أيام الاثنين وَالأربعاء وَالجمعة من كل أسبوع
# يَومَي has its marks: without them it is heard as "daily".
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] مرة واحِدَة، يوم { $weekdays }
        [2] مرة واحِدَة، في أول هذين اليومين: { $weekdays }
       *[other] مرة واحِدَة، في أول هذه الأَيّام: { $weekdays }
    }
   *[rule] { $count ->
        [1] يوم { $weekdays } من كل أسبوع
        [2] يَومَي { $weekdays } من كل أسبوع
       *[other] أَيّام { $weekdays } من كل أسبوع
    }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] مرة واحِدَة، يوم { $weekdays }
        [2] مرة واحِدَة، في أول هذين اليومين: { $weekdays }
       *[other] مرة واحِدَة، في أول هذه الأَيّام: { $weekdays }
    }
   *[rule] { $total ->
        [1] { $every }، يوم { $weekdays }
        [2] { $every }، يَومَي { $weekdays }
       *[other] { $every }، أَيّام { $weekdays }
    }
}

# The days are named: working days are others from one country to the next.
recurrence-weekdays = { $case ->
    [onetime] مرة واحِدَة، في أحد الأَيّام من الاثنين إلى الجمعة
   *[rule] كل أسبوع من الاثنين إلى الجمعة
}
    .days = من الاثنين إلى الجمعة

recurrence-weekends = { $case ->
    [onetime] مرة واحِدَة، يوم السبت أو الأحد
   *[rule] يَومَي السبت والأحد من كل أسبوع
}
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

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [weekday] { $days } من كل شهر
       *[day] في { FORM($days, case: "genitive") } من كل شهر
    }
}
once-on-days = { $total ->
    [1] مرة واحِدَة، { on-days } من الشهر
    [2] مرة واحِدَة، في أول هذين اليومين من الشهر: { $days }
   *[other] مرة واحِدَة، في أول هذه الأَيّام من الشهر: { $days }
}
on-days = { HEAD($days) ->
    [weekday] { $days }
   *[day] في { FORM($days, case: "genitive") }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [weekday] { $every }، { $days } من الشهر
       *[day] { $every }، في { FORM($days, case: "genitive") } من الشهر
    }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] مرة واحِدَة، في { $date }
   *[rule] { $every } في { $date }
}

# For example: كل سنة يوم الخميس الرابع من نوفمبر
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] مرة واحِدَة، { on-days } من { $month }
        [2] مرة واحِدَة، في أول هذين اليومين من { $month }: { $days }
       *[other] مرة واحِدَة، في أول هذه الأَيّام من { $month }: { $days }
    }
   *[rule] { $every } { on-days } من { $month }
}

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
-tail-day = يوم يومين أَيّام يومًا واحِدَة

recurrence-until = { $rule } حتى { FORM($date, case: "genitive") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }، { $times } إجمالًا
}
-head-once = مرة

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
