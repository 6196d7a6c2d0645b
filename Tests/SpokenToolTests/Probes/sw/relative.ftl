## How long ago: "that passed" agrees with the span. CLDR's phrases.

elapsed-now = sasa hivi

elapsed-duration = { TRAIT($unit, "gender") ->
    [ui] { $count ->
        [1] { $duration } uliopita
       *[other] { $unit } { numeral-ui } iliyopita
    }
   *[izi] { $count ->
        [1] { $duration } iliyopita
       *[other] { $unit } { $count } zilizopita
    }
}

## How long from now

ahead-now = sasa

ahead-duration = baada ya { $duration }

## When something is due. The verb is that of "muda", the time, and agrees with nothing else.

due-now = muda wa mwisho: sasa
due-midnight = muda wa mwisho: saa 6 usiku

due-today-at = muda wa mwisho: leo { $time }

due-tomorrow-at = muda wa mwisho: kesho { $time }

due-today = muda wa mwisho: leo

due-tomorrow = muda wa mwisho: kesho

due-date = muda wa mwisho: { $date }

due-date-at = muda wa mwisho: { $date }, { $time }

due-ahead = muda wa mwisho: { $distance }

overdue-by = muda umepita kwa { $duration }

## From when to when

interval-times = { $from } hadi { $to }

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { $date }, { $times }

interval-all-day = { $date }, siku nzima
    .alone = siku nzima

interval-next-day = { $date }, { $times } siku inayofuata

interval-dates = { interval-times }

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

interval-months = { $from } hadi { $to }

interval-moments = { interval-times }
