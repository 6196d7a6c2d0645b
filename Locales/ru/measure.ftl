## Measurements: a number with a unit

measure-unavailable = измерение недоступно

measure-unknown = { $count } { $name }

# 2 грамма на литр, 45 минут в день, 45 процентов за ночь
measure-per = { HEAD($unit) ->
    [night] { $measure } за { FORM($unit, case: "accusative") }
   *[other] { $measure } { per-period }
}
    .measured = { $measure } на { FORM($per, case: "accusative") }

per-period = { $period ->
    [second] в { FORM($unit, case: "accusative") }
    [minute] в { FORM($unit, case: "accusative") }
    [hour] в { FORM($unit, case: "accusative") }
    [day] в { FORM($unit, case: "accusative") }
    [week] в { FORM($unit, case: "accusative") }
    [month] в { FORM($unit, case: "accusative") }
    [year] в { FORM($unit, case: "accusative") }
   *[other] на { FORM($unit, case: "accusative") }
}
-head-night = ночь

# от минус одной мили до одной мили
measure-range = от { FORM($from, case: "genitive") } до { measure-range-to }
    .below = { $low ->
        [-1] от { FORM($from, case: "genitive") } до { end-below }
       *[other] от { NUMBER($low, style: "span") } до { end-below }
    }
measure-range-to = { HEAD($from) ->
    [minus] { end-below }
   *[other] { FORM($to, case: "genitive") }
}
# The end of what begins below zero: до плюс двадцати градусов Цельсия
end-below = { HEAD($to) ->
    [unsigned] { FORM($to, case: "genitive") }
   *[signed] плюс { FORM($to, case: "genitive") }
}

# от двух до четырёх километров: $range says "от" and "до" already (see "range"), the unit only follows.
measure-range-shared = { FORM($measure, $range, case: "genitive") }

measure-mixed = { $first } { $second }

measure-away = { $measure } отсюда

measure-ahead = через { FORM($measure, case: "accusative") }

blood-pressure = { $systolic } на { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] полностью заряжено
   *[part] заряд { $charge }
}
-head-full = 100

battery-low = низкий заряд, { $charge }

battery-charging = заряжается, { $charge }

battery-unavailable = уровень заряда недоступен

## Grades: a result in percent, and how good it is

grade-excellent = отлично

grade-good = хорошо

grade-needs-improvement = нужно улучшить

grade-unavailable = оценка недоступна

## Goals that people set themselves

goal-completed = цель достигнута: { $name }
    .alone = цель достигнута

goal-remaining = до цели ещё { $amount }

# "Подряд" needs more than one.
streak-days = { $count ->
    [1] серия: { $count } день
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}

goal-today = сегодня уже { $amount }
