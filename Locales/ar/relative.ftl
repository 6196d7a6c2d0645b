## How long ago. CLDR's phrases, after قبل; the dual is genitive.
##
## The dual of سنة has its marks: without them it is spelled as "two cents". أَشهُر has two: without them voices say "most
## famous".

# CLDR has الآن, which does not say that it is over.
elapsed-now = قبل لَحَظات

elapsed-minutes = { $count ->
    [1] قبل دقيقة واحِدَة
    [2] قبل دَقيقَتين
    [few] قبل { $count } دَقائِق
    [many] قبل { $count } دقيقة
   *[other] قبل { $count } دقيقة
}

elapsed-hours = { $count ->
    [1] قبل ساعة واحِدَة
    [2] قبل ساعَتين
    [few] قبل { $count } ساعات
    [many] قبل { $count } ساعة
   *[other] قبل { $count } ساعة
}

elapsed-days = { $count ->
    [2] قبل يومين
    [few] قبل { $count } أَيّام
   *[other] قبل { $count } يوم
}

elapsed-weeks = { $count ->
    [1] قبل أسبوع واحد
    [2] قبل أسبوعين
    [few] قبل { $count } أَسابيع
   *[other] قبل { $count } أسبوع
}

elapsed-months = { $count ->
    [1] قبل شهر واحد
    [2] قبل شهرين
    [few] قبل { $count } أَشهُر
    [many] قبل { $count } شهرًا
   *[other] قبل { $count } شهر
}

elapsed-years = { $count ->
    [1] قبل سنة واحِدَة
    [2] قبل سَنَتين
    [zero] قبل { $count } سنة
    [one] قبل { $count } سنة
    [two] قبل { $count } سنة
    [few] قبل { $count } سَنَوات
    [many] قبل { $count } سنة
   *[other] قبل { $count } سنة
}

## How long from now. CLDR has خلال, which is heard as "within": بعد says when.

ahead-now = الآن

ahead-minutes = { $count ->
    [1] بعد دقيقة واحِدَة
    [2] بعد دَقيقَتين
    [few] بعد { $count } دَقائِق
    [many] بعد { $count } دقيقة
   *[other] بعد { $count } دقيقة
}

ahead-hours = { $count ->
    [1] بعد ساعة واحِدَة
    [2] بعد ساعَتين
    [few] بعد { $count } ساعات
    [many] بعد { $count } ساعة
   *[other] بعد { $count } ساعة
}

ahead-days = { $count ->
    [2] بعد يومين
    [few] بعد { $count } أَيّام
    [many] بعد { $count } يومًا
   *[other] بعد { $count } يوم
}

ahead-weeks = { $count ->
    [1] بعد أسبوع واحد
    [2] بعد أسبوعين
    [few] بعد { $count } أَسابيع
   *[other] بعد { $count } أسبوع
}

ahead-months = { $count ->
    [1] بعد شهر واحد
    [2] بعد شهرين
    [few] بعد { $count } أَشهُر
    [many] بعد { $count } شهرًا
   *[other] بعد { $count } شهر
}

ahead-years = { $count ->
    [1] بعد سنة واحِدَة
    [2] بعد سَنَتين
    [zero] بعد { $count } سنة
    [one] بعد { $count } سنة
    [two] بعد { $count } سنة
    [few] بعد { $count } سَنَوات
    [many] بعد { $count } سنة
   *[other] بعد { $count } سنة
}

ahead-duration = بعد { FORM($duration, case: "genitive") }

## When something is due: said of its time (الموعد), so that nothing agrees with what is due. مستحق would be heard as
## money that is owed.

due-now = حان الموعد

due-midnight = الموعد عند منتصف الليل

due-today-at = الموعد اليوم { $time }

due-tomorrow-at = الموعد غدًا { $time }

due-today = الموعد اليوم

due-tomorrow = الموعد غدًا

due-date = الموعد { $date }

# الموعد الثلاثاء 24 نوفمبر الساعة 9 صباحًا
due-date-at = الموعد { $date } { $time }

due-ahead = الموعد { $distance }

# The time has passed: فات الموعد قبل ساعتين
overdue-by = فات الموعد قبل { FORM($duration, case: "genitive") }

## From when to when: after من and إلى only غدًا changes (see date.ftl). A part of the day that both times share is said
## once.

# من الساعة 2 إلى الساعة 4 بعد الظهر
interval-times = { TAIL($from) ->
    [layl] { TAIL($to) ->
        [layl] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [fajr] { TAIL($to) ->
        [fajr] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [sabah] { TAIL($to) ->
        [sabah] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [dhuhr] { TAIL($to) ->
        [dhuhr] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [masa] { TAIL($to) ->
        [masa] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = من { FORM($from, case: "dial") } إلى { FORM($to, case: "genitive") }
interval-times-whole = من { FORM($from, case: "genitive") } إلى { FORM($to, case: "genitive") }

-tail-layl = الليل
-tail-fajr = فجرًا
-tail-sabah = صباحًا
-tail-dhuhr = الظهر
-tail-masa = مَساءً

interval-hours = { interval-times }

interval-clock-back = { $times }، { FORM($duration, case: "nominative") }

# Without a comma, as a day stands before a time: اليوم من الساعة 2 إلى الساعة 4 بعد الظهر
interval-day-times = { $date } { $times }

interval-all-day = { $date }، طَوال اليوم

# غدًا من الساعة 11 مساءً إلى الساعة 1 بعد منتصف الليل في اليوم التالي
interval-next-day = { $date } { $times } في اليوم التالي

interval-dates = من { FORM($from, case: "genitive") } إلى { FORM($to, case: "genitive") }

interval-dates-year = من { FORM($from, case: "genitive") } إلى { FORM($to, case: "genitive") } { $year }

interval-month-days = من { $first } إلى { $last } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-moments = من { FORM($from, case: "genitive") } إلى { FORM($to, case: "genitive") }
