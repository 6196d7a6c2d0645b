## What comes again. Months and years are of the class ui: kila baada ya miezi mitatu

every = { $count ->
    [1] kila { $unit }
   *[other] kila baada ya { $duration }
}

every-weekdays = kila { $weekdays }
every-weeks-on = { $every }, { $weekdays }
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
every-months-on = { $every }, { $days }
every-years-on = { $every }, { $date }
every-years-on-days = { $every }, { $days } ya { $month }

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

times-per = { times } kwa { FORM($unit, 1) }
