## Measurements: a number with a unit

measure-unavailable = målingen er ikke tilgængelig

measure-unknown = { $count } { $name }

# 45 minutter om dagen, 2 gram per liter
# same
measure-per = { $period ->
    [day] { $measure } om dagen
    [week] { $measure } om ugen
    [month] { $measure } om måneden
    [year] { $measure } om året
   *[other] { $measure } per { $unit }
}
    .measured = { $measure } per { $per }

measure-range = { HEAD($from) ->
    [minus] { $from } til { range.end }
   *[other] { $from } til { $to }
}
    .below = { $low } til { range.end }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } væk

measure-ahead = om { $measure }

# same
blood-pressure = { $systolic } over { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] fuldt opladet
   *[part] { $charge } opladet
}
-head-full = 100

battery-low = { $charge }, lavt niveau

battery-charging = oplades, { $charge }

battery-unavailable = batteriniveauet er ikke tilgængeligt

## Grades

grade-excellent = fremragende

grade-good = godt

grade-needs-improvement = bør forbedres

grade-unavailable = resultatet er ikke tilgængeligt

## Goals

goal-completed = mål nået: { $name }
    .alone = mål nået

goal-remaining = { $amount } tilbage

streak-days = { $count ->
    [1] en dag i træk
   *[other] { $count } dage i træk
}

goal-today = { $amount } indtil nu i dag
