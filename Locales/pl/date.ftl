## Times of day. It follows "o", which is the same before every hour: o 14:30, o 2:30 po południu. $case "at" brings the
## "o" with it; "dial" leaves the part of the day to another time (od 2:00 do 4:00 po południu); "hour" is after the
## "od" or "do" of a moment (od jutra od godziny 14:30).

# Poles use the 12-hour clock in talk only, with a part of the day instead of CLDR's marks AM and PM. The parts of the
# day are CLDR's, but "rano" begins at 4 (4 rano is what people say) and "wieczorem" lasts past 10. Noon and midnight
# keep their hour before the word: "12:00 w południe", "12:00 w nocy".
time-h12 = { $case ->
    [at] o { time-h12-dial }
    [on] o { time-h12-dial }
    [dial] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    [hour] godziny { time-h12-dial }
   *[bare] { time-h12-dial }
}

# The time itself, for time-h12.
time-h12-dial = { $period ->
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

# From 12:00 to 12:59 in the day, for time-h12-dial.
time-h12-noon = { $minute ->
    [0] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } w południe
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } po południu
}

# CLDR writes 09:05. The zero before the hour is not said. Midnight stays 0:00: "o północy" leaves open of which day.
time-h23 = { $case ->
    [at] o { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    [on] o { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    [hour] godziny { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
   *[bare] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week: "on" for one day (we wtorek), "every" for a schedule (we wtorki), the genitive after "od" and "do",
## the accusative after an adjective (w minioną środę)

weekday-monday = { $case ->
    [on] w poniedziałek
    [every] w poniedziałki
    [genitive] poniedziałku
   *[bare] poniedziałek
}
    .gender = masculine
weekday-tuesday = { $case ->
    [on] we wtorek
    [every] we wtorki
    [genitive] wtorku
   *[bare] wtorek
}
    .gender = masculine
weekday-wednesday = { $case ->
    [on] w środę
    [every] w środy
    [accusative] środę
    [genitive] środy
   *[bare] środa
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] w czwartek
    [every] w czwartki
    [genitive] czwartku
   *[bare] czwartek
}
    .gender = masculine
weekday-friday = { $case ->
    [on] w piątek
    [every] w piątki
    [genitive] piątku
   *[bare] piątek
}
    .gender = masculine
weekday-saturday = { $case ->
    [on] w sobotę
    [every] w soboty
    [accusative] sobotę
    [genitive] soboty
   *[bare] sobota
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] w niedzielę
    [every] w niedziele
    [accusative] niedzielę
    [genitive] niedzieli
   *[bare] niedziela
}
    .gender = feminine

## Months: styczeń; od stycznia and the day of a month, which is the genitive; w styczniu

month-january = { $case ->
    [genitive] stycznia
    [on] w styczniu
   *[bare] styczeń
}
month-february = { $case ->
    [genitive] lutego
    [on] w lutym
   *[bare] luty
}
month-march = { $case ->
    [genitive] marca
    [on] w marcu
   *[bare] marzec
}
month-april = { $case ->
    [genitive] kwietnia
    [on] w kwietniu
   *[bare] kwiecień
}
month-may = { $case ->
    [genitive] maja
    [on] w maju
   *[bare] maj
}
month-june = { $case ->
    [genitive] czerwca
    [on] w czerwcu
   *[bare] czerwiec
}
month-july = { $case ->
    [genitive] lipca
    [on] w lipcu
   *[bare] lipiec
}
month-august = { $case ->
    [genitive] sierpnia
    [on] w sierpniu
   *[bare] sierpień
}
month-september = { $case ->
    [genitive] września
    [on] we wrześniu
   *[bare] wrzesień
}
month-october = { $case ->
    [genitive] października
    [on] w październiku
   *[bare] październik
}
month-november = { $case ->
    [genitive] listopada
    [on] w listopadzie
   *[bare] listopad
}
month-december = { $case ->
    [genitive] grudnia
    [on] w grudniu
   *[bare] grudzień
}

month-year = { $case ->
    [genitive] { FORM($month, case: "genitive") } { NUMBER($year, style: "year", case: "genitive") } roku
   *[bare] { $month } { $year }
}

# In words where it is inflected: voices read the digits as "w dwa tysiące dwadzieścia cztery roku".
year-alone = { $case ->
    [genitive] { NUMBER($year, style: "year", case: "genitive") } roku
    [on] w { NUMBER($year, style: "year", case: "locative") } roku
   *[bare] rok { $year }
}

## Days. $case "on" flows into the day of the week and leaves the rest as it is: we wtorek 24 listopada. So does the
## genitive (od wtorku 24 listopada); of the words for near days only "jutro" has one of its own (do jutra). $case
## "past" and "since" are the same two where what is said is over: they differ in date-weekday alone. $case "value" is
## after a colon, "place" before one: data: wtorek, 24 listopada o 8:20; środa o 8:00: 38 stopni.

date-tomorrow = { $case ->
    [genitive] jutra
    [since] jutra
   *[nominative] jutro
}

# A day 2 to 6 days ago. On a Friday, "w środę" would mean the coming Wednesday. "Zeszły" can mean the week before, but
# "miniony" means the most recent such day. Alone, as in a list of messages, the day has neither word. The same is true
# if the rest of the phrase is about the past anyway (wyświetlono we wtorek, bez zmian od wtorku). As the value of a
# field, the day needs "miniony": zwrot: miniona środa.
date-weekday = { $case ->
    [past] { FORM($weekday, case: "on") }
    [since] { FORM($weekday, case: "genitive") }
    [on] { TRAIT($weekday, "gender") ->
        [feminine] w minioną { FORM($weekday, case: "accusative") }
       *[masculine] w miniony { FORM($weekday, case: "bare") }
    }
    [genitive] { TRAIT($weekday, "gender") ->
        [feminine] minionej { $weekday }
       *[masculine] minionego { $weekday }
    }
    [value] { TRAIT($weekday, "gender") ->
        [feminine] miniona { FORM($weekday, case: "bare") }
       *[masculine] miniony { FORM($weekday, case: "bare") }
    }
   *[bare] { $weekday }
}

# The date alone has a comma: wtorek, 24 listopada. After a preposition, it has none: we wtorek 24 listopada o 9:00, do
# wtorku 24 listopada do godziny 9:00.
date-weekday-month-day = { $case ->
    [on] { $weekday } { $day } { FORM($month, case: "genitive") }
    [past] { FORM($weekday, case: "on") } { $day } { FORM($month, case: "genitive") }
    [genitive] { $weekday } { $day } { FORM($month, case: "genitive") }
    [since] { FORM($weekday, case: "genitive") } { $day } { FORM($month, case: "genitive") }
   *[bare] { $weekday }, { $day } { FORM($month, case: "genitive") }
}

# same for every case
date-month-day = { $day } { FORM($month, case: "genitive") }

# same for every case
date-month-day-year = { $day } { FORM($month, case: "genitive") } { $year }

date-full = { $case ->
    [on] { $weekday } { $day } { FORM($month, case: "genitive") } { $year }
    [past] { FORM($weekday, case: "on") } { $day } { FORM($month, case: "genitive") } { $year }
    [genitive] { $weekday } { $day } { FORM($month, case: "genitive") } { $year }
    [since] { FORM($weekday, case: "genitive") } { $day } { FORM($month, case: "genitive") } { $year }
   *[bare] { $weekday }, { $day } { FORM($month, case: "genitive") } { $year }
}

# dzisiaj, piątek, 20 listopada
date-day-header = { $relative }, { $date }

date-unavailable = data niedostępna

time-unavailable = godzina niedostępna

## Moments: a day and a time. $case "to" is until when something is as it is, with its "do": otwarte do jutra do godziny
## 2:00. $case "from" comes after "od": od jutra od godziny 9:00. "Godziny" keeps the time apart from the year: do
## 25 stycznia 2027 do godziny 21:38.

moment-today = { $case ->
    [to] do dzisiaj do { FORM($time, case: "hour") }
    [from] dzisiaj od { FORM($time, case: "hour") }
    [since] dzisiaj od { FORM($time, case: "hour") }
   *[at] dzisiaj o { FORM($time, case: "bare") }
}
    .moment = yes

moment-yesterday = { $case ->
    [to] do wczoraj do { FORM($time, case: "hour") }
    [from] wczoraj od { FORM($time, case: "hour") }
    [since] wczoraj od { FORM($time, case: "hour") }
   *[at] wczoraj o { FORM($time, case: "bare") }
}
    .moment = yes

moment-tomorrow = { $case ->
    [to] do jutra do { FORM($time, case: "hour") }
    [from] jutra od { FORM($time, case: "hour") }
    [since] jutra od { FORM($time, case: "hour") }
    [genitive] jutra o { FORM($time, case: "bare") }
   *[at] jutro o { FORM($time, case: "bare") }
}
    .moment = yes

# w miniony wtorek o 14:00; 3 listopada o 14:30
moment-date = { $case ->
    [to] do { FORM($date, case: "genitive") } do { FORM($time, case: "hour") }
    [from] { FORM($date, case: "genitive") } od { FORM($time, case: "hour") }
    [since] { FORM($date, case: "since") } od { FORM($time, case: "hour") }
    [genitive] { FORM($date, case: "genitive") } o { FORM($time, case: "bare") }
    [past] { FORM($date, case: "past") } o { FORM($time, case: "bare") }
    [value] { FORM($date, case: "value") } o { FORM($time, case: "bare") }
    [place] { FORM($date, case: "bare") } o { FORM($time, case: "bare") }
   *[at] { FORM($date, case: "on") } o { FORM($time, case: "bare") }
}
    .moment = yes

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, przed zmianą czasu

time-after-change = { $time }, po zmianie czasu

## Decades

# lata dziewięćdziesiąte dwudziestego wieku: "lata 90." leaves open of which century.
decade = { NUMBER($year, style: "decade") }
