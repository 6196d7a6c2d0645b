## The time since a past moment, and how long from now: CLDR's phrases, with 1 in words: voices read "vor 1 Minute" as
## "vor eins Minute". After "vor" and "in" the noun is dative, whatever case surrounds the phrase.

# CLDR has "jetzt" here too, which does not say that it is over.
elapsed-now = gerade eben

elapsed-duration = vor { FORM($duration, case: "dative") }

ahead-now = jetzt

ahead-duration = in { FORM($duration, case: "dative") }

## Due dates: "fällig" first where a time follows it; a single word comes before it, as in speech

due-now = jetzt fällig

due-midnight = fällig um Mitternacht

due-today-at = fällig heute um { $time }

due-tomorrow-at = fällig morgen um { $time }

due-today = heute fällig

due-tomorrow = morgen fällig

due-date = fällig { FORM($date, case: "on") }

# fällig am Dienstag, den vierundzwanzigsten November um 9 Uhr
due-date-at = fällig { FORM($date, case: "on") } um { $time }

due-ahead = { HEAD($distance) ->
    [near-day] { $distance } fällig
   *[other] fällig { $distance }
}
-head-near-day = heute morgen

# überfällig seit einer Stunde, seit 2 Tagen
overdue-by = überfällig seit { FORM($duration, case: "dative") }

## Intervals: the beginning and the end of something: the days bring "von", "vom", "bis" and "bis zum" themselves (see
## date.ftl). A part of the day that both times share is said once: von 2 Uhr 30 bis 4 Uhr nachmittags.

interval-times = { TAIL($from) ->
    [nachts] { TAIL($to) ->
        [nachts] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [morgens] { TAIL($to) ->
        [morgens] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [vormittags] { TAIL($to) ->
        [vormittags] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [nachmittags] { TAIL($to) ->
        [nachmittags] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [abends] { TAIL($to) ->
        [abends] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = von { FORM($from, case: "dial") } bis { FORM($to, case: "bare") }
interval-times-whole = von { FORM($from, case: "bare") } bis { FORM($to, case: "bare") }

-tail-uhr = Uhr
-tail-nachts = nachts
-tail-morgens = morgens
-tail-vormittags = vormittags
-tail-nachmittags = nachmittags
-tail-abends = abends

# As CLDR, "Uhr" only once: von 14 bis 16 Uhr, von 2 bis 4 Uhr nachmittags
interval-hours = { TAIL($from) ->
    [uhr] { interval-hours-shared }
    [nachts] { TAIL($to) ->
        [nachts] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [morgens] { TAIL($to) ->
        [morgens] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [vormittags] { TAIL($to) ->
        [vormittags] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [nachmittags] { TAIL($to) ->
        [nachmittags] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [abends] { TAIL($to) ->
        [abends] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-hours-shared = von { FORM($from, case: "hour") } bis { FORM($to, case: "bare") }

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# heute von 14 bis 16 Uhr
interval-day-times = { FORM($date, case: "on") } { $times }

interval-all-day = { FORM($date, case: "on") } ganztägig
    .alone = ganztägig

# morgen von 23 bis ein Uhr am nächsten Tag
interval-next-day = { FORM($date, case: "on") } { $times } am nächsten Tag

# vom dritten November bis zum siebten Dezember; but heute und morgen: "von heute bis morgen" would be heard as the time
# between the two.
interval-dates = { HEAD($from) ->
    [before-yesterday] { TAIL($to) ->
        [yesterday] { $from } und { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } und { $to }
       *[other] { interval-dates-whole }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } und { $to }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { FORM($from, case: "from") } { FORM($to, case: "to") }

-head-before-yesterday = vorgestern
-head-yesterday = gestern
-head-today = heute
-tail-yesterday = gestern !vorgestern
-tail-today = heute
-tail-tomorrow = morgen

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } { $year }

# vom dritten bis zum siebten November
interval-month-days = vom { FORM(day-of-month-oblique, $first) } bis zum { FORM(day-of-month-oblique, $last) } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = von { $from } bis { $to }

# von heute um 22 Uhr bis morgen um 2 Uhr
interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") }
