## Measurements: a number with a unit

measure-unavailable = mesura no disponible

measure-unknown = { $count } { $name }

measure-per = { $measure } { per-period }
    .measured = { HEAD($per) ->
        [single] { $measure } per { $per }
       *[several] { $measure } cada { $per }
    }
-head-single = un una !uni !une

# al dia, a la setmana; per litre
per-period = { $period ->
    [day] al dia
    [week] a la setmana
    [month] al mes
    [year] a l’any
   *[other] per { FORM($unit, 1) }
}

# The words around the ends are those of money-range.
measure-range = { money-range }
    .below = { $case ->
        [of] entre { $low } i { range-end }
        [to] entre { $low } i { range-end }
        [the] entre { $low } i { range-end }
       *[bare] de { $low } a { range-end }
    }

# As money-range-shared: de 0 a un litre, de 0,5 a una hora.
measure-range-shared = { $to ->
    [1] { measure-range-to-one }
   *[other] { FORM($measure, $range) }
}
measure-range-to-one = { $case ->
    [of] entre { $from } i { FORM($measure, $to) }
    [to] entre { $from } i { FORM($measure, $to) }
    [the] entre { $from } i { FORM($measure, $to) }
   *[bare] { FORM(of-count, $from) } a { FORM($measure, $to) }
}

measure-mixed = { $first } i { $second }

# a 3 quilòmetres; a una distància d’entre 2 i 4 quilòmetres
measure-away = { HEAD(measure-to) ->
    [two] a una distància d’{ measure-to }
   *[other] a { measure-to }
}
measure-to = { FORM($measure, case: "to") }

measure-ahead = d’aquí a { measure-to }

blood-pressure = { $systolic } sobre { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] càrrega completa
   *[part] { $charge } de càrrega
}
-head-full = 100

battery-low = { $charge }, bateria baixa

# "S’està carregant" is what an app says that loads.
battery-charging = en càrrega, { $charge }

battery-unavailable = nivell de bateria no disponible

## Grades: a result in percent, and how good it is

grade-excellent = excel·lent

grade-good = bé

grade-needs-improvement = cal millorar

grade-unavailable = qualificació no disponible

## Goals that people set themselves

goal-completed = objectiu assolit: { $name }
    .alone = objectiu assolit

# Without a verb, which would have to agree with the amount.
goal-remaining = { $amount } per assolir l’objectiu

streak-days = { $count ->
    [1] ratxa d’un dia
    [many] ratxa de { $count } de dies
   *[other] ratxa { of-masculine } dies
}

goal-today = avui, de moment, { $amount }
