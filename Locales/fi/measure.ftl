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

# The amounts stay in the nominative: vähintään 5 sekuntia, enintään 2 minuuttia; noin 5 sekuntia ja enintään 2 minuuttia.
# accepted: unused-argument
measure-range = { $case ->
    [bounded] { $from } ja enintään { measure-range-end }
   *[bare] vähintään { $from }, enintään { measure-range-end }
}
    .below = { TAIL(low-from) ->
        [digit] vähintään { $low }, enintään { measure-range-end }
       *[words] { HEAD(FORM($to, case: "reach")) ->
            [numeric] vähintään { $low }, enintään { measure-range-end }
           *[words] { low-from } { range-reach }
        }
    }
# miinus viidestä plus kymmeneen astetta
low-from = { NUMBER($low, style: "span", case: "from") }
range-reach = { HEAD($to) ->
    [unsigned] { FORM($to, case: "reach") }
   *[signed] plus { FORM($to, case: "reach") }
}
-head-numeric = miinus 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*
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

# kolmensadan metrin päästä
measure-ahead = { FORM($measure, case: "genitive") } päästä

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
