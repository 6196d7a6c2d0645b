## Measurements: a number with a unit

measure-unavailable = meting niet beschikbaar

measure-unknown = { $count } { $name }

# same
measure-per = { $measure } per { $unit }
    .measured = { $measure } per { $per }

measure-range = { HEAD($from) ->
    [below-zero] { $from } tot { range-above }
   *[other] { $from } tot { $to }
}
    .below = { $low } tot { range-above }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } hiervandaan

measure-ahead = over { $measure }

# same
blood-pressure = { $systolic } over { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] volledig opgeladen
   *[part] { $charge } opgeladen
}
-head-full = 100

battery-low = { $charge }, bijna leeg

battery-charging = wordt opgeladen, { $charge }

battery-unavailable = batterijniveau niet beschikbaar

## Grades: a result in percent, and how good it is

grade-excellent = uitstekend

grade-good = goed

grade-needs-improvement = kan beter

grade-unavailable = resultaat niet beschikbaar

## Goals that people set themselves

goal-completed = doel bereikt: { $name }
    .alone = doel bereikt

# nog 1.453 stappen; meer dan 3 dagen over, nog ongeveer 3 dagen
goal-remaining = { HEAD($amount) ->
    [more] { $amount } tot het doel
   *[other] { $case ->
        [left] { $amount } over
        [about] nog ongeveer { FORM($amount, case: "clause") }
       *[bare] nog { FORM($amount, case: "clause") }
    }
}

streak-days = { $count ->
    [1] eerste dag van een reeks
   *[other] { $count } dagen op rij
}

goal-today = vandaag tot nu toe { FORM($amount, case: "clause") }
