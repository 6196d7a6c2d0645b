## Schedules: how often something repeats

# κάθε ώρα, κάθε μήνα, κάθε τρεις ημέρες
every = { $case ->
    [onetime] μία φορά
   *[rule] { $count ->
        [1] { every-one }
       *[other] κάθε { FORM($duration, case: "accusative") }
    }
}

# "Κάθε έτος" is for documents.
every-one = { $period ->
    [year] κάθε χρόνο
   *[other] κάθε { FORM($unit, 1, case: "accusative") }
}

## The days of a schedule. Days bring their article and "σε" themselves: την πρώτη και στις 15 κάθε μήνα

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] μία φορά, { FORM($weekdays, case: "on") }
       *[other] μία φορά, την πρώτη από αυτές τις ημέρες: { FORM($weekdays, case: "bare") }
    }
   *[rule] κάθε { FORM($weekdays, case: "bare") }
}

# κάθε 2 εβδομάδες, την Τρίτη και την Πέμπτη
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] μία φορά, { FORM($weekdays, case: "on") }
       *[other] μία φορά, την πρώτη από αυτές τις ημέρες: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every }, { FORM($weekdays, case: "on") }
}

recurrence-weekdays = { $case ->
    [onetime] μία φορά, από Δευτέρα έως Παρασκευή
   *[rule] από Δευτέρα έως Παρασκευή
}

recurrence-weekends = { $case ->
    [onetime] μία φορά, το Σαββατοκύριακο
   *[rule] κάθε Σαββατοκύριακο
}

month-day = { $day ->
    [1] την πρώτη
   *[other] στις { NUMBER($day, style: "count", gender: "feminine") }
}

month-day-last = την τελευταία ημέρα

month-weekday = { TRAIT($weekday, "gender") ->
    [neuter] το { NUMBER($place, type: "ordinal", style: "words", gender: "neuter") }
   *[feminine] { $place ->
        [2] τη δεύτερη
       *[other] την { NUMBER($place, type: "ordinal", style: "words", gender: "feminine") }
    }
} { FORM($weekday, case: "bare") }

month-weekday-last = { TRAIT($weekday, "gender") ->
    [neuter] το τελευταίο { FORM($weekday, case: "bare") }
   *[feminine] την τελευταία { FORM($weekday, case: "bare") }
}

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } κάθε μήνα
}
once-on-days = { $total ->
    [1] μία φορά, { $days } του μήνα
   *[other] μία φορά, την πρώτη από αυτές τις ημέρες του μήνα: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] μία φορά, { FORM($date, case: "on") }
   *[rule] { $every }, { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] μία φορά, { $days } { FORM($month, case: "genitive") }
       *[other] μία φορά, την πρώτη από αυτές τις ημέρες: { $days } { FORM($month, case: "genitive") }
    }
   *[rule] { $every }, { $days } { FORM($month, case: "genitive") }
}

## The times and the end of a schedule

# κάθε ημέρα στις 8 και στις 20
recurrence-at = { $rule } { FORM($times, case: "at") }
    .night = { HEAD($times) ->
        [twelve] { TAIL($rule) ->
            [daily] { recurrence-at }
           *[certain] { recurrence-night }
        }
       *[other] { recurrence-at }
    }
recurrence-night = { TAIL($times) ->
    [midnight] { recurrence-at }, στην αρχή της ημέρας
   *[other] { recurrence-at }
}
-head-twelve = 12 !12:
-tail-daily = ημέρα ημέρες

recurrence-until = { $rule } έως { FORM($date, case: "accusative") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } συνολικά
}
-head-once = μία

recurrence-next = επόμενη φορά: { $when }

recurrence-unavailable = μη διαθέσιμο πρόγραμμα

## How many times something happens

times = { $count ->
    [1] μία φορά
   *[other] { NUMBER($count, style: "count", gender: "feminine") } φορές
}

times-per = { times } { per-period }
