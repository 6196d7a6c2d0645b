## So much of a unit. "genitive" is in words as far as they go: kahden kilometrin päässä

measure-unavailable = mitta ei ole saatavilla
measure-unknown = { $count } { $name }
# same
measure-per = { $measure } per { $unit }
    .measured = { $measure } per { $per }
measure-range = vähintään { $from }, enintään { $to }
    .below = vähintään { $low }, enintään { $to }
# enintään 1 kilometri: the unit belongs to the upper number alone.
measure-range-shared = vähintään { $from } ja enintään { FORM($measure, $to) }
measure-mixed = { $first } { $second }
measure-away = { FORM($measure, case: "genitive") } päässä
blood-pressure = { $systolic } kautta { $diastolic }

rate-per-second = { $amount } sekunnissa
rate-per-minute = { $amount } minuutissa
rate-per-hour = { $amount } tunnissa
rate-per-day = { $amount } päivässä
rate-per-week = { $amount } viikossa
rate-per-month = { $amount } kuukaudessa
rate-per-year = { $amount } vuodessa

dosage = { $measure }, { $amount }

battery-charged = varaus { $charge }
battery-low = { $charge }, vähissä
battery-charging = latautuu, { $charge }
battery-unavailable = akun varaus ei ole saatavilla

grade = { $share }, { $grade }
grade-excellent = erinomainen
grade-good = hyvä
grade-needs-improvement = vaatii parantamista
grade-unavailable = arvosana ei ole saatavilla

goal-completed = tavoite saavutettu: { $name }
    .alone = tavoite saavutettu
goal-remaining = { $amount } jäljellä
goal-today = { $amount } tehty tänään
