## How long ago: "that passed" agrees with the span. CLDR's phrases.

elapsed-now = sasa hivi

elapsed-minutes = { $count ->
    [one] { duration-minutes } iliyopita
   *[other] { duration-minutes } zilizopita
}

elapsed-hours = { $count ->
    [one] { duration-hours } iliyopita
   *[other] { duration-hours } zilizopita
}

elapsed-days = { $count ->
   *[other] { duration-days } zilizopita
}

elapsed-weeks = { $count ->
    [one] { duration-weeks } iliyopita
   *[other] { duration-weeks } zilizopita
}

elapsed-months = { $count ->
    [one] { duration-months } uliopita
   *[other] { duration-months } iliyopita
}

elapsed-years = { $count ->
    [one] { duration-years } uliopita
   *[other] { duration-years } iliyopita
}

## How long from now

ahead-now = sasa

ahead-minutes = baada ya { duration-minutes }

ahead-hours = baada ya { duration-hours }

ahead-days = baada ya { duration-days }

ahead-weeks = baada ya { duration-weeks }

ahead-months = baada ya { duration-months }

ahead-years = baada ya { duration-years }

## When something is due. The verb is that of "muda", the time, and agrees with nothing else.

due-now = muda wa mwisho: sasa

due-today-at = muda wa mwisho: leo { $time }

due-tomorrow-at = muda wa mwisho: kesho { $time }

due-today = muda wa mwisho: leo

due-tomorrow = muda wa mwisho: kesho

due-date = muda wa mwisho: { $date }

due-date-at = muda wa mwisho: { $date }, { $time }

due-ahead = muda wa mwisho: { $distance }

overdue-by = muda umepita kwa { $duration }

duration-weeks = wiki { $count }

duration-months = { $count ->
    [1] mwezi mmoja
    [one] mwezi { $count }
   *[other] miezi { numeral-ui }
}

duration-years = { $count ->
    [1] mwaka mmoja
    [one] mwaka { $count }
   *[other] miaka { numeral-ui }
}

## From when to when

interval-times = { $from } hadi { $to }

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { $date }, { $times }

interval-all-day = { $date }, siku nzima

interval-next-day = { $date }, { $times } siku inayofuata

interval-dates = { $from } hadi { $to }

interval-dates-year = { $from } hadi { $to } mwaka { $year }

interval-month-days = tarehe { $first ->
    [1] mosi
    [2] pili
   *[other] { $first }
} hadi { $last ->
    [2] pili
   *[other] { $last }
} { $month }

interval-month-days-year = { interval-month-days } mwaka { $year }

interval-moments = { $from } hadi { $to }
