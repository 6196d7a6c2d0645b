## How long ago: CLDR's phrases

elapsed-now = hetki sitten

elapsed-duration = { $duration } sitten

## How long from now. The genitive after which "päästä" stands is in words (see "numeral-genitive"); CLDR has "5 minuutin
## päästä" in digits, which voices read with the number in the nominative.

ahead-now = nyt

ahead-duration = { FORM($duration, case: "genitive") } päästä

## When something is due

due-now = määräaika nyt
due-midnight = määräaika keskiyöllä

due-today-at = määräaika tänään { $time }

due-tomorrow-at = määräaika huomenna { $time }

due-today = määräaika tänään

due-tomorrow = määräaika huomenna

due-date = määräaika { FORM($date, case: "on") }

due-date-at = määräaika { FORM($date, case: "on") } { $time }

due-ahead = määräaika { $distance }

# tunnin myöhässä; 2 tuntia myöhässä
overdue-by = { FORM($duration, case: "accusative") } myöhässä

## From when to when. Times stay in the nominative, between verbs; days have cases of their own.

interval-times = alkaa { $from } ja päättyy { $to }

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { $date }, { $times }

interval-all-day = { FORM($date, case: "on") }, koko päivän
    .alone = koko päivän

# huomenna, alkaa kello 23 ja päättyy seuraavana päivänä kello 1
interval-next-day = { FORM($date, case: "on") }, alkaa { $from } ja päättyy seuraavana päivänä { $to }

interval-dates = { FORM($from, case: "from") } { FORM($to, case: "to") }

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } { $year }

# kolmannesta seitsemänteen marraskuuta
interval-month-days = { FORM(day-of-month-from, $first) } { FORM(day-of-month-to, $last) } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = { $from } ja { $to }

interval-moments = { interval-times }
