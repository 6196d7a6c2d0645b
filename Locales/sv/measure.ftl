## Measurements: a number with a unit

measure-unavailable = mätvärdet är inte tillgängligt

measure-unknown = { $count } { $name }

# same
measure-per = { $measure } per { $unit }
    .measured = { $measure } per { $per }

measure-range = { HEAD($from) ->
    [minus] { $from } till { range.end }
   *[other] { $from } till { $to }
}
    .below = { $low } till { range.end }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } bort

measure-ahead = om { $measure }

# As nurses say it.
blood-pressure = { $systolic } genom { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] fulladdat
   *[part] { $charge } laddat
}
-head-full = 100

battery-low = { $charge }, låg nivå

battery-charging = laddas, { $charge }

battery-unavailable = batterinivån är inte tillgänglig

## Grades

grade-excellent = utmärkt

grade-good = bra

grade-needs-improvement = behöver förbättras

grade-unavailable = betyget är inte tillgängligt

## Goals

goal-completed = mål uppnått: { $name }
    .alone = mål uppnått

goal-remaining = { $amount } kvar

streak-days = { $count ->
    [1] svit på en dag
   *[other] { $count } dagar i rad
}

goal-today = { $amount } hittills i dag
