## What comes again. Months and years are of the class ui: kila baada ya miezi mitatu

every-minutes = { $count ->
    [1] kila dakika
   *[other] kila baada ya dakika { $count }
}
every-hours = { $count ->
    [1] kila saa
   *[other] kila baada ya saa { $count }
}
every-days = { $count ->
    [1] kila siku
   *[other] kila baada ya siku { $count }
}
every-weeks = { $count ->
    [1] kila wiki
   *[other] kila baada ya wiki { $count }
}
every-months = { $count ->
    [1] kila mwezi
   *[other] kila baada ya { unit-month } { numeral-ui }
}
every-years = { $count ->
    [1] kila mwaka
   *[other] kila baada ya { unit-year } { numeral-ui }
}

every-weekdays = kila { $weekdays }
every-weeks-on = { every-weeks }, { $weekdays }
# The days are named.
recurrence-weekdays = Jumatatu hadi Ijumaa kila wiki
recurrence-weekends = kila Jumamosi na Jumapili

month-day = tarehe { $day ->
    [1] mosi
    [2] pili
   *[other] { $day }
}
month-day-last = siku ya mwisho
month-weekday = { $weekday } ya { FORM(numeral-ordinal, $place) }
month-weekday-last = { $weekday } ya mwisho
monthly-on = { $days } ya kila mwezi
every-months-on = { every-months }, { $days }
every-years-on = { every-years }, { $date }
every-years-on-days = { every-years }, { $days } ya { $month }

recurrence-at = { $rule } { $times }
recurrence-until = { $rule } hadi { $date }
recurrence-count = { $rule }, { $times }
recurrence-next = baadaye: { $when }
recurrence-unavailable = ratiba haipatikani

times = { $count ->
    [1] mara moja
    [2] mara mbili
   *[other] mara { $count }
}
times-hour = { times } kwa saa
times-day = { times } kwa siku
times-week = { times } kwa wiki
times-month = { times } kwa mwezi
times-year = { times } kwa mwaka
