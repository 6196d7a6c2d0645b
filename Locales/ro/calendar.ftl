## Ages. After the name of a field, which says that it is an age, the span alone

age = { $case ->
    [value] { $duration }
    [bounded] { $duration }
   *[bare] în vârstă de { $duration }
}
    .none = { $case ->
        [value] mai puțin de { $duration }
       *[bare] în vârstă de mai puțin de { $duration }
    }

## Periods that end now; $case "during": 300 de pași în ultima oră

recent = { $case ->
    [during] în { recent-alone }
   *[bare] { recent-alone }
}
recent-alone = { $count ->
    [1] { TRAIT($unit, "gender") ->
        [feminine] ultima { $unit }
       *[masculine] ultimul { $unit }
    }
   *[other] { TRAIT($unit, "gender") ->
        [masculine] ultimii { $duration }
       *[feminine] ultimele { $duration }
    }
}

## Weeks, months, and years of the calendar

week-last = { $case ->
    [from] de săptămâna trecută
    [since] de săptămâna trecută
    [until] până săptămâna trecută
   *[bare] săptămâna trecută
}
    .when = day
week-this = { $case ->
    [from] de săptămâna aceasta
    [since] de săptămâna aceasta
    [until] până săptămâna aceasta
   *[bare] săptămâna aceasta
}
    .when = day
week-next = { $case ->
    [from] de săptămâna viitoare
    [until] până săptămâna viitoare
   *[bare] săptămâna viitoare
}
    .when = day
month-last = { $case ->
    [from] de luna trecută
    [since] de luna trecută
    [until] până luna trecută
   *[bare] luna trecută
}
    .when = day
month-this = { $case ->
    [from] de luna aceasta
    [since] de luna aceasta
    [until] până luna aceasta
   *[bare] luna aceasta
}
    .when = day
month-next = { $case ->
    [from] de luna viitoare
    [until] până luna viitoare
   *[bare] luna viitoare
}
    .when = day
year-last = { $case ->
    [from] de anul trecut
    [since] de anul trecut
    [until] până anul trecut
   *[bare] anul trecut
}
    .when = day
year-this = { $case ->
    [from] de anul acesta
    [since] de anul acesta
    [until] până anul acesta
   *[bare] anul acesta
}
    .when = day
year-next = { $case ->
    [from] de anul viitor
    [until] până anul viitor
   *[bare] anul viitor
}
    .when = day

## Today, with the part of the day. The time after it leaves that part out: azi-dimineață la ora 8

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
    [12] { moment-today }
   *[other] { $case ->
        [around] { today-part } { FORM($time, case: "around") }
       *[other] { date-today-part } { FORM($time, case: "atdial") }
    }
}
    .when = moment

date-today-part = { $case ->
    [from] de { today-part }
    [since] de { today-part }
    [until] până { today-part }
   *[bare] { today-part }
}
    .when = day
# "Diseară" is only what is still to come, "aseară" is yesterday's evening.
today-part = { $hour ->
    [0] azi
    [1] azi
    [2] azi
    [3] azi
    [4] azi
    [5] azi-dimineață
    [6] azi-dimineață
    [7] azi-dimineață
    [8] azi-dimineață
    [9] azi-dimineață
    [10] azi-dimineață
    [11] azi-dimineață
    [12] azi după-amiază
    [13] azi după-amiază
    [14] azi după-amiază
    [15] azi după-amiază
    [16] azi după-amiază
    [17] azi după-amiază
   *[other] astă-seară
}

# săptămâna din 2 noiembrie
week-of = săptămâna { FORM($date, case: "from") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] la amiază
    [to] la amiază
    [dated] la amiază
    [atdial] la amiază
    [from] de la amiază
    [since] de la amiază
    [until] până la amiază
    [around] pe la amiază
   *[bare] amiază
}
    .when = time

time-midnight = { midnight }
    .when = time

moment-end-of-today = la miezul nopții

# same for every case
moment-same-day = { $time }
    .when = time

# ora 15, ora Japoniei; ora 15, fusul orar Tokyo
time-zoned = { HEAD($zone) ->
    [zone] { time-zoned.known }
   *[name] { $time }, fusul orar { $zone }
}
    .known = { $time }, { $zone }
    .when = time
-head-zone = ora fus fusul

time-zones = { time-zoned }, { $local } în fusul tău orar
    .known = { time-zoned.known }, { $local } în fusul tău orar
    .when = time

## An amount within a period

# 3 antrenamente săptămâna aceasta; în martie; în 2024; în ultimele 7 zile
amount-during = { TRAIT($period, "when") ->
    [day] { $amount } { FORM($period, case: "on") }
   *[none] { HEAD($period) ->
        [month] { $amount } în { $period }
       *[other] { $amount } { FORM($period, case: "during") }
    }
}
-head-month =
    ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
    0* 1* 2* 3* 4* 5* 6* 7* 8* 9*
