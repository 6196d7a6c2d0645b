## The time since a past moment. CLDR's phrases, after قبل; the dual is genitive. A bound comes after that word (see
## bound.ftl), and asks for the span alone.
##
## The dual of سنة has its marks: without them it is spelled as "two cents". أَشهُر has two: without them voices say
## "most famous".

# CLDR has الآن, which does not say that it is over.
elapsed-now = قبل لَحَظات

elapsed-duration = { $case ->
    [bare] { FORM($duration, case: "genitive") }
   *[whole] قبل { FORM($duration, case: "genitive") }
}
    .lead = before

## The time until a future moment. CLDR has خلال, which is heard as "within": بعد says when.

ahead-now = الآن

ahead-duration = { $case ->
    [bare] { FORM($duration, case: "genitive") }
   *[whole] بعد { FORM($duration, case: "genitive") }
}
    .lead = after

## Due dates: said of its time (الموعد النهائي; الموعد alone would be an appointment), so that nothing agrees
## with what is due. مستحق would be heard as money that is owed.

due-now = حان الموعد

due-midnight = الموعد النهائي عند منتصف الليل

due-today-at = الموعد النهائي اليوم { $time }

due-tomorrow-at = الموعد النهائي غدًا { $time }

due-today = الموعد النهائي اليوم

due-tomorrow = الموعد النهائي غدًا

# As moment-in: الموعد النهائي في 24 ديسمبر
due-date = { HEAD($date) ->
    [day-of-month] الموعد النهائي في { $date }
   *[day-of-week] الموعد النهائي يوم { $date }
}

# For example: الموعد النهائي يوم الثلاثاء 24 نوفمبر الساعة 9 صباحًا; at midnight as moment-date.
due-date-at = { HEAD($time) ->
    [midnight] الموعد النهائي عند { moment-date.night }
   *[other] { due-date } { $time }
}

due-ahead = الموعد النهائي { $distance }

# The time has passed: فات الموعد النهائي قبل ساعتين
overdue-by = فات الموعد النهائي قبل { FORM($duration, case: "genitive") }

## Intervals: the beginning and the end of something: after من and إلى only غدًا changes (see date.ftl). A part of the
## day that both times share is said once.

# For example: من الساعة 2 إلى الساعة 4 بعد الظهر
interval-times = { TAIL($from) ->
    [layl] { interval-times-night }
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
# From 1 after midnight up to the next one, the first is told: من الساعة 1 بعد منتصف الليل إلى منتصف الليل.
interval-times-night = { HEAD($to) ->
    [midnight] { interval-times-whole }
   *[other] { TAIL($to) ->
        [layl] { interval-times-shared }
       *[other] { interval-times-whole }
    }
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

# Without a comma, as a day comes before a time: اليوم من الساعة 2 إلى الساعة 4 بعد الظهر
interval-day-times = { $date } { $times }

interval-all-day = { $date }، طَوال اليوم
    .alone = طَوال اليوم

# For example: غدًا من الساعة 11 مساءً إلى الساعة 1 بعد منتصف الليل في اليوم التالي
interval-next-day = { $date } { $times } في اليوم التالي

# اليوم وَغدًا, أمس وَاليوم: إلى would leave open whether the last day is included.
interval-dates = { HEAD($from) ->
    [yesterday] { HEAD($to) ->
        [today] أمس وَاليوم
        [tomorrow] أمس وَاليوم وَغدًا
       *[other] { interval-dates-span }
    }
    [today] { HEAD($to) ->
        [tomorrow] اليوم وَغدًا
       *[other] { interval-dates-span }
    }
   *[other] { interval-dates-span }
}
interval-dates-span = من { FORM($from, case: "genitive") } إلى { FORM($to, case: "genitive") }
-head-yesterday = أمس
-head-today = اليوم
-head-tomorrow = غدًا

interval-dates-year = من { FORM($from, case: "genitive") } إلى { FORM($to, case: "genitive") } { $year }

interval-month-days = من { $first } إلى { $last } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = من { $from } إلى { $to }

interval-moments = من { FORM($from, case: "genitive") } إلى { FORM($to, case: "genitive") }
