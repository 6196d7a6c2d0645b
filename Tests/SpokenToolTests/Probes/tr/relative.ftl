## How long ago, and how far ahead: CLDR's phrases, the same for every number

elapsed-now = az önce

elapsed-duration = { $duration } önce

ahead-now = şimdi

ahead-duration = { $duration } sonra

## When something is due

due-now = zamanı geldi
due-midnight = son tarih: gece yarısı

due-today-at = son tarih: bugün { $time }

due-tomorrow-at = son tarih: yarın { $time }

due-today = son tarih: bugün

due-tomorrow = son tarih: yarın

due-date = son tarih: { $date }

due-date-at = son tarih: { FORM($date, case: "on") } { $time }

due-ahead = son tarih: { $distance }

overdue-by = { $duration } gecikti

## From when to when: "ile … arası" leaves both ends without a suffix

interval-times = { $from } ile { FORM($to, case: "bare") } arası

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { FORM($date, case: "on") } { $times }

interval-all-day = { FORM($date, case: "on") }, tüm gün
    .alone = tüm gün

# yarın saat 23 ile ertesi gün saat 1 arası
interval-next-day = { FORM($date, case: "on") } { $from } ile ertesi gün { $to } arası

interval-dates = { $from } ile { $to } arası

interval-dates-year = { $from } ile { $to } { $year } arası

interval-month-days = { $first } ile { $last } { $month } arası

interval-month-days-year = { $first } ile { $last } { $month } { $year } arası

# same as interval-dates
interval-months = { $from } ile { $to } arası

# same as interval-dates
interval-moments = { $from } ile { $to } arası
