## Ages. After the name of a field, which says that it is an age, the span alone. Of newborns, too: "meno di un giorno di
## vita" alone would be heard as what is left to live.

age = { $case ->
    [value] { $duration }
   *[bare] { $duration } di età
}
    .none = { $case ->
        [value] meno di { $duration }
       *[bare] meno di { $duration } di età
    }

## Periods that end now; $case "during": 300 passi nell’ultima ora

recent = { $case ->
    [during] { recent-during }
   *[bare] { recent-alone }
}
recent-alone = { $count ->
    [1] { TRAIT($unit, "gender") ->
        [feminine] l’ultima { $unit }
       *[masculine] l’ultimo { $unit }
    }
   *[other] { TRAIT($unit, "gender") ->
        [feminine] le ultime { $duration }
       *[masculine] gli ultimi { $duration }
    }
}
recent-during = { $count ->
    [1] { TRAIT($unit, "gender") ->
        [feminine] nell’ultima { $unit }
       *[masculine] nell’ultimo { $unit }
    }
   *[other] { TRAIT($unit, "gender") ->
        [feminine] nelle ultime { $duration }
       *[masculine] negli ultimi { $duration }
    }
}

## Weeks, months, and years of the calendar, with their articles

span-la = { $case ->
    [from] dalla
    [since] dalla
    [to] alla
    [until] fino alla
    [of] della
   *[bare] la
}
span-il = { $case ->
    [from] dal
    [since] dal
    [to] al
    [until] fino al
    [of] del
   *[bare] il
}
week-last = { span-la } settimana scorsa
    .when = day
week-this = { $case ->
    [from] da questa settimana
    [since] da questa settimana
    [to] a questa settimana
    [until] fino a questa settimana
    [of] di questa settimana
   *[bare] questa settimana
}
    .when = day
week-next = { span-la } prossima settimana
    .when = day
month-last = { span-il } mese scorso
    .when = day
month-this = { $case ->
    [from] da questo mese
    [since] da questo mese
    [to] a questo mese
    [until] fino a questo mese
    [of] di questo mese
   *[bare] questo mese
}
    .when = day
month-next = { span-il } prossimo mese
    .when = day
year-last = { $case ->
    [from] dall’anno scorso
    [since] dall’anno scorso
    [to] all’anno scorso
    [until] fino all’anno scorso
    [of] dell’anno scorso
   *[bare] l’anno scorso
}
    .when = day
year-this = { $case ->
    [from] da quest’anno
    [since] da quest’anno
    [to] a quest’anno
    [until] fino a quest’anno
    [of] di quest’anno
   *[bare] quest’anno
}
    .when = day
year-next = { span-il } prossimo anno
    .when = day

## Today, with the part of the day. The time after it leaves that part out: stamattina alle 8

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
    [5] { moment-today }
    [12] { moment-today }
   *[other] { $case ->
        [around] { today-part } verso { FORM($time, case: "thedial") }
       *[other] { date-today-part } { FORM($time, case: "atdial") }
    }
}
    .when = moment

date-today-part = { $case ->
    [from] da { today-part }
    [since] da { today-part }
    [to] a { today-part }
    [until] fino a { today-part }
    [of] di { today-part }
   *[bare] { today-part }
}
    .when = day
today-part = { $hour ->
    [0] oggi
    [1] oggi
    [2] oggi
    [3] oggi
    [4] oggi
    [5] oggi
    [6] stamattina
    [7] stamattina
    [8] stamattina
    [9] stamattina
    [10] stamattina
    [11] stamattina
    [12] oggi pomeriggio
    [13] oggi pomeriggio
    [14] oggi pomeriggio
    [15] oggi pomeriggio
    [16] oggi pomeriggio
    [17] oggi pomeriggio
   *[other] stasera
}

# settimana del 2 novembre, dell’otto novembre
week-of = settimana { FORM($date, case: "of") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] a mezzogiorno
    [to] a mezzogiorno
    [dated] a mezzogiorno
    [atdial] a mezzogiorno
    [from] da mezzogiorno
    [since] da mezzogiorno
    [fromdial] da mezzogiorno
    [until] fino a mezzogiorno
    [of] di mezzogiorno
    [around] verso mezzogiorno
   *[bare] mezzogiorno
}
    .when = time

time-midnight = { $case ->
    [at] a mezzanotte
    [to] a mezzanotte
    [dated] alle ore 0
    [atdial] a mezzanotte
    [from] da mezzanotte
    [since] da mezzanotte
    [fromdial] da mezzanotte
    [until] fino a mezzanotte
    [of] di mezzanotte
    [around] verso mezzanotte
   *[bare] mezzanotte
}
    .when = time

moment-end-of-today = a mezzanotte

# same for every case
moment-same-day = { $time }
    .when = time

# le 15, ora di Tokyo
time-zoned = { HEAD($zone) ->
    [zone] { time-zoned.known }
   *[name] { FORM($time, case: "the") }, ora di { $zone }
}
    .known = { FORM($time, case: "the") }, { $zone }
    .when = time
-head-zone = ora fuso

# le 15, ora di Tokyo, le 9 nel tuo fuso orario
time-zones = { time-zoned }, { FORM($local, case: "the") } nel tuo fuso orario
    .known = { time-zoned.known }, { FORM($local, case: "the") } nel tuo fuso orario
    .when = time

## An amount within a period

# 3 allenamenti questa settimana; in marzo; nel 2024; negli ultimi 7 giorni
amount-during = { HEAD($period) ->
    [month] { $amount } in { $period }
   *[other] { TRAIT($period, "when") ->
        [day] { $amount } { FORM($period, case: "on") }
       *[none] { $amount } { FORM($period, case: "during") }
    }
}
-head-month = gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
