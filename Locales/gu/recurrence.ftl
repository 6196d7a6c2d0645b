## Schedules: how often something repeats

every = { $case ->
    [onetime] એક વાર
   *[rule] { $count ->
        [1] { every-one }
       *[other] દર { FORM($duration, case: "every") }
    }
}
every-one = { $period ->
    [day] દરરોજ
   *[other] દર { FORM($unit, 1, case: "every") }
}

## The days of a schedule. What they share is said once, see month-days: for that, $case is "numbers" of dates, and
## "places" or "weekdays" of days of the week.

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] એક વાર, { FORM($weekdays, case: "at") }
       *[other] એક વાર, આમાંથી જે દિવસ પહેલાં આવે: { FORM($weekdays, case: "either") }
    }
   *[rule] દર { FORM($weekdays, case: "at") }
}

# For example: દર 2 અઠવાડિયે શુક્રવારે
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] એક વાર, { FORM($weekdays, case: "at") }
       *[other] એક વાર, આમાંથી જે દિવસ પહેલાં આવે: { FORM($weekdays, case: "either") }
    }
   *[rule] { $every } { FORM($weekdays, case: "at") }
}

recurrence-weekdays = { $case ->
    [onetime] એક વાર, સોમવારથી શુક્રવાર સુધીના કોઈ એક દિવસે
   *[rule] સોમવારથી શુક્રવાર સુધી દરરોજ
}
    .days = સોમવારથી શુક્રવાર સુધી

recurrence-weekends = { $case ->
    [onetime] એક વાર, શનિવારે અથવા રવિવારે
   *[rule] દર શનિવારે અને રવિવારે
}
    .days = શનિવારે અને રવિવારે

month-day = { $case ->
    [numbers] { $day }
   *[direct] { $day } તારીખે
}

month-day-last = છેલ્લા દિવસે

# accepted: unused-argument
month-weekday = { $case ->
    [places] { month-weekday-place }
    [weekdays] { $weekday }
   *[direct] { month-weekday-place } { FORM($weekday, case: "at") }
}
month-weekday-place = { $place ->
    [1] પહેલા
    [2] બીજા
    [3] ત્રીજા
    [4] ચોથા
   *[5] પાંચમા
}

# accepted: unused-argument
month-weekday-last = { $case ->
    [places] છેલ્લા
    [weekdays] { $weekday }
   *[direct] છેલ્લા { FORM($weekday, case: "at") }
}

# 1 અને 15 તારીખે; બીજા અને ચોથા શનિવારે; but પહેલા સોમવારે અને ત્રીજા મંગળવારે. In the case "weekdays" a list of two is
# one word, which tells whether both are the same (see list.ftl).
month-days = { HEAD($days) ->
    [date] { TAIL(FORM($days, case: "numbers")) ->
        [digit] { FORM($days, case: "numbers") } તારીખે
       *[other] { $days }
    }
   *[other] { $total ->
        [2] { month-days-two }
       *[other] { $days }
    }
}
month-days-two = { TAIL(FORM($days, case: "weekdays")) ->
    [same-weekday] { FORM($days, case: "places") } { FORM($days, case: "weekday") }ે
   *[other] { $days }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-tail-same-weekday =
    સોમવારસોમવાર મંગળવારમંગળવાર બુધવારબુધવાર ગુરુવારગુરુવાર શુક્રવારશુક્રવાર શનિવારશનિવાર રવિવારરવિવાર

# For example: દર મહિનાની 1 તારીખે; દર મહિનાના છેલ્લા દિવસે
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [date] દર મહિનાની { month-days }
       *[other] દર મહિનાના { month-days }
    }
}
once-on-days = { $total ->
    [1] { HEAD($days) ->
        [date] એક વાર, મહિનાની { month-days }
       *[other] એક વાર, મહિનાના { month-days }
    }
   *[other] એક વાર, મહિનાના આ દિવસોમાંથી જે પહેલાં આવે: { FORM($days, case: "either") }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [date] { $every } { month-days }
       *[other] { $every }, મહિનાના { month-days }
    }
}

# For example: દર વર્ષે 24 ડિસેમ્બરે
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] એક વાર, { FORM($date, case: "at") }
   *[rule] { $every } { FORM($date, case: "at") }
}

# For example: દર વર્ષે નવેમ્બરના ચોથા ગુરુવારે; દર વર્ષે ઑક્ટોબરની 1 અને 15 તારીખે
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] એક વાર, { $month }ના { $days }
       *[other] એક વાર, { $month }ના આ દિવસોમાંથી જે પહેલાં આવે: { FORM($days, case: "either") }
    }
   *[rule] { HEAD($days) ->
        [date] { $every } { $month }ની { month-days }
       *[other] { $every } { $month }ના { month-days }
    }
}
-head-date = 1* 2* 3* 4* 5* 6* 7* 8* 9*

## The times and the end of a schedule

# દરરોજ સવારે 8 વાગ્યે અને રાત્રે 8 વાગ્યે; દર શુક્રવારે સવારે 8 વાગ્યે. On some days only, the first hours of the day would
# be heard as those after it: દર શુક્રવારે, દિવસની શરૂઆતમાં, રાત્રે 12 વાગ્યે; દર શુક્રવારે મધરાત પછી 1 વાગ્યે
recurrence-at = { $rule } { FORM($times, case: "direct") }
    .night = { HEAD(FORM($times, case: "told")) ->
        [midnight] { recurrence-at-night }
       *[other] { $rule } { FORM($times, case: "told") }
    }
recurrence-at-night = { $total ->
    [1] { TAIL($rule) ->
        [on-day] { $rule }, દિવસની શરૂઆતમાં, { FORM($times, case: "direct") }
       *[other] { recurrence-at }
    }
   *[other] { recurrence-at }
}
-tail-on-day = વારે તારીખે દિવસે બરે માર્ચે એપ્રિલે જૂને ઑગસ્ટે એ

# For example: 24 ડિસેમ્બર સુધી દરરોજ
recurrence-until = { FORM($date, case: "oblique") } સુધી { $rule }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, કુલ { $times }
}
-head-once = એક

# $case "inner": after the name of a field, as પછીનો ડોઝ
recurrence-next = { $case ->
    [inner] { FORM($when, case: "at") }
   *[direct] હવે પછી: { FORM($when, case: "at") }
}

recurrence-unavailable = સમયપત્રક ઉપલબ્ધ નથી

## How many times something happens

times = { $count ->
    [1] એક વાર
   *[other] { $count } વાર
}

times-per = { FORM($unit, 1, case: "oblique") }માં { times }
