## Ages. Where a bound asks for the amount, and as the value of a field, the span alone: najmanj 18 let

age = { $case ->
    [value] { $duration }
    [amount] { $duration }
    [at] { $duration }
    [genitive] { $duration }
    [accusative] { $duration }
   *[nominative] starost: { $duration }
}
    .none = { $case ->
        [value] manj kot { $duration }
       *[nominative] starost: manj kot { $duration }
    }

## Periods that end now

# zadnjih 7 dni, zadnji dve uri, zadnja dva dneva; v zadnjih 7 dneh; od zadnje ure
recent = { $case ->
    [genitive] { $count ->
        [1] zadnje { $unit }
       *[other] zadnjih { $duration }
    }
    [within] { $count ->
        [1] zadnji { FORM($unit, form: "dual") }
       *[other] zadnjih { $duration }
    }
   *[nominative] { $count ->
        [1] { recent-last } { $unit }
       *[other] { recent-several } { $duration }
    }
}
recent-last = { TRAIT($unit, "gender") ->
    [feminine] zadnja
    [neuter] zadnje
   *[masculine] zadnji
}
recent-several = { TAIL($count) ->
    [one] { recent-last }
    [two] { TRAIT($unit, "gender") ->
        [feminine] zadnji
        [neuter] zadnji
       *[masculine] zadnja
    }
    [few] { recent-few }
   *[many] zadnjih
}
# Last digits of the numbers of each category.
-tail-one = 1 !11 !21 !31 !41 !51 !61 !71 !81 !91
-tail-two = 2 !12 !22 !32 !42 !52 !62 !72 !82 !92
-tail-few = 3 4 !13 !14 !23 !24 !33 !34 !43 !44 !53 !54 !63 !64 !73 !74 !83 !84 !93 !94
recent-few = { TRAIT($unit, "gender") ->
    [feminine] zadnje
    [neuter] zadnja
   *[masculine] zadnji
}

## Years of the calendar. CLDR's words tell when; the year itself stands after "glede na"

year-this = { $case ->
    [accusative] letošnje leto
   *[when] letos
}
year-last = { $case ->
    [accusative] lansko leto
   *[when] lani
}

## Today, with the part of the day if it can't mean another day

# danes zjutraj ob osmih, danes zvečer ob dvajsetih
moment-today-part = { HEAD($hour) ->
    [partless] { moment-today.night }
   *[other] { date-today-part } { FORM($time, case: "today") }
}
    .moment = yes
-head-partless = 0 1 2 3 12

date-today-part = { HEAD($hour) ->
    [early] danes
    [morning] danes zjutraj
    [forenoon] danes dopoldne
    [afternoon] danes popoldne
   *[other] danes zvečer
}

# teden od drugega novembra
week-of = teden od { FORM($date, case: "genitive") }
-head-early = 0 1 2 3
-head-morning = 4 5 6 7 8 9
-head-forenoon = 10 11
-head-afternoon = 12 13 14 15 16 17

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] opoldne
    [on] opoldne
    [today] opoldne
    [genitive] poldneva
    [dial] poldneva
   *[bare] poldne
}
    .moment = yes

time-midnight = { $case ->
    [at] opolnoči
    [on] opolnoči
    [today] opolnoči
    [genitive] polnoči
    [dial] polnoči
   *[bare] polnoč
}
    .moment = yes

moment-end-of-today = opolnoči

# same for every case
moment-same-day = { $time }

# ob petnajstih, srednjeevropski čas; ob petnajstih, časovni pas: Tokio
time-zoned = { TAIL($zone) ->
    [time] { time-zoned.known }
   *[name] { time-there }, časovni pas: { $zone }
}
    .known = { time-there }, { $zone }
    .moment = yes
time-there = { $case ->
    [genitive] { $time }
   *[at] { FORM($time, case: "at") }
}
-tail-time = čas utc gmt cet cest

# The time may bring its day: pri vas jutri ob dveh.
time-zones = { time-zoned }, pri vas { FORM($local, case: "at") }
    .known = { time-zoned.known }, pri vas { FORM($local, case: "at") }
    .moment = yes

## An amount within a period

# tri vadbe ta teden, v marcu, v zadnjih 7 dneh
amount-during = { HEAD($period) ->
    [recent] { $amount } v { FORM($period, case: "within") }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-recent = zadnj
