## Measurements: a number with a unit

measure-unavailable = вимірювання недоступне

measure-unknown = { $count } { $name }

# 2 грами на літр, 45 хвилин на день, 45 відсотків за ніч
measure-per = { HEAD($unit) ->
    [night] { $measure } за { FORM($unit, case: "accusative") }
   *[other] { $measure } на { FORM($unit, case: "accusative") }
}
    .measured = { $measure } на { FORM($per, case: "accusative") }
-head-night = ніч

# від мінус однієї милі до плюс однієї милі
measure-range = від { FORM($from, case: "genitive") } до { measure-range-to }
    .below = { $low ->
        [-1] від { FORM($from, case: "genitive") } до { end-below }
       *[other] від { NUMBER($low, style: "span") } до { end-below }
    }
measure-range-to = { HEAD($from) ->
    [minus] { end-below }
   *[other] { FORM($to, case: "genitive") }
}
# The end of what begins below zero: до плюс двадцяти градусів Цельсія
end-below = { HEAD($to) ->
    [unsigned] { FORM($to, case: "genitive") }
   *[signed] плюс { FORM($to, case: "genitive") }
}

# від двох до чотирьох кілометрів: $range says "від" and "до" already (see "range"), the unit only follows.
measure-range-shared = { FORM($measure, $range, case: "genitive") }

measure-mixed = { $first } { $second }

measure-away = { $measure } звідси

measure-ahead = через { FORM($measure, case: "accusative") }

blood-pressure = { $systolic } на { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] повністю заряджено
   *[part] заряд { $charge }
}
-head-full = 100

battery-low = низький заряд, { $charge }

battery-charging = заряджається, { $charge }

battery-unavailable = рівень заряду недоступний

## Grades: a result in percent, and how good it is

grade-excellent = відмінно

grade-good = добре

grade-needs-improvement = потребує поліпшення

grade-unavailable = оцінка недоступна

## Goals that people set themselves

# "Досягти" takes the genitive. "Цілі" would be heard as several goals.
goal-completed = мети досягнуто: { $name }
    .alone = мети досягнуто

# до мети ще 5 кроків
goal-remaining = до мети ще { $amount }
-head-none = немає нікого

# "Поспіль" needs more than one.
streak-days = { $count ->
    [1] серія: { $count } день
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}

goal-today = { HEAD($amount) ->
    [none] сьогодні поки що { $amount }
   *[some] сьогодні вже { $amount }
}
