## Measurements: a number with a unit

measure-unavailable = meritev ni na voljo

measure-unknown = { $count } { $name }

# 2 grama na liter, 45 minut na dan
measure-per = { $measure } na { FORM($unit, case: "accusative") }
    .measured = { $measure } na { FORM($per, case: "accusative") }

measure-range = od { FORM($from, case: "genitive") } do { measure-range-to }
    .below = od { $low } do { end-below }
measure-range-to = { HEAD($from) ->
    [minus] { end-below }
   *[other] { FORM($to, case: "genitive") }
}
# The end of what begins below zero: do plus 20 stopinj Celzija.
end-below = { HEAD($to) ->
    [unsigned] { FORM($to, case: "genitive") }
   *[signed] plus { FORM($to, case: "genitive") }
}

# The unit follows the last number: od dveh do štirih kilometrov, od dveh do 4,5 kilometra.
measure-range-shared = od { FORM(range-from, $measure, case: "genitive") } do { HEAD($from) ->
    [minus] { measure-range-below }
   *[other] { measure-range-last }
}
measure-range-below = { HEAD($to) ->
    [unsigned] { measure-range-last }
   *[signed] plus { measure-range-last }
}
measure-range-last = { FORM($measure, $to, case: "genitive") }

measure-mixed = { $first } in { $second }

measure-away = { $measure } od tu

measure-ahead = čez { FORM($measure, case: "accusative") }

blood-pressure = { $systolic } na { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] povsem napolnjeno
   *[part] napolnjenost { $charge }
}
-head-full = 100

battery-low = šibka baterija, { $charge }

battery-charging = polni se, { $charge }

battery-unavailable = raven baterije ni na voljo

## Grades: a result in percent, and how good it is

grade-excellent = odlično

grade-good = dobro

grade-needs-improvement = potrebna je izboljšava

grade-unavailable = ocena ni na voljo

## Goals that people set themselves

goal-completed = cilj je dosežen: { $name }
    .alone = cilj je dosežen

# do cilja še 5 korakov
goal-remaining = do cilja še { $amount }
-head-none = ni

# "Zapored" needs more than one.
streak-days = { $count ->
    [1] niz: en dan
    [one] { NUMBER($count, style: "items", gender: "masculine") } dan zapored
    [two] { NUMBER($count, style: "items", gender: "masculine") } dneva zapored
    [few] { $count } dni zapored
   *[other] { $count } dni zapored
}

goal-today = { HEAD($amount) ->
    [none] danes še { $amount }
   *[some] danes že { $amount }
}
