## The time since a past moment

elapsed-now = હમણાં જ

elapsed-duration = { FORM($duration, case: "oblique") } પહેલાં

## The time until a future moment. Not CLDR's માં, which is heard as "within".

ahead-now = હમણાં

ahead-duration = { FORM($duration, case: "oblique") } પછી

## Due dates. A noun leads; but not after the name of a field, where $case is "inner"

due-now = સમય થઈ ગયો

due-midnight = { $case ->
    [inner] { moment-end-of-today }
   *[direct] નિયત સમય: { moment-end-of-today }
}

due-today-at = { $case ->
    [inner] આજે { FORM($time, case: "told") }
   *[direct] નિયત સમય: આજે { FORM($time, case: "told") }
}

due-tomorrow-at = { $case ->
    [inner] { FORM(moment-tomorrow.night, case: "at") }
   *[direct] નિયત સમય: { FORM(moment-tomorrow.night, case: "at") }
}

due-today = { $case ->
    [inner] { date-today }
   *[direct] નિયત તારીખ: { date-today }
}

due-tomorrow = { $case ->
    [inner] { date-tomorrow }
   *[direct] નિયત તારીખ: { date-tomorrow }
}

due-date = { $case ->
    [inner] { $date }
   *[direct] નિયત તારીખ: { $date }
}

due-date-at = { $case ->
    [inner] { FORM(moment-date.night, case: "at") }
   *[direct] નિયત સમય: { FORM(moment-date.night, case: "at") }
}

due-ahead = { $case ->
    [inner] { $distance }
   *[direct] નિયત સમય: { $distance }
}

# For example: 2 કલાકનો વિલંબ
overdue-by = { FORM($duration, case: "oblique") }નો વિલંબ

## Intervals: the beginning and the end of something

# સવારે 9 વાગીને 30 મિનિટથી 11 વાગ્યા સુધી: a part of the day that both times share is said once. $case "day": after
# their day
# accepted: unused-argument
interval-times = { $case ->
    [ended] { FORM($to, case: "day") }
   *[direct] { interval-times-clock }
}
interval-times-clock = { HEAD($from) ->
    [morning] { HEAD($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [afternoon] { HEAD($to) ->
        [afternoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [night] { HEAD($to) ->
        [night] { interval-times-night }
       *[other] { interval-times-whole }
    }
    [early] { HEAD($to) ->
        [early] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [midnight] { HEAD($to) ->
        [early] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
# રાત્રે 1 વાગ્યાથી રાત્રે 11 વાગ્યા સુધી: not of the same night
interval-times-night = { HEAD(FORM($from, case: "day")) ->
    [night] { interval-times-shared }
   *[other] { HEAD(FORM($to, case: "day")) ->
        [night] { interval-times-whole }
       *[other] { interval-times-shared }
    }
}
interval-times-shared = { interval-from }થી { FORM($to, case: "dial") } સુધી
interval-times-whole = { $case ->
    [day] { interval-from }થી { FORM($to, case: "day") } સુધી
   *[direct] { interval-from }થી { FORM($to, case: "oblique") } સુધી
}
interval-from = { $case ->
    [day] { FORM($from, case: "day") }
   *[direct] { FORM($from, case: "oblique") }
}

-head-morning = સવારે
-head-afternoon = બપોરે
-head-evening = સાંજે
-head-night = રાત્રે

# વાગ્યા is said once too: સવારે 9થી 11 વાગ્યા સુધી; 9થી 11 વાગ્યા સુધી
# accepted: unused-argument
interval-hours = { $case ->
    [ended] { FORM($to, case: "day") }
   *[direct] { interval-hours-clock }
}
interval-hours-clock = { HEAD($from) ->
    [morning] { HEAD($to) ->
        [morning] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [afternoon] { HEAD($to) ->
        [afternoon] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [night] { HEAD($to) ->
        [night] { interval-hours-evening }
       *[other] { interval-times-whole }
    }
    [early] { HEAD($to) ->
        [early] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [midnight] { HEAD($to) ->
        [early] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-hours-shared }
}
interval-hours-evening = { HEAD(FORM($from, case: "day")) ->
    [night] { interval-hours-shared }
   *[other] { HEAD(FORM($to, case: "day")) ->
        [night] { interval-times-whole }
        [midnight] { interval-times-whole }
       *[other] { interval-hours-shared }
    }
}
interval-hours-shared = { $case ->
    [day] { FORM($from, case: "day-hour") }થી { FORM($to, case: "dial") } સુધી
   *[direct] { FORM($from, case: "hour") }થી { FORM($to, case: "dial") } સુધી
}

interval-clock-back = { $times }, { FORM($duration, case: "direct") }

interval-day-times = { HEAD($date) ->
    [today] { interval-near-day }
    [tomorrow] { interval-near-day }
    [yesterday] { interval-near-day }
   *[other] { HEAD(FORM($times, case: "day")) ->
        [midnight] { FORM($date, case: "oblique") }ની શરૂઆતમાં, { FORM($times, case: "direct") }
       *[other] { FORM($date, case: "at") }, { FORM($times, case: "day") }
    }
}
# ગઈકાલે, મધરાત પછી would be heard as last night.
interval-near-day = { HEAD(FORM($times, case: "day")) ->
    [midnight] { interval-before-morning }
    [early] { interval-before-morning }
   *[other] { FORM($date, case: "at") }, { FORM($times, case: "day") }
}
interval-before-morning = { HEAD(FORM($times, case: "ended")) ->
    [night] { FORM($date, case: "at") }, { FORM($times, case: "day") }
    [midnight] { FORM($date, case: "at") }, { FORM($times, case: "day") }
   *[other] { FORM($date, case: "oblique") }ના દિવસની શરૂઆતમાં, { FORM($times, case: "direct") }
}

interval-all-day = { FORM($date, case: "at") }, આખો દિવસ
    .alone = આખો દિવસ

# આવતીકાલે, રાત્રે 11 વાગ્યાથી બીજા દિવસે મધરાત પછી 3 વાગ્યા સુધી
interval-next-day = { FORM($date, case: "at") }, { FORM($from, case: "day") }થી બીજા દિવસે { FORM($to, case: "day") } સુધી

# Two days beside each other are both named, for સુધી would also be "by".
interval-dates = { HEAD($from) ->
    [today] { HEAD($to) ->
        [tomorrow] આજે અને આવતીકાલે
       *[other] { interval-dates-span }
    }
    [yesterday] { HEAD($to) ->
        [today] ગઈકાલે અને આજે
       *[other] { interval-dates-span }
    }
   *[other] { interval-dates-span }
}
interval-dates-span = { FORM($from, case: "oblique") }થી { FORM($to, case: "oblique") } સુધી
-head-today = આજ આજે
-head-tomorrow = આવતીકાલ આવતીકાલે
-head-yesterday = ગઈકાલ ગઈકાલે

interval-dates-year = { FORM($from, case: "oblique") }થી { FORM($to, case: "oblique") } { $year } સુધી

interval-month-days = { $first }થી { $last } { $month } સુધી

interval-month-days-year = { $first }થી { $last } { $month } { $year } સુધી

interval-months = { $from }થી { $to } સુધી

interval-moments = { interval-dates-span }
