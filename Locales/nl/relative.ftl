## The time since a past moment, and how long from now

# CLDR has "nu" here too, which does not say that it is over.
elapsed-now = zojuist

elapsed-duration = { $duration } geleden

ahead-now = nu

ahead-duration = over { $duration }

## Due dates. "Verloopt" and "vervalt" would be wrong for doses, and "gepland" for bills: uiterlijk, at the latest.

due-now = nu aan de beurt

due-midnight = uiterlijk om middernacht

due-today-at = uiterlijk vandaag om { $time }

due-tomorrow-at = uiterlijk morgen om { $time }

due-today = uiterlijk vandaag

due-tomorrow = uiterlijk morgen

due-date = uiterlijk { $date }

due-date-at = uiterlijk { moment-date }

due-ahead = uiterlijk { $distance }

# 2 uur te laat
overdue-by = { $duration } te laat

## Intervals: the beginning and the end of something. "Tot en met" tells that the last day is part of it. A part of the
## day that both times share is said once: van 2 uur 30 tot 4 uur ’s middags.

interval-times = { TAIL($from) ->
    [nachts] { TAIL($to) ->
        [nachts] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [ochtends] { TAIL($to) ->
        [ochtends] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [middags] { TAIL($to) ->
        [middags] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [avonds] { TAIL($to) ->
        [avonds] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = van { FORM($from, case: "dial") } tot { FORM($to, case: "bare") }
interval-times-whole = van { FORM($from, case: "bare") } tot { FORM($to, case: "bare") }

-tail-uur = uur
-tail-nachts = nachts
-tail-ochtends = ochtends
-tail-middags = middags
-tail-avonds = avonds

# "Uur" only once: van 14 tot 16 uur, van 2 tot 4 uur ’s middags
interval-hours = { TAIL($from) ->
   *[uur] { TAIL($to) ->
        [uur] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [nachts] { TAIL($to) ->
        [nachts] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [ochtends] { TAIL($to) ->
        [ochtends] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [middags] { TAIL($to) ->
        [middags] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [avonds] { TAIL($to) ->
        [avonds] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
}
interval-hours-shared = van { FORM($from, case: "hour") } tot { FORM($to, case: "bare") }

interval-clock-back = { $times }, { $duration }

# vandaag van 14 tot 16 uur
interval-day-times = { $date } { $times }

interval-all-day = { $date }, de hele dag
    .alone = de hele dag

# morgen van 23 uur tot 1 uur de volgende dag
interval-next-day = { $date } van { FORM($from, case: "bare") } tot { FORM($to, case: "bare") } de volgende dag

# 3 november tot en met 7 december; but vandaag en morgen, which follow each other.
interval-dates = { HEAD($from) ->
    [before-yesterday] { TAIL($to) ->
        [yesterday] { $from } en { $to }
       *[other] { interval-dates-whole }
    }
    [yesterday] { TAIL($to) ->
        [today] { $from } en { $to }
       *[other] { interval-dates-whole }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } en { $to }
       *[other] { interval-dates-whole }
    }
   *[other] { interval-dates-whole }
}
interval-dates-whole = { $from } tot en met { $to }
-head-before-yesterday = eergisteren
-head-yesterday = gisteren
-head-today = vandaag
-tail-yesterday = gisteren !eergisteren
-tail-today = vandaag
-tail-tomorrow = morgen

interval-dates-year = { $from } tot en met { $to } { $year }

interval-month-days = { $first } tot en met { $last } { $month }

interval-month-days-year = { $first } tot en met { $last } { $month } { $year }

interval-months = { $from } tot en met { $to }

# van vandaag om 22 uur tot morgen om 2 uur
interval-moments = van { $from } tot { $to }
