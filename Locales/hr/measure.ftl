## Measurements: a number with a unit

measure-unavailable = mjerenje nije dostupno

measure-unknown = { $count } { $name }

# 2 grama na litru, 45 minuta na dan, 45 posto za noć
measure-per = { HEAD($unit) ->
    [night] { $measure } za { FORM($unit, case: "accusative") }
   *[other] { $measure } na { FORM($unit, case: "accusative") }
}
    .measured = { $measure } na { FORM($per, case: "accusative") }
-head-night = noć

measure-range = od { FORM($from, case: "genitive") } do { measure-range-to }
    .below = od { NUMBER($low, style: "span") } do { end-below }
measure-range-to = { HEAD($from) ->
    [minus] { end-below }
   *[other] { FORM($to, case: "genitive") }
}
# The end of what begins below zero: do plus 20 stupnjeva Celzija.
end-below = { HEAD($to) ->
    [unsigned] { FORM($to, case: "genitive") }
   *[signed] plus { FORM($to, case: "genitive") }
}

# od 2 do 4 kilometra: $range says "od" and "do" already (see "range"), the unit only follows.
measure-range-shared = { FORM($measure, $range, case: "genitive") }

measure-mixed = { $first } { $second }

measure-away = { $measure } odavde

measure-ahead = za { FORM($measure, case: "ago") }

blood-pressure = { $systolic } na { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] potpuno napunjeno
   *[part] napunjeno { $charge }
}
-head-full = 100

battery-low = slaba baterija, { $charge }

battery-charging = puni se, { $charge }

battery-unavailable = razina baterije nije dostupna

## Grades: a result in percent, and how good it is

grade-excellent = izvrsno

grade-good = dobro

grade-needs-improvement = treba poboljšati

grade-unavailable = ocjena nije dostupna

## Goals that people set themselves

goal-completed = cilj je ostvaren: { $name }
    .alone = cilj je ostvaren

# do cilja još 5 koraka
goal-remaining = do cilja još { $amount }
-head-none = nema

# "Zaredom" needs more than one.
streak-days = { $count ->
    [1] niz: { $count } dan
    [one] { $count } dan zaredom
    [few] { $count } dana zaredom
   *[other] { $count } dana zaredom
}

goal-today = { HEAD($amount) ->
    [none] danas još { $amount }
   *[some] danas već { $amount }
}
