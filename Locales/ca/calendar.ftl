## Ages. After the name of a field, which says that it is an age, the span alone

age = { $case ->
    [value] { $duration }
   *[bare] { $duration } d’edat
}
    .none = { $case ->
        [value] menys d’{ $duration }
       *[bare] { age-none }
    }
age-none = menys d’{ $duration } d’edat

## Periods that end now

recent = { $count ->
    [1] { TRAIT($unit, "gender") ->
        [feminine] l’última { $unit }
       *[masculine] l’últim { $unit }
    }
   *[other] { TRAIT($unit, "gender") ->
        [feminine] les últimes { $duration }
       *[masculine] els últims { $duration }
    }
}

## Weeks, months, and years of the calendar, with their articles

span-la = { $case ->
    [since] des de la
    [to] a la
    [until] fins a la
    [of] de la
   *[bare] la
}
span-el = { $case ->
    [since] des del
    [to] al
    [until] fins al
    [of] del
   *[bare] el
}
span-l = { $case ->
    [since] des de l’any
    [to] a l’any
    [until] fins a l’any
    [of] de l’any
   *[bare] l’any
}
span-this = { $case ->
    [since] des d’aquest
    [to] a aquest
    [until] fins aquest
    [of] d’aquest
   *[bare] aquest
}
week-last = { span-la } setmana passada
    .when = day
week-this = { span-this }a setmana
    .when = day
week-next = { span-la } setmana que ve
    .when = day
month-last = { span-el } mes passat
    .when = day
month-this = { span-this } mes
    .when = day
month-next = { span-el } mes que ve
    .when = day
year-last = { span-l } passat
    .when = day
year-this = { span-this } any
    .when = day
year-next = { span-l } que ve
    .when = day

## Today, with the part of the day. The time after it leaves that part out: aquest matí a les 8

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
    [5] { moment-today }
    [12] { moment-today }
   *[other] { $case ->
        [around] { today-part } cap { FORM($time, case: "atdial") }
       *[other] { date-today-part } { FORM($time, case: "atdial") }
    }
}
    .when = moment

date-today-part = { $case ->
    [since] des { of-today-part }
    [until] fins { today-part }
    [of] { of-today-part }
    [around] més o menys { today-part }
   *[bare] { today-part }
}
    .when = day
of-today-part = d’{ today-part }
today-part = { $hour ->
    [0] avui
    [1] avui
    [2] avui
    [3] avui
    [4] avui
    [5] avui
    [6] aquest matí
    [7] aquest matí
    [8] aquest matí
    [9] aquest matí
    [10] aquest matí
    [11] aquest matí
    [12] aquest migdia
    [13] aquesta tarda
    [14] aquesta tarda
    [15] aquesta tarda
    [16] aquesta tarda
    [17] aquesta tarda
    [18] aquesta tarda
    [19] aquest vespre
    [20] aquest vespre
   *[other] aquesta nit
}

# setmana del 2 de novembre, de l’u de novembre
week-of = setmana { FORM($date, case: "of") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] al migdia
    [to] al migdia
    [dated] al migdia
    [atdial] al migdia
    [from] del migdia
    [of] del migdia
    [fromdial] del migdia
    [since] des del migdia
    [until] fins al migdia
    [around] cap al migdia
    [the] el migdia
   *[bare] migdia
}
    .when = time

time-midnight = { $case ->
    [at] a mitjanit
    [to] a mitjanit
    [dated] a les 0 hores
    [atdial] a mitjanit
    [from] de mitjanit
    [of] de mitjanit
    [fromdial] de mitjanit
    [since] des de mitjanit
    [until] fins a mitjanit
    [around] cap a mitjanit
   *[bare] mitjanit
}
    .when = time

moment-end-of-today = a mitjanit

# same for every case
moment-same-day = { $time }
    .when = time

# les 15 hores, hora de Tòquio
time-zoned = { HEAD($zone) ->
    [zone] { time-zoned.known }
    [vowel] { $time }, hora d’{ $zone }
   *[name] { $time }, hora de { $zone }
}
    .known = { $time }, { $zone }
    .when = time
-head-zone = hora fus

# "Hora local" could be that of either zone.
time-zones = { time-zoned }; { $local } a la vostra zona
    .known = { time-zoned.known }; { $local } a la vostra zona
    .when = time

## An amount within a period

# 3 entrenaments aquesta setmana; al març; el 2024; en els últims 7 dies
amount-during = { HEAD($period) ->
    [month] { $amount } { in-period }
    [recent] { $amount } en { $period }
   *[other] { TRAIT($period, "when") ->
        [day] { $amount } { FORM($period, case: "on") }
       *[none] { $amount } { FORM($period, case: "during") }
    }
}
in-period = { HEAD($period) ->
    [vowel] a l’{ $period }
   *[other] al { $period }
}
-head-month = gener febrer març abril maig juny juliol agost setembre octubre novembre desembre
-head-recent = els les l’últim
