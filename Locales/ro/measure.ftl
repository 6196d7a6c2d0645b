## Measurements: a number with a unit

measure-unavailable = măsurătoare indisponibilă

measure-unknown = { $count } { $name }

# 45 de minute pe zi; 2 grame la 100 de mililitri
measure-per = { $measure } pe { FORM($unit, 1) }
    .measured = { $measure } la { $per }

measure-range = de la { $from } la { money-range-end }
    .below = { $low } până la { range-above }

# As money-range-shared: 0 până la un litru.
measure-range-shared = { $to ->
    [1] { $from } până la { FORM($measure, $to) }
   *[other] { FORM($measure, $range) }
}

measure-mixed = { $first } și { $second }

measure-away = la { $measure } distanță

measure-ahead = peste { $measure }

blood-pressure = { $systolic } cu { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] baterie încărcată complet
   *[part] baterie { $charge }
}
-head-full = 100

battery-low = { $charge }, nivel scăzut al bateriei

battery-charging = la încărcat, { $charge }

battery-unavailable = nivelul bateriei este indisponibil

## Grades: a result in percent, and how good it is

grade-excellent = excelent

grade-good = bine

grade-needs-improvement = de îmbunătățit

grade-unavailable = notă indisponibilă

## Goals that people set themselves

goal-completed = obiectiv atins: { $name }
    .alone = obiectiv atins

# Without a verb, which would have to agree with the amount.
goal-remaining = încă { $amount } până la obiectiv

streak-days = { $count ->
    [1] serie de o zi
    [few] serie de { number-feminine } zile
   *[other] serie de { number-feminine } de zile
}

goal-today = { $amount } azi, până acum
