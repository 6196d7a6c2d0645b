## Measurements: a number with a unit

measure-unavailable = Messwert nicht verfügbar

measure-unknown = { $count } { $name }

measure-per = { $measure } pro { FORM($unit, case: "accusative") }
    .measured = { $measure } pro { FORM($per, case: "accusative") }

# Temperatures are said as forecasts say them, with the unit once: minus 6 bis minus ein Grad Celsius.
measure-range = { HEAD($from) ->
    [below-zero] { $from } bis { range-above }
   *[other] { $from } bis { $to }
}
    .below = { $low } bis { range-above }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

# einen Kilometer entfernt
measure-away = { FORM($measure, case: "accusative") } entfernt

measure-ahead = in { FORM($measure, case: "dative") }

blood-pressure = { $systolic } zu { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] vollständig geladen
   *[part] zu { $charge } geladen
}
-head-full = 100

battery-low = { $charge }, niedrig

# Avoid "wird geladen", which is what a page says that loads.
battery-charging = wird aufgeladen, { $charge }

battery-unavailable = Akkustand nicht verfügbar

## Grades: a result in percent, and how good it is

grade-excellent = ausgezeichnet

grade-good = gut

grade-needs-improvement = verbesserungsbedürftig

grade-unavailable = Bewertung nicht verfügbar

## Goals that people set themselves

goal-completed = Ziel erreicht: { $name }
    .alone = Ziel erreicht

# noch 1453 Schritte. "Noch mehr als 99 Schritte" would be heard as "even more than 99".
goal-remaining = { HEAD($amount) ->
    [more] bis zum Ziel { $amount }
   *[other] { $case ->
        [left] { FORM($amount, case: "nominative") } übrig
        [most] { FORM($amount, case: "most") } übrig
        [about] noch etwa { FORM($amount, case: "accusative") }
       *[bare] noch { FORM($amount, case: "accusative") }
    }
}

streak-days = { $count ->
    [1] erster Tag der Serie
   *[other] { $count } Tage in Folge
}

# Fits what is reached, taken, and received alike: heute bisher 8547 Schritte
goal-today = heute bisher { $amount }
