## Measurements: a number with a unit

measure-unavailable = meranie nie je k dispozícii

measure-unknown = { $count } { $name }

# 3 hodiny denne, 5 gramov na liter
measure-per = { HEAD($unit) ->
    [night-unit] { $measure } za { FORM($unit, case: "accusative") }
   *[other] { $measure } { per-period }
}
    .measured = { $measure } na { FORM($per, case: "accusative") }

-head-night-unit = noc

per-period = { $period ->
    [day] denne
    [week] týždenne
    [month] mesačne
    [year] ročne
    [hour] za hodinu
    [minute] za minútu
    [second] za sekundu
   *[other] na { FORM($unit, case: "accusative") }
}

# mínus jedna míľa až plus 9 míľ
measure-range = { $from } až { measure-range-to }
    .below = { $low } až { end-below }
measure-range-to = { HEAD($from) ->
    [minus] { end-below }
   *[other] { $to }
}
# The end of what begins below zero: plus 20 stupňov Celzia
end-below = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] plus { $to }
}

# 2 až 4 kilometre
measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } odtiaľto

measure-ahead = o { FORM($measure, case: "accusative") }

blood-pressure = { $systolic } na { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] úplne nabité
   *[part] nabité na { FORM($charge, case: "accusative") }
}
-head-full = 100

battery-low = { $charge }, slabá batéria

battery-charging = nabíja sa, { $charge }

battery-unavailable = stav batérie nie je k dispozícii

## Grades: a result in percent, and how good it is

grade-excellent = výborne

grade-good = dobre

grade-needs-improvement = je čo zlepšovať

grade-unavailable = známka nie je k dispozícii

## Goals that people set themselves

goal-completed = cieľ splnený: { $name }
    .alone = cieľ splnený

goal-remaining = do cieľa ešte { $amount }

streak-days = { $count ->
    [1] jednodňová séria
    [few] { $count } dni po sebe
   *[other] { $count } dní po sebe
}

# Without a verb, which would have to agree with the amount.
goal-today = dnes zatiaľ { $amount }
