## Measurements

measure-unavailable = a mérési érték nem ismert

measure-unknown = { $count } { $name }

# naponta 45 perc; személyenként 2 üzenet; 2 gramm per liter
-tail-each = nként
measure-per = { $period ->
    [second] { per-period } { $measure }
    [minute] { per-period } { $measure }
    [hour] { per-period } { $measure }
    [day] { per-period } { $measure }
    [week] { per-period } { $measure }
    [month] { per-period } { $measure }
    [year] { per-period } { $measure }
   *[other] { TAIL(FORM($unit, case: "each")) ->
        [each] { FORM($unit, case: "each") } { $measure }
       *[unit] { $measure } per { FORM($unit, case: "since") }
    }
}
    .measured = { $measure } per { FORM($per, case: "since") }

per-period = { $period ->
    [second] másodpercenként
    [minute] percenként
    [hour] óránként
    [day] naponta
    [week] hetente
    [month] havonta
   *[year] évente
}

measure-range = { range-ends } között
    .below = { $low } és { range.end } között

measure-range-shared = { HEAD($from) ->
    [minus] { HEAD($to) ->
        [unsigned] { measure-range-plain }
       *[signed] { $from } és plusz { FORM($measure, $to) } között
    }
   *[other] { measure-range-plain }
}
measure-range-plain = { $from } és { FORM($measure, $to) } között

measure-mixed = { FORM($first, case: "since") } { $second }

measure-away = { $measure } távolságra

measure-ahead = { $measure } múlva

blood-pressure = { $systolic } per { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] teljesen feltöltve
   *[part] töltöttség: { $charge }
}
-head-full = 100

battery-low = { $charge }, alacsony töltöttség

battery-charging = töltődik, { $charge }

battery-unavailable = a töltöttség nem ismert

## Grades

grade-excellent = kiváló

grade-good = jó

grade-needs-improvement = javításra szorul

grade-unavailable = az eredmény nem ismert

## Goals

goal-completed = cél elérve: { $name }
    .alone = cél elérve

goal-remaining = még { $amount } a célig

streak-days = { $count } napos sorozat

goal-today = ma eddig { $amount }
