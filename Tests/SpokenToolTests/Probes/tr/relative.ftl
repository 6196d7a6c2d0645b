## How long ago, and how far ahead: CLDR's phrases, the same for every number

elapsed-now = az önce

elapsed-minutes = { $count } dakika önce

elapsed-hours = { $count } saat önce

elapsed-days = { $count } gün önce

elapsed-weeks = { $count } hafta önce

elapsed-months = { $count } ay önce

elapsed-years = { $count } yıl önce

ahead-now = şimdi

ahead-minutes = { $count } dakika sonra

ahead-hours = { $count } saat sonra

ahead-days = { $count } gün sonra

ahead-weeks = { $count } hafta sonra

ahead-months = { $count } ay sonra

ahead-years = { $count } yıl sonra

## When something is due

due-now = zamanı geldi

due-today-at = son tarih: bugün { $time }

due-tomorrow-at = son tarih: yarın { $time }

due-today = son tarih: bugün

due-tomorrow = son tarih: yarın

due-ahead = son tarih: { $distance }

overdue-by = { $duration } gecikti

duration-weeks = { $count } hafta

duration-months = { $count } ay

duration-years = { $count } yıl

## From when to when: "ile … arası" leaves both ends without a suffix

interval-times = { $from } ile { FORM($to, case: "bare") } arası

interval-day-times = { $date } { $times }

interval-dates = { $from } ile { $to } arası

interval-moments = { $from } ile { $to } arası
