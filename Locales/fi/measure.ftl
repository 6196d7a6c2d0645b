## Measurements: a number with a unit

measure-unavailable = mittaustulos ei ole saatavilla

measure-unknown = { $count } { $name }

# 2 grammaa litraa kohti, 45 minuuttia päivässä
measure-per = { $measure } { per-period }
    .measured = { $measure } { FORM($per, case: "partitive") } kohti

per-period = { $period ->
    [second] sekunnissa
    [minute] minuutissa
    [hour] tunnissa
    [day] päivässä
    [week] viikossa
    [month] kuukaudessa
    [year] vuodessa
   *[other] { FORM($unit, form: "partitive") } kohti
}

# The amounts stay in the nominative: 5 sekuntia viiva 2 minuuttia.
measure-range = { $from } viiva { measure-range-end }
    .below = { $low } viiva { measure-range-end }
measure-range-end = { HEAD($from) ->
    [minus] { HEAD($to) ->
        [unsigned] { $to }
       *[signed] plus { $to }
    }
   *[other] { $to }
}

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

# kahden kilometrin päässä
measure-away = { FORM($measure, case: "genitive") } päässä

blood-pressure = { $systolic } kautta { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] täyteen ladattu
   *[part] varaus { $charge }
}
-head-full = 100

battery-low = { $charge }, vähissä

battery-charging = latautuu, { $charge }

battery-unavailable = akun varaus ei ole saatavilla

## Grades

grade-excellent = erinomainen

grade-good = hyvä

grade-needs-improvement = vaatii parantamista

grade-unavailable = arvosana ei ole saatavilla

## Goals

goal-completed = tavoite saavutettu: { $name }
    .alone = tavoite saavutettu

goal-remaining = { $amount } tavoitteeseen

# seitsemän päivän putki
streak-days = { NUMBER($count, style: "span", case: "genitive") } päivän putki

goal-today = { $amount } tähän mennessä tänään
