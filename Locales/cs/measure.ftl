## Measurements: a number with a unit

measure-unavailable = měření není k dispozici

measure-unknown = { $count } { $name }

# 3 hodiny denně, 5 gramů na litr
measure-per = { HEAD($unit) ->
    [night-unit] { $measure } za { FORM($unit, case: "accusative") }
   *[other] { $measure } { per-period }
}
    .measured = { $measure } na { FORM($per, case: "accusative") }

-head-night-unit = noc

per-period = { $period ->
    [day] denně
    [week] týdně
    [month] měsíčně
    [year] ročně
    [hour] za hodinu
    [minute] za minutu
    [second] za sekundu
   *[other] na { FORM($unit, case: "accusative") }
}

# minus jedna míle až plus 9 mil
measure-range = { $from } až { measure-range-to }
    .below = { $low } až { end-below }
measure-range-to = { HEAD($from) ->
    [minus] { end-below }
   *[other] { $to }
}
# The end of what begins below zero: plus 20 stupňů Celsia
end-below = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] plus { $to }
}

# 2 až 4 kilometry
measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } odsud

measure-ahead = za { FORM($measure, case: "accusative") }

blood-pressure = { $systolic } na { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] plně nabito
   *[part] nabito na { FORM($charge, case: "accusative") }
}
-head-full = 100

battery-low = { $charge }, slabá baterie

battery-charging = nabíjí se, { $charge }

battery-unavailable = stav baterie není k dispozici

## Grades: a result in percent, and how good it is

grade-excellent = výborně

grade-good = dobře

grade-needs-improvement = je co zlepšovat

grade-unavailable = známka není k dispozici

## Goals that people set themselves

goal-completed = cíl splněn: { $name }
    .alone = cíl splněn

goal-remaining = do cíle ještě { $amount }

streak-days = { $count ->
    [1] jeden den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}

# Without a verb, which would have to agree with the amount.
goal-today = dnes zatím { $amount }
