## Measurements: a number with a unit

measure-unavailable = pomiar niedostępny

measure-unknown = { $count } { $name }

# "Na noc" is heard as "at bedtime": 3 godziny co noc, 45 procent za noc, as prices.
measure-per = { HEAD($unit) ->
    [night] { measure-per-night }
   *[other] { $measure } { per-period }
}
    .measured = { $measure } na { FORM($per, case: "accusative") }

per-period = { $period ->
    [day] dziennie
    [week] tygodniowo
    [month] miesięcznie
    [year] rocznie
   *[other] na { FORM($unit, case: "accusative") }
}

measure-per-night = { TAIL($measure) ->
    [percentage] { $measure } za { FORM($unit, case: "accusative") }
   *[other] { $measure } co { FORM($unit, case: "accusative") }
}
-head-night = noc !nocl
-tail-percentage = procent

# od minus jednej mili do jednej mili
# Minus one takes the gender of what is measured: od minus jednej mili do dziewięciu mil.
measure-range = od { FORM($from, case: "genitive") } do { measure-range-to }
    .below = { $low ->
        [-1] od { FORM($from, case: "genitive") } do { end-below }
       *[other] od { NUMBER($low, style: "span") } do { end-below }
    }
measure-range-to = { HEAD($from) ->
    [minus] { end-below }
   *[other] { FORM($to, case: "genitive") }
}
# The end of what begins below zero: do plus dwudziestu stopni Celsjusza
end-below = { HEAD($to) ->
    [unsigned] { FORM($to, case: "genitive") }
   *[signed] plus { FORM($to, case: "genitive") }
}

# od dwóch do czterech kilometrów: $range says "od" and "do" already (see "range"), the unit only follows.
measure-range-shared = { FORM($measure, $range, case: "genitive") }

measure-mixed = { $first } { $second }

measure-away = { FORM($measure, case: "accusative") } stąd

measure-ahead = za { FORM($measure, case: "accusative") }

blood-pressure = { $systolic } na { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] w pełni naładowano
   *[part] { $charge } naładowania
}
-head-full = 100

battery-low = { $charge }, niski poziom

battery-charging = ładowanie, { $charge }

battery-unavailable = poziom baterii niedostępny

## Grades: a result in percent, and how good it is

grade-excellent = doskonale

grade-good = dobrze

grade-needs-improvement = wymaga poprawy

grade-unavailable = ocena niedostępna

## Goals that people set themselves

goal-completed = cel osiągnięty: { $name }
    .alone = cel osiągnięty

# "Jeszcze 1453 kroki" alone would be so many more than before.
goal-remaining = do celu jeszcze { $amount }

streak-days = { $count ->
    [1] seria: jeden dzień
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}

# Without a verb, which would have to agree with the amount; "dzisiaj 5 kilometrów" could be what is planned.
goal-today = dzisiejszy wynik: { $amount }
