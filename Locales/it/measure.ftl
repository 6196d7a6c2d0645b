## Measurements: a number with a unit

measure-unavailable = misura non disponibile

measure-unknown = { $count } { $name }

measure-per = { $measure } { per-period }
    .measured = { HEAD($per) ->
        [single] { $measure } per { $per }
       *[several] { $measure } ogni { $per }
    }
-head-single = un uno una un’

# al giorno, all’ora; per litro
per-period = { $period ->
    [second] al secondo
    [minute] al minuto
    [hour] all’ora
    [day] al giorno
    [week] alla settimana
    [month] al mese
    [year] all’anno
   *[other] per { FORM($unit, 1) }
}

# The words around the ends are those of range.
measure-range = { range-open } { $from } { range-link } { range-to }
    .below = { range-open } { $low } { range-link } { range-above }

# As money-range-shared: da 0 a un litro, da 0,5 a un’ora.
measure-range-shared = { $to ->
    [1] { measure-range-to-one }
   *[other] { FORM($measure, $range) }
}
measure-range-to-one = { range-open } { $from } { range-link } { FORM($measure, $to) }

measure-mixed = { $first } e { $second }

# a 3 chilometri; a una distanza tra 2 e 4 chilometri
measure-away = { HEAD(amount-to) ->
    [two] a una distanza { amount-to }
    [contracted] a una distanza { amount-to }
   *[other] a { amount-to } di distanza
}
amount-to = { FORM($measure, case: "to") }

# tra 300 metri; tra 2 e 4 chilometri
measure-ahead = { HEAD(amount-to) ->
    [two] { amount-to }
   *[other] tra { amount-to }
}

blood-pressure = { $systolic } su { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] carica completa
   *[part] carica { FORM($charge, case: "to") }
}
-head-full = 100

battery-low = { $charge }, batteria scarica

battery-charging = in carica, { $charge }

battery-unavailable = livello della batteria non disponibile

## Grades: a result in percent, and how good it is

grade-excellent = eccellente

grade-good = buono

grade-needs-improvement = da migliorare

# "Valutazione" is a rating.
grade-unavailable = voto non disponibile

## Goals that people set themselves

goal-completed = obiettivo raggiunto: { $name }
    .alone = obiettivo raggiunto

# Without a verb, which would have to agree with the amount: ancora 1453 passi per raggiungere l’obiettivo.
goal-remaining = ancora { $amount } per raggiungere l’obiettivo

streak-days = { $count ->
    [1] serie di un giorno
    [many] serie di { $count } di giorni
   *[other] serie di { $count } giorni
}

goal-today = finora { $amount } oggi
