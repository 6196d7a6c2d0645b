## Ages. After a preposition, where a bound asks for the amount, and as the value of a field, the span alone: do 12 godina,
## najmanje 18 godina

age = { $case ->
    [value] { $duration }
    [amount] { $duration }
    [at] { $duration }
    [genitive] { $duration }
    [accusative] { $duration }
   *[nominative] dob: { $duration }
}
    .none = { $case ->
        [value] manje od { FORM($duration, case: "genitive") }
       *[nominative] dob: manje od { FORM($duration, case: "genitive") }
    }

## Periods that end now

# posljednjih 7 dana, posljednja 24 sata, posljednje 3 godine
recent = { TAIL($count) ->
    [single] { recent-last } { recent-amount }
    [few] { TRAIT($unit, "gender") ->
        [feminine] posljednje { $duration }
       *[masculine] posljednja { $duration }
    }
   *[many] posljednjih { $duration }
}
-tail-single = 1 !11
-tail-few = 2 3 4 !12 !13 !14
recent-last = { TRAIT($unit, "gender") ->
    [feminine] { $case ->
        [accusative] posljednju
       *[nominative] posljednja
    }
   *[masculine] posljednji
}
recent-amount = { $count ->
    [1] { $unit }
   *[other] { $duration }
}

## Weeks, months, and years of the calendar. CLDR's years tell when; the span itself is the value of a field (razdoblje: prošla
## godina) and stands after "u odnosu na"

year-this = { $case ->
    [value] ova godina
    [accusative] ovu godinu
   *[when] ove godine
}
year-last = { $case ->
    [value] prošla godina
    [accusative] prošlu godinu
   *[when] prošle godine
}
year-next = { $case ->
    [value] sljedeća godina
    [accusative] sljedeću godinu
   *[when] sljedeće godine
}

## Today, with the part of the day if it can't mean another day

# jutros u 8 sati, danas popodne u 14 sati, večeras u 20 sati
moment-today-part = { HEAD($hour) ->
    [partless] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "today") }
}
    .moment = yes
-head-partless = 0 1 2 3 12

date-today-part = { HEAD($hour) ->
    [early] danas
    [morning] jutros
    [afternoon] danas popodne
   *[other] večeras
}

# tjedan od drugog studenoga
week-of = tjedan od { FORM($date, case: "genitive") }
-head-early = 0 1 2 3
-head-morning = 4 5 6 7 8 9 10 11
-head-afternoon = 12 13 14 15 16 17

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] u podne
    [on] u podne
    [today] u podne
    [genitive] podneva
    [dial] podneva
    [hour] podneva
   *[bare] podne
}
    .moment = yes

time-midnight = { $case ->
    [at] u ponoć
    [on] u ponoć
    [today] u ponoć
    [genitive] ponoći
    [dial] ponoći
    [hour] ponoći
   *[bare] ponoć
}
    .moment = yes

moment-end-of-today = u ponoć

# same for every case
moment-same-day = { $time }

# 15 sati, srednjoeuropsko vrijeme; 15 sati, vremenska zona: Tokio
time-zoned = { TAIL($zone) ->
    [time] { $time }, { $zone }
   *[name] { $time }, vremenska zona: { $zone }
}
    .known = { $time }, { $zone }
-tail-time = vrijeme utc gmt cet cest

# The time may bring its day: kod vas sutra u 2 sata.
time-zones = { time-zoned }, kod vas { $local }
    .known = { time-zoned.known }, kod vas { $local }

## An amount within a period

# 3 treninga ovaj tjedan, u ožujku, u posljednjih 7 dana
amount-during = { HEAD($period) ->
    [recent] { $amount } u { FORM($period, case: "accusative") }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-recent = posljednj
