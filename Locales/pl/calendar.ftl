## Ages. After a preposition, where a bound asks for the amount, and as the value of a field, the span alone: do
## 12 lat, co najmniej 18 lat, wiek: 8 lat

age = { $case ->
    [value] { $duration }
    [place] { $duration }
    [amount] { $duration }
    [beyond] { $duration }
    [genitive] { $duration }
    [accusative] { $duration }
   *[nominative] wiek: { $duration }
}
    .none = { $case ->
        [value] mniej niż { FORM($duration, case: "accusative") }
       *[nominative] wiek: mniej niż { FORM($duration, case: "accusative") }
    }

## Periods that end now

recent = { $count ->
    [1] { $case ->
        [accusative] ostatnią { FORM($unit, case: "accusative") }
       *[nominative] ostatnia { $unit }
    }
   *[other] ostatnie { FORM($duration, case: "accusative") }
}

## Weeks, months, and years of the calendar: the current one, the one before, and the one after: CLDR's, which tell
## when. As the value of a field the span itself, as days are: okres: zeszły miesiąc

week-this = { $case ->
    [value] ten tydzień
   *[when] w tym tygodniu
}
week-last = { $case ->
    [genitive] zeszłego tygodnia
    [value] zeszły tydzień
   *[when] w zeszłym tygodniu
}
week-next = { $case ->
    [value] przyszły tydzień
   *[when] w przyszłym tygodniu
}
month-this = { $case ->
    [value] ten miesiąc
   *[when] w tym miesiącu
}
month-last = { $case ->
    [genitive] zeszłego miesiąca
    [value] zeszły miesiąc
   *[when] w zeszłym miesiącu
}
month-next = { $case ->
    [value] przyszły miesiąc
   *[when] w przyszłym miesiącu
}
year-this = { $case ->
    [value] ten rok
   *[when] w tym roku
}
year-last = { $case ->
    [genitive] zeszłego roku
    [value] zeszły rok
   *[when] w zeszłym roku
}
year-next = { $case ->
    [value] przyszły rok
   *[when] w przyszłym roku
}

## Today, with CLDR's part of the day if it can't mean another day

# "Po południu o 12:00" is false: with its time, the hour of noon is said without the part of the day.
# The ends of a span have no part of the day: do dzisiaj do godziny 14:00.
moment-today-part = { $case ->
    [to] { moment-today }
    [from] { moment-today }
    [since] { moment-today }
   *[at] { moment-today-part-at }
}
    .moment = yes

moment-today-part-at = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [12] { moment-today }
    [23] { moment-today }
   *[other] { date-today-part } o { FORM($time, case: "dial") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] dzisiaj rano
    [5] dzisiaj rano
    [6] dzisiaj rano
    [7] dzisiaj rano
    [8] dzisiaj rano
    [9] dzisiaj rano
    [10] dzisiaj przed południem
    [11] dzisiaj przed południem
    [12] dzisiaj po południu
    [13] dzisiaj po południu
    [14] dzisiaj po południu
    [15] dzisiaj po południu
    [16] dzisiaj po południu
    [17] dzisiaj po południu
    [18] dzisiaj wieczorem
    [19] dzisiaj wieczorem
    [20] dzisiaj wieczorem
    [21] dzisiaj wieczorem
    [22] dzisiaj wieczorem
   *[other] { date-today }
}

# tydzień od 2 listopada
week-of = tydzień od { FORM($date, case: "genitive") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] w południe
    [on] w południe
    [until] południa
    [hour] południa
    [genitive] południa
   *[bare] południe
}

time-midnight = { $case ->
    [at] o północy
    [on] o północy
    [until] północy
    [hour] północy
    [genitive] północy
   *[bare] północ
}

moment-end-of-today = o północy

# same for every case
moment-same-day = { $time }

# 14:57 w strefie Eastern, 14:57 w strefie Warszawa: beside "strefa" a name is not inflected. "Czasu" may be the app's.
time-zoned = { HEAD($zone) ->
    [czas] { $time } { $zone }
   *[name] { $time } w strefie { $zone }
}
    .known = { $time }, { $zone }
-head-czas = czas

# "Czasu lokalnego" would be that of the other place, as in the news. The time may bring its day: u Ciebie jutro o 2:00.
time-zones = { time-zoned }, u Ciebie { $local }
    .known = { time-zoned.known }, u Ciebie { $local }

## An amount within a period

# 3 treningi w tym tygodniu, w marcu, przez ostatnie 7 dni
amount-during = { HEAD($period) ->
    [recent] { $amount } przez { FORM($period, case: "accusative") }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-recent = ostatni
