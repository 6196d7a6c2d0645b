## The time since a past moment, and how long from now

elapsed-now = hetki sitten

# tunti sitten, 5 minuuttia sitten
elapsed-duration = { $count ->
    [1] { $unit } sitten
   *[other] { $duration } sitten
}

ahead-now = nyt

# viiden minuutin kuluttua, tunnin ja kolmenkymmenen minuutin kuluttua
ahead-duration = { FORM($duration, case: "genitive") } kuluttua

## Due dates: "määräaika" is right for doses, tasks, appointments, and bills

due-now = määräaika nyt

due-midnight = määräaika keskiyöllä

due-today-at = määräaika tänään { FORM($time, case: "at") }

due-tomorrow-at = määräaika huomenna { FORM($time, case: "at") }

due-today = määräaika tänään

due-tomorrow = määräaika huomenna

due-date = määräaika { FORM($date, case: "on") }

due-date-at = määräaika { FORM($date, case: "on") } { FORM($time, case: "at") }

due-ahead = määräaika { $distance }

# tunnin myöhässä, 2 tuntia myöhässä
overdue-by = { FORM($duration, case: "accusative") } myöhässä

## Intervals: the beginning in the elative, and the end in the illative. Times with minutes would be too long in words,
## and need verbs: alkaa kello 14:30 ja päättyy kello 16

interval-times = alkaa { FORM($from, case: "at") } ja päättyy { FORM($to, case: "at") }

# "Kello" and a part of the day that both times share are said once: kello neljästätoista kuuteentoista, iltapäivällä
# kello kahdesta neljään
interval-hours = { TAIL($from) ->
    [night] { TAIL($to) ->
        [night] { interval-hours-shared }
       *[other] { interval-hours-whole }
    }
    [morning] { TAIL($to) ->
        [morning] { interval-hours-shared }
       *[other] { interval-hours-whole }
    }
    [forenoon] { TAIL($to) ->
        [forenoon] { interval-hours-shared }
       *[other] { interval-hours-whole }
    }
    [afternoon] { TAIL($to) ->
        [afternoon] { interval-hours-shared }
       *[other] { interval-hours-whole }
    }
    [evening] { TAIL($to) ->
        [evening] { interval-hours-shared }
       *[other] { interval-hours-whole }
    }
    [noon] { interval-hours-whole }
   *[other] { TAIL($to) ->
        [digit] { interval-hours-shared }
       *[other] { interval-hours-whole }
    }
}
interval-hours-shared = { FORM($from, case: "start") } { FORM($to, case: "last") }
interval-hours-whole = { FORM($from, case: "start") } { FORM($to, case: "end") }
-tail-night = yöllä !keskiyöllä
-tail-morning = aamulla
-tail-forenoon = aamupäivällä
-tail-afternoon = iltapäivällä
-tail-evening = illalla
-tail-noon = päivällä !aamupäivällä !iltapäivällä

interval-clock-back = { $times }, { $duration }

# tänään kello neljästätoista kuuteentoista; tänään, alkaa kello 14:30 ja päättyy kello 16
interval-day-times = { HEAD($times) ->
    [begins] { FORM($date, case: "on") }, { $times }
   *[hours] { FORM($date, case: "on") } { $times }
}
-head-begins = alkaa

interval-all-day = { FORM($date, case: "on") }, koko päivän
    .alone = koko päivän

# A day with a case and a time with a case would be too long: alkaa tänään kello 23 ja päättyy huomenna kello 1.
interval-next-day = alkaa { FORM($date, case: "on") } { FORM($from, case: "at") } ja päättyy { HEAD($date) ->
    [yesterday] tänään
    [today] huomenna
   *[other] seuraavana päivänä
} { FORM($to, case: "at") }
-head-yesterday = eilen
-head-today = tänään

# kolmannesta marraskuuta seitsemänteen joulukuuta; but tänään ja huomenna
interval-dates = { TAIL($from) ->
    [before-yesterday] { TAIL($to) ->
        [yesterday] { $from } ja { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } ja { $to }
       *[other] { interval-dates-whole }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } ja { $to }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { FORM($from, case: "from") } { FORM($to, case: "to") }
-tail-before-yesterday = toissapäivänä
-tail-yesterday = eilen
-tail-today = tänään
-tail-tomorrow = huomenna

interval-dates-year = { interval-dates-whole } { $year }

# kolmannesta seitsemänteen marraskuuta
interval-month-days = { FORM(day-alone, $first, case: "from") } { FORM(day-alone, $last, case: "to") } { FORM($month, case: "partitive") }
day-alone = { NUMBER($count, style: "words", type: "ordinal") }

interval-month-days-year = { interval-month-days } { $year }

interval-months = { interval-dates-whole }

interval-moments = alkaa { FORM($from, case: "on") } ja päättyy { FORM($to, case: "on") }
