## Ages. After a preposition, where a bound asks for the amount, and as the value of a field, the span alone: najmenej
## 18 rokov, vek: 8 rokov

age = { $case ->
    [value] { $duration }
    [place] { $duration }
    [amount] { $duration }
    [at] { $duration }
    [genitive] { $duration }
    [accusative] { $duration }
   *[nominative] vek: { $duration }
}
    .none = { $case ->
        [value] menej ako { FORM($duration, case: "nominative") }
       *[nominative] vek: menej ako { FORM($duration, case: "nominative") }
    }

## Periods that end now: posledné 3 dni, posledných 7 dní. A single one is a minute or an hour.

recent = { $count ->
    [1] { recent-one }
    [2] posledné { $duration }
    [3] posledné { $duration }
    [4] posledné { $duration }
   *[other] posledných { $duration }
}
recent-one = { $case ->
    [accusative] poslednú { $unit }
   *[nominative] posledná { $unit }
}

## Weeks, months, and years of the calendar: the current one, the one before, and the one after. They tell when, without a
## preposition. As the value of a field the span itself: obdobie: minulý mesiac

week-this = { $case ->
    [genitive] tohto týždňa
   *[when] tento týždeň
}
week-last = { $case ->
    [genitive] minulého týždňa
   *[when] minulý týždeň
}
week-next = { $case ->
    [genitive] budúceho týždňa
   *[when] budúci týždeň
}
month-this = { $case ->
    [genitive] tohto mesiaca
   *[when] tento mesiac
}
month-last = { $case ->
    [genitive] minulého mesiaca
   *[when] minulý mesiac
}
month-next = { $case ->
    [genitive] budúceho mesiaca
   *[when] budúci mesiac
}
year-this = { $case ->
    [genitive] tohto roka
   *[when] tento rok
}
year-last = { $case ->
    [genitive] minulého roka
   *[when] minulý rok
}
year-next = { $case ->
    [genitive] budúceho roka
   *[when] budúci rok
}

## Today, with the part of the day if it can't mean another day. "Dnes v noci" could be either night.

# The ends of a span have no part of the day: do dneška do štrnástej. With its time, the hour of noon has none.
moment-today-part = { $case ->
    [to] { moment-today }
    [from] { moment-today }
    [since] { moment-today }
   *[at] { moment-today-part-at }
}
    .moment = yes

moment-today-part-at = { HEAD($hour) ->
    [partless] { moment-today }
   *[other] { moment-today-part-time }
}
moment-today-part-time = { TAIL($time) ->
    [morning] dnes { FORM($time, case: "at") }
    [forenoon] dnes { FORM($time, case: "at") }
    [afternoon] dnes { FORM($time, case: "at") }
    [evening] dnes { FORM($time, case: "at") }
   *[other] { date-today-part } { FORM($time, case: "at") }
}
-head-partless = 0 1 2 3 12 22 23

date-today-part = { HEAD($hour) ->
    [part-morning] dnes ráno
    [part-forenoon] dnes dopoludnia
    [part-afternoon] dnes popoludní
    [part-evening] dnes večer
   *[other] { date-today }
}

# týždeň od druhého novembra
week-of = týždeň od { FORM($date, case: "genitive") }
-head-part-morning = 4 5 6 7 8
-head-part-forenoon = 9 10 11
-head-part-afternoon = 12 13 14 15 16 17
-head-part-evening = 18 19 20 21

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] na poludnie
    [on] na poludnie
    [genitive] poludnia
    [dial] poludnia
   *[bare] poludnie
}

time-midnight = { $case ->
    [at] o polnoci
    [on] o polnoci
    [genitive] polnoci
    [dial] polnoci
   *[bare] polnoc
}

moment-end-of-today = o polnoci

moment-same-day = { $case ->
    [at] { FORM($time, case: "at") }
   *[bare] { $time }
}

# 14:57, severoamerický východný čas; a name is not inflected: 14:57, časové pásmo: Varšava.
time-zoned = { TAIL($zone) ->
    [time] { $time }, { $zone }
   *[name] { time-zoned-name }
}
    .known = { $time }, { $zone }
time-zoned-name = { HEAD($zone) ->
    [time] { $time }, { $zone }
   *[name] { $time }, časové pásmo: { $zone }
}
-tail-time = čas
-head-time = čas koordinovan svetov greenwich

# The time may bring its day: u vás zajtra o druhej.
time-zones = { time-zoned }, u vás { $local }
    .known = { time-zoned.known }, u vás { $local }

## An amount within a period

# 3 tréningy tento týždeň, v marci, za posledných 7 dní
amount-during = { HEAD($period) ->
    [recent] { $amount } za { FORM($period, case: "accusative") }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-recent = posledn
