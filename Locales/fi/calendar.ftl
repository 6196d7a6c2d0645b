## Ages: 8-vuotias, kolmen kuukauden ikäinen. After a field that is named for an age, the span is alone: 8 vuotta

age = { $case ->
    [inner] { $duration }
   *[bare] { $period ->
        [year] { $count }-vuotias
       *[other] { FORM($duration, case: "genitive") } ikäinen
    }
}
    .none = { $period ->
        [day] tänään syntynyt
       *[other] { $case ->
            [inner] alle { $duration }
           *[bare] alle { FORM($duration, case: "genitive") } ikäinen
        }
    }

## Periods that end now

# viimeiset 7 päivää; 3 harjoitusta viimeisten seitsemän päivän aikana
recent = { $case ->
    [on] { $count ->
        [1] viimeisen { FORM($duration, case: "genitive") } aikana
       *[other] viimeisten { FORM($duration, case: "genitive") } aikana
    }
   *[bare] { $count ->
        [1] viimeinen { $unit }
       *[other] viimeiset { $duration }
    }
}

## Weeks, months, and years of the calendar that values are compared with

week-last = { $case ->
    [from] viime viikosta
   *[on] viime viikolla
}
month-last = { $case ->
    [from] viime kuusta
   *[on] viime kuussa
}
year-last = { $case ->
    [from] viime vuodesta
   *[on] viime vuonna
}

## Today, with the part of the day

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
   *[other] { moment-today-part-time }
}
moment-today-part-time = { $case ->
    [from] { moment-today }
    [to] { moment-today }
   *[on] { date-today-part } { FORM($time, case: "part") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] tänä aamuna
    [5] tänä aamuna
    [6] tänä aamuna
    [7] tänä aamuna
    [8] tänä aamuna
    [9] tänä aamuna
    [10] tänään aamupäivällä
    [11] tänään aamupäivällä
    [12] tänään päivällä
    [13] tänään iltapäivällä
    [14] tänään iltapäivällä
    [15] tänään iltapäivällä
    [16] tänään iltapäivällä
    [17] tänään iltapäivällä
   *[other] tänä iltana
}

## Weeks by their first day

# viikko toisesta marraskuuta alkaen
week-of = viikko { FORM($date, case: "from") } alkaen

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [from] keskipäivästä
    [start] keskipäivästä
    [dayfrom] keskipäivästä
    [to] keskipäivään
    [dayto] keskipäivään
    [end] keskipäivään
    [last] keskipäivään
    [at] keskipäivällä
    [on] keskipäivällä
    [dial] keskipäivällä
    [part] kello 12
   *[bare] keskipäivä
}

time-midnight = { $case ->
    [from] keskiyöstä
    [start] keskiyöstä
    [dayfrom] keskiyöstä
    [to] keskiyöhön
    [dayto] keskiyöhön
    [end] keskiyöhön
    [last] keskiyöhön
    [at] keskiyöllä
    [on] keskiyöllä
    [dial] keskiyöllä
    [part] keskiyöllä
   *[bare] keskiyö
}

moment-end-of-today = keskiyöllä

moment-same-day = { $case ->
    [from] { $time }
    [to] { $time }
    [at] { $time }
    [on] { FORM($time, case: "at") }
   *[bare] { $time }
}

# kello 15, aikavyöhyke Tokio; kello 15, Moskovan aika
time-zoned = { TAIL($zone) ->
    [time] { $time }, { $zone }
   *[name] { $time }, aikavyöhyke { $zone }
}
    .known = { $time }, { $zone }

time-zones = { time-zoned }, sinun aikaasi { $local }
    .known = { time-zoned.known }, sinun aikaasi { $local }
-tail-time = aika

## An amount within a period

amount-during = { $amount } { FORM($period, case: "on") }
