## Measurements: a number with a unit

measure-unavailable = medida no disponible

measure-unknown = { $count } { $name }

measure-per = { $measure } { per-period }
    .measured = { HEAD($per) ->
        [single] { $measure } por { $per }
       *[several] { $measure } por cada { $per }
    }

per-period = { $period ->
    [day] al día
    [week] a la semana
    [month] al mes
    [year] al año
   *[other] por { FORM($unit, 1) }
}

# $case "on": see range.
measure-range = { HEAD($from) ->
    [minus] de { $from } a { end-below }
   *[other] de { $from } a { $to }
}
    .below = { $case ->
        [on] entre { $low } y { end-below }
       *[bare] de { $low } a { end-below }
    }
# The end of what begins below zero: de menos 5 a más 5 grados Celsius
end-below = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] más { $to }
}

# As money-range-shared: de 0 a un litro, de 0,5 a una hora.
measure-range-shared = { $to ->
    [1] { measure-range-to-one }
   *[other] { FORM($measure, $range) }
}
measure-range-to-one = { $case ->
    [on] entre { $from } y { measure-range-one }
   *[bare] de { $from } a { measure-range-one }
}
measure-range-one = { FORM($measure, $to) }

measure-mixed = { $first } y { $second }

# a 3 kilómetros, a entre 2 y 4 kilómetros
measure-away = a { FORM($measure, case: "on") }

# dentro de 300 metros, dentro de entre 2 y 4 kilómetros
measure-ahead = dentro de { FORM($measure, case: "on") }

blood-pressure = { $systolic } sobre { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] carga completa
   *[part] { $charge } de carga
}
-head-full = 100

battery-low = { $charge }, batería baja

# "cargando" alone is what an app says that loads.
battery-charging = en carga, { $charge }

battery-unavailable = nivel de batería no disponible

## Grades: a result in percent, and how good it is

grade-excellent = excelente

grade-good = bien

grade-needs-improvement = necesita mejorar

grade-unavailable = calificación no disponible

## Goals that people set themselves

goal-completed = objetivo cumplido: { $name }
    .alone = objetivo cumplido

goal-remaining = { goal-missing-some } para cumplir el objetivo
# Falta una página, faltan 3 páginas, falta el 12 por ciento. After a bound the number is not to be seen, so that
# there is no verb, but there is one before what is below zero: menos de un kilómetro para cumplir el objetivo.
goal-missing-some = { TAIL($amount) ->
    [percentage] falta { bound-amount }
   *[other] { goal-missing-amount }
}
goal-missing-amount = { HEAD(bound-day) ->
    [range] faltan { bound-day }
    [own] { goal-missing-own }
    [singular] falta { bound-day }
   *[other] faltan { bound-day }
}
goal-missing-own = { TRAIT($amount, "sign") ->
    [minus] faltan { bound-day }
   *[none] { bound-day }
}
-head-singular = un una medi la el !uni !unos !unas

streak-days = { $count ->
    [1] racha de un día
    [many] racha de { $count } de días
   *[other] racha de { number-masculine } días
}

# Without a participle, which would have to agree with the amount.
goal-today = { $amount } en lo que va de día
