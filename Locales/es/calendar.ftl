## Ages. After the name of a field, which says that it is an age, the span alone

age = { $case ->
    [value] { $duration }
   *[bare] { $duration } de edad
}
    .none = { $case ->
        [value] menos de { $duration }
       *[bare] { age-none }
    }

age-none = { $period ->
    [day] { age-born }
   *[other] menos de { $duration } de edad
}

age-born = ha nacido hoy

## Periods that end now

recent = { $count ->
    [1] { TRAIT($unit, "gender") ->
        [feminine] la última { $unit }
       *[masculine] el último { $unit }
    }
   *[other] { TRAIT($unit, "gender") ->
        [feminine] las últimas { $duration }
       *[masculine] los últimos { $duration }
    }
}

## Today, with CLDR's part of the day if it can't mean another day.
## The small hours stay plain: "esta madrugada", said by day, may be the night that comes

# esta tarde a las 2; by 24 hours esta tarde a las 14
moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
    [5] { moment-today }
   *[other] { date-today-part } a { FORM($time, case: "dial") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] { date-today }
    [6] esta mañana
    [7] esta mañana
    [8] esta mañana
    [9] esta mañana
    [10] esta mañana
    [11] esta mañana
    [12] este mediodía
    [13] esta tarde
    [14] esta tarde
    [15] esta tarde
    [16] esta tarde
    [17] esta tarde
    [18] esta tarde
    [19] esta tarde
   *[other] esta noche
}

# semana del 2 de noviembre
week-of = semana del { $date }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] al mediodía
   *[bare] mediodía
}
    .clock = alone

time-midnight = { $case ->
    [at] a medianoche
   *[bare] medianoche
}
    .clock = alone

moment-end-of-today = a medianoche

# same for every case
moment-same-day = { $time }
    .clock = alone

# las 14:57, hora de Canarias: "las 14:57, Canarias" leaves the name untied.
time-zoned = { HEAD($zone) ->
    [zone] { $time }, { $zone }
   *[name] { $time }, hora de { $zone }
}
    .known = { $time }, { $zone }
    .clock = alone
-head-zone = hora

time-zones = { time-zoned }, { $local } en tu zona
    .known = { time-zoned.known }, { $local } en tu zona
    .clock = alone

## An amount within a period

# 3 entrenamientos esta semana, en marzo, en los últimos 7 días
amount-during = { HEAD($period) ->
    [recent] { $amount } en { $period }
   *[other] { TAIL($period) ->
        [recent] { $amount } en { $period }
       *[other] { $amount } { FORM($period, case: "on") }
    }
}
-head-recent =
    los las
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
-tail-recent = minuto hora
