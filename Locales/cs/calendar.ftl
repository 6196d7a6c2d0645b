## Ages. After a preposition, where a bound asks for the amount, and as the value of a field, the span alone: nejméně
## 18 let, věk: 8 let

age = { $case ->
    [value] { $duration }
    [place] { $duration }
    [amount] { $duration }
    [at] { $duration }
    [genitive] { $duration }
    [accusative] { $duration }
   *[nominative] věk: { $duration }
}
    .none = { $case ->
        [value] méně než { FORM($duration, case: "accusative") }
       *[nominative] věk: méně než { FORM($duration, case: "accusative") }
    }

## Periods that end now: poslední 3 dny, posledních 7 dní

recent = { $count ->
    [1] { recent-one }
    [2] poslední { $duration }
    [3] poslední { $duration }
    [4] poslední { $duration }
   *[other] posledních { $duration }
}
recent-one = poslední { $unit }

## Weeks, months, and years of the calendar: the current one, the one before, and the one after. They tell when, without a
## preposition but for "v tomto týdnu". As the value of a field the span itself: období: minulý měsíc

week-this = { $case ->
    [genitive] tohoto týdne
   *[when] tento týden
}
week-last = { $case ->
    [genitive] minulého týdne
   *[when] minulý týden
}
week-next = { $case ->
    [genitive] příštího týdne
   *[when] příští týden
}
month-this = { $case ->
    [genitive] tohoto měsíce
   *[when] tento měsíc
}
month-last = { $case ->
    [genitive] minulého měsíce
   *[when] minulý měsíc
}
month-next = { $case ->
    [genitive] příštího měsíce
   *[when] příští měsíc
}
year-this = { $case ->
    [genitive] tohoto roku
   *[when] tento rok
}
year-last = { $case ->
    [genitive] minulého roku
   *[when] minulý rok
}
year-next = { $case ->
    [genitive] příštího roku
   *[when] příští rok
}

## Today, with the part of the day if it can't mean another day. "Dnes v noci" could be either night.

# The ends of a span have no part of the day: do dneška do čtrnácti hodin. With its time, the hour of noon has none.
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
    [part-forenoon] dnes dopoledne
    [part-afternoon] dnes odpoledne
    [part-evening] dnes večer
   *[other] { date-today }
}

# týden od druhého listopadu
week-of = týden od { FORM($date, case: "genitive") }
-head-part-morning = 4 5 6 7 8
-head-part-forenoon = 9 10 11
-head-part-afternoon = 12 13 14 15 16 17
-head-part-evening = 18 19 20 21

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] v poledne
    [on] v poledne
    [genitive] poledne
   *[bare] poledne
}

time-midnight = { $case ->
    [at] o půlnoci
    [on] o půlnoci
    [genitive] půlnoci
    [dial] půlnoci
   *[bare] půlnoc
}

moment-end-of-today = o půlnoci

moment-same-day = { $case ->
    [at] { FORM($time, case: "at") }
   *[bare] { $time }
}

# 14:57, severoamerický východní čas; a name is not inflected: 14:57 v časovém pásmu Varšava.
time-zoned = { TAIL($zone) ->
    [time] { $time }, { $zone }
   *[name] { time-zoned-name }
}
    .known = { $time }, { $zone }
time-zoned-name = { HEAD($zone) ->
    [time] { $time }, { $zone }
   *[name] { $time } v časovém pásmu { $zone }
}
-tail-time = čas
-head-time = čas koordinovan greenwich

# The time may bring its day: u vás zítra ve dvě hodiny ráno.
time-zones = { time-zoned }, u vás { $local }
    .known = { time-zoned.known }, u vás { $local }

## An amount within a period

# 3 tréninky tento týden, v březnu, za posledních 7 dní
amount-during = { HEAD($period) ->
    [recent] { $amount } za { FORM($period, case: "accusative") }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-recent = posledn
