## Ages. After the name of a field, which says that it is an age, the span alone

age = { $case ->
    [value] { $duration }
   *[bare] { $duration } de idade
}
    .none = { $case ->
        [value] menos de { $duration }
       *[bare] { age-none }
    }

age-none = { $period ->
    [day] { age-born }
   *[other] menos de { $duration } de idade
}

age-born = nasceu hoje

## Periods that end now: "on" brings the preposition (nos últimos 7 dias), "until" and the plain form have the article

recent = { $count ->
    [1] { TRAIT($unit, "gender") ->
        [feminine] { period-the-feminine } última { $unit }
       *[masculine] { period-the } último { $unit }
    }
   *[other] { TRAIT($unit, "gender") ->
        [feminine] { period-the-feminine }s últimas { $duration }
       *[masculine] { period-the }s últimos { $duration }
    }
}
    .period = yes
period-the = { $case ->
    [on] no
    [from] do
   *[bare] o
}
period-the-feminine = { $case ->
    [on] na
    [from] da
   *[bare] a
}

## Weeks, months, and years of the calendar: na semana passada, neste mês, em comparação com a semana passada

week-last = { $case ->
    [on] na semana passada
    [from] da semana passada
    [until] a semana passada
   *[bare] semana passada
}
    .period = yes
week-this = { $case ->
    [on] nesta semana
    [from] desta semana
   *[bare] esta semana
}
    .period = yes
week-next = { $case ->
    [on] na próxima semana
    [from] da próxima semana
    [until] a próxima semana
   *[bare] próxima semana
}
    .period = yes
month-last = { $case ->
    [on] no mês passado
    [from] do mês passado
    [until] o mês passado
   *[bare] mês passado
}
    .period = yes
month-this = { $case ->
    [on] neste mês
    [from] deste mês
   *[bare] este mês
}
    .period = yes
month-next = { $case ->
    [on] no próximo mês
    [from] do próximo mês
    [until] o próximo mês
   *[bare] próximo mês
}
    .period = yes
year-last = { $case ->
    [on] no ano passado
    [from] do ano passado
    [until] o ano passado
   *[bare] ano passado
}
    .period = yes
year-this = { $case ->
    [on] neste ano
    [from] deste ano
   *[bare] este ano
}
    .period = yes
year-next = { $case ->
    [on] no próximo ano
    [from] do próximo ano
    [until] o próximo ano
   *[bare] próximo ano
}
    .period = yes

## Today, with CLDR's part of the day if it can't mean another day.
## The small hours stay plain: "nesta madrugada", said by day, may be the night that comes

# hoje à tarde às 2 horas; by 24 hours hoje à tarde às 14 horas; hoje ao meio-dia
moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
    [5] { moment-today }
    [12] { HEAD($time) ->
        [noon] { moment-today }
       *[other] hoje à tarde { FORM($time, case: "part") }
    }
   *[other] { date-today-part } { FORM($time, case: "part") }
}
    .clock = behind
-head-noon = meio

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] { date-today }
    [6] hoje de manhã
    [7] hoje de manhã
    [8] hoje de manhã
    [9] hoje de manhã
    [10] hoje de manhã
    [11] hoje de manhã
    [12] hoje à tarde
    [13] hoje à tarde
    [14] hoje à tarde
    [15] hoje à tarde
    [16] hoje à tarde
    [17] hoje à tarde
    [18] hoje à tarde
   *[other] hoje à noite
}

# semana de 2 de novembro
week-of = semana { FORM($date, case: "from") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] ao meio-dia
    [on] ao meio-dia
    [joined] ao meio-dia
    [dated] ao meio-dia
    [datedjoined] ao meio-dia
    [part] ao meio-dia
    [from] do meio-dia
    [around] do meio-dia
    [fromdial] do meio-dia
    [until] o meio-dia
    [untildial] o meio-dia
   *[bare] meio-dia
}
    .clock = alone

time-midnight = { $case ->
    [at] à meia-noite
    [on] à meia-noite
    [joined] à meia-noite
    [dated] à zero hora
    [datedjoined] à zero hora
    [part] à meia-noite
    [from] da meia-noite
    [around] da meia-noite
    [fromdial] da meia-noite
    [until] a meia-noite
    [untildial] a meia-noite
   *[bare] meia-noite
}
    .clock = alone

moment-end-of-today = à meia-noite

# same for every case
moment-same-day = { $time }
    .clock = alone

# 14:57, horário de Lisboa
time-zoned = { HEAD($zone) ->
    [zone] { $time }, { $zone }
   *[name] { $time }, horário de { $zone }
}
    .known = { $time }, { $zone }
    .clock = alone
-head-zone = hora horário

time-zones = { time-zoned }, { FORM($local, case: "bare") } no seu fuso horário
    .known = { time-zoned.known }, { FORM($local, case: "bare") } no seu fuso horário
    .clock = alone

## An amount within a period

# 3 treinos nesta semana, em março, nos últimos 7 dias
amount-during = { TRAIT($period, "period") ->
    [yes] { $amount } { FORM($period, case: "on") }
   *[other] { TRAIT($period, "day") ->
        [plain] { $amount } { FORM($period, case: "on") }
        [comma] { $amount } { FORM($period, case: "on") }
       *[other] { amount-during-other }
    }
}
amount-during-other = { HEAD($period) ->
    [month] { $amount } em { $period }
    [year] { $amount } em { $period }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-month = janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
-head-year = 1* 2*
