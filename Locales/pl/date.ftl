## Time of day. It follows "o", which is the same before every hour: o 14:30, o 2:30 po południu.

# Poles use the 12-hour clock in talk only, with a part of the day instead of CLDR's marks AM and PM. The parts of the
# day are CLDR's, but "rano" begins at 4 (4 rano is what people say) and "wieczorem" lasts past 10. Noon and midnight
# keep their hour before the word: "12:00 w południe", "12:00 w nocy".
time-h12 = { $period ->
    [am] { $hour12 ->
        [12] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } w nocy
        [1] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } w nocy
        [2] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } w nocy
        [3] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } w nocy
        [10] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } przed południem
        [11] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } przed południem
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } rano
    }
   *[pm] { $hour12 ->
        [12] { time-h12-noon }
        [6] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } wieczorem
        [7] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } wieczorem
        [8] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } wieczorem
        [9] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } wieczorem
        [10] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } wieczorem
        [11] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } w nocy
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } po południu
    }
}

# From 12:00 to 12:59 in the day, for time-h12.
time-h12-noon = { $minute ->
    [0] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } w południe
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } po południu
}

# CLDR writes 09:05. The zero before the hour is not said. Midnight stays 0:00: "o północy" leaves open of which day.
time-h23 = { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }

## Days of the week: "on" for one day (we wtorek), "every" for a schedule (we wtorki), the genitive after "od" and "do"

weekday-monday = { $case ->
    [on] w poniedziałek
    [every] w poniedziałki
    [genitive] poniedziałku
   *[bare] poniedziałek
}
weekday-tuesday = { $case ->
    [on] we wtorek
    [every] we wtorki
    [genitive] wtorku
   *[bare] wtorek
}
weekday-wednesday = { $case ->
    [on] w środę
    [every] w środy
    [genitive] środy
   *[bare] środa
}
weekday-thursday = { $case ->
    [on] w czwartek
    [every] w czwartki
    [genitive] czwartku
   *[bare] czwartek
}
weekday-friday = { $case ->
    [on] w piątek
    [every] w piątki
    [genitive] piątku
   *[bare] piątek
}
weekday-saturday = { $case ->
    [on] w sobotę
    [every] w soboty
    [genitive] soboty
   *[bare] sobota
}
weekday-sunday = { $case ->
    [on] w niedzielę
    [every] w niedziele
    [genitive] niedzieli
   *[bare] niedziela
}

## Months, after the number of the day: always the genitive

month-january = stycznia
month-february = lutego
month-march = marca
month-april = kwietnia
month-may = maja
month-june = czerwca
month-july = lipca
month-august = sierpnia
month-september = września
month-october = października
month-november = listopada
month-december = grudnia

## Days. $case "on" flows into the day of the week and leaves the rest as it is: we wtorek, 24 listopada.

date-today = dzisiaj

date-yesterday = wczoraj

date-tomorrow = jutro

date-weekday = { $weekday }

date-weekday-month-day = { $weekday }, { $day } { $month }

date-month-day = { $day } { $month }

date-month-day-year = { $day } { $month } { $year }

date-full = { $weekday }, { $day } { $month } { $year }

# piątek, 20 listopada 2026, dzisiaj
date-day-header = { $date }, { $relative }

date-unavailable = data niedostępna

## Moments: a day and a time

moment-today = dzisiaj o { $time }

moment-yesterday = wczoraj o { $time }

moment-tomorrow = jutro o { $time }

# we wtorek o 14:00; 3 listopada o 14:30
moment-date = { FORM($date, case: "on") } o { $time }
