## How long ago. A single one is said without its number, as CLDR has it ahead (ymhen awr): awr yn ôl.

elapsed-now = eiliad yn ôl

elapsed-duration = { $duration } yn ôl

## How long from now: "ymhen" mutates nothing

ahead-now = nawr

ahead-duration = ymhen { $duration }

## When something is due: an impersonal verb, which agrees with nothing

due-now = disgwylir nawr

due-midnight = disgwylir am hanner nos

due-today-at = disgwylir heddiw am { FORM($time, case: "soft") }

due-tomorrow-at = disgwylir yfory am { FORM($time, case: "soft") }

due-today = disgwylir heddiw

due-tomorrow = disgwylir yfory

due-date = disgwylir { FORM($date, case: "on") }

due-date-at = disgwylir { FORM($date, case: "on") } am { FORM($time, case: "soft") }

due-ahead = disgwylir { $distance }

overdue-by = { $duration } yn hwyr

## From when to when: "o" and "i" ask for the soft mutation

interval-times = o { FORM($from, case: "soft") } i { FORM($to, case: "soft") }

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

# ddydd Mawrth, o 14 o’r gloch i 16 o’r gloch
interval-day-times = { FORM($date, case: "on") }, { $times }

interval-all-day = { FORM($date, case: "on") }, drwy’r dydd
    .alone = drwy’r dydd

interval-next-day = { FORM($date, case: "on") }, { $times } drannoeth

interval-dates = { FORM($from, case: "from") } { FORM($to, case: "to") }

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } { $year }

# o’r trydydd i’r seithfed o Dachwedd
interval-month-days = o’r { FORM(numeral-ordinal, $first) } i’r { FORM(numeral-ordinal, $last) } o { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = o { $from } i { $to }

interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") }
