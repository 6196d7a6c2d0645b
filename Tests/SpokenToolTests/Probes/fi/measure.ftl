## So much of a unit. "genitive" is in words as far as they go: kahden kilometrin päässä

measure-unavailable = mitta ei ole saatavilla
measure-unknown = { $count } { $name }
# same
measure-per = { $measure } { per-period }
    .measured = { $measure } per { $per }

per-period = { $period ->
    [second] sekunnissa
    [minute] minuutissa
    [hour] tunnissa
    [day] päivässä
    [week] viikossa
    [month] kuukaudessa
    [year] vuodessa
   *[other] per { $unit }
}
measure-range = vähintään { $from }, enintään { $to }
    .below = vähintään { $low }, enintään { $to }
# enintään 1 kilometri: the unit belongs to the upper number alone.
measure-range-shared = vähintään { $from } ja enintään { FORM($measure, $to) }
measure-mixed = { $first } { $second }
measure-away = { FORM($measure, case: "genitive") } päässä
blood-pressure = { $systolic } kautta { $diastolic }

dosage = { $measure }, { $amount }

battery-charged = varaus { $charge }
battery-low = { $charge }, vähissä
battery-charging = latautuu, { $charge }
battery-unavailable = akun varaus ei ole saatavilla

grade-excellent = erinomainen
grade-good = hyvä
grade-needs-improvement = vaatii parantamista
grade-unavailable = arvosana ei ole saatavilla

goal-completed = tavoite saavutettu: { $name }
    .alone = tavoite saavutettu
goal-remaining = { $amount } jäljellä
goal-today = { $amount } tehty tänään
