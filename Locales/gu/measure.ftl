## Measurements: a number with a unit

measure-unavailable = માપ ઉપલબ્ધ નથી

measure-unknown = { $count } { $name }

# દરરોજ 45 મિનિટ; વ્યક્તિ દીઠ 61 સંદેશા. A word that limits it stands between the two ("period", "bounded"): દરરોજ લગભગ 45
# મિનિટ. In front it would be heard of the days.
# accepted: unused-argument
measure-per = { $case ->
    [period] { per-unit }
    [bounded] { $measure }
   *[direct] { per-unit } { $measure }
}
    .measured = { FORM($per, case: "oblique") } દીઠ { $measure }

per-unit = { $period ->
    [second] { per-unit-every }
    [minute] { per-unit-every }
    [hour] { per-unit-every }
    [day] દરરોજ
    [week] { per-unit-every }
    [month] { per-unit-every }
    [year] { per-unit-every }
   *[none] { FORM($unit, 1, case: "oblique") } દીઠ
}
per-unit-every = દર { FORM($unit, 1, case: "every") }

measure-range = { FORM($from, case: "oblique") }થી { range-to-oblique } સુધી
    .below = { $low }થી { range-above-oblique } સુધી

# 2થી 4 ડોઝ; a 1 at the end has the singular: 0થી 1 ગોળી
measure-range-shared = { $to ->
    [1] { $from }થી { FORM($measure, $to) }
   *[other] { FORM($measure, $range) }
}

measure-mixed = { $first } { $second }

measure-away = { $measure } દૂર

measure-ahead = { FORM($measure, case: "oblique") } પછી

blood-pressure = { $systolic } બાય { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] પૂરેપૂરી ચાર્જ થઈ ગઈ છે
   *[part] { $charge } ચાર્જ
}
-head-full = 100

battery-low = { $charge }, બેટરી ઓછી

# Of a battery, which is feminine.
battery-charging = ચાર્જ થઈ રહી છે, { $charge }

battery-unavailable = બેટરીનું સ્તર ઉપલબ્ધ નથી

## Grades: a result in percent, and how good it is

grade-excellent = ઉત્કૃષ્ટ

grade-good = સારું

grade-needs-improvement = સુધારાની જરૂર

grade-unavailable = ગ્રેડ ઉપલબ્ધ નથી

## Goals that people set themselves

goal-completed = લક્ષ્ય પૂર્ણ: { $name }
    .alone = લક્ષ્ય પૂર્ણ

goal-remaining = { FORM($amount, case: "inside") } બાકી

streak-days = { $count ->
    [1] સળંગ દિવસોનો પહેલો દિવસ
   *[other] સળંગ { $count } દિવસ
}

goal-today = આજે અત્યાર સુધી { $amount }
