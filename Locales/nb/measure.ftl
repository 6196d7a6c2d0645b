## Measurements: a number with a unit

measure-unavailable = målingen er ikke tilgjengelig

measure-unknown = { $count } { $name }

# same
measure-per = { $measure } per { $unit }
    .measured = { $measure } per { $per }

measure-range = { HEAD($from) ->
    [minus] { $from } til { range.end }
   *[other] { $from } til { $to }
}
    .below = { $low } til { range.end }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } unna

measure-ahead = om { $measure }

# As nurses say it.
# same
blood-pressure = { $systolic } over { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] fulladet
   *[part] { $charge } ladet
}
-head-full = 100

battery-low = { $charge }, lavt nivå

battery-charging = lader, { $charge }

battery-unavailable = batterinivået er ikke tilgjengelig

## Grades

grade-excellent = utmerket

grade-good = bra

grade-needs-improvement = bør forbedres

grade-unavailable = karakteren er ikke tilgjengelig

## Goals

goal-completed = mål nådd: { $name }
    .alone = mål nådd

# Not "igjen", which is heard as "again" after a state: 3 enheter på nett igjen.
goal-remaining = { $amount } gjenstår

streak-days = { $count ->
    [1] rekke på en dag
   *[other] { $count } dager på rad
}

goal-today = { $amount } hittil i dag
