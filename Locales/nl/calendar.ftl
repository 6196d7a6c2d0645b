## Ages: 8 jaar oud; after the name of a field the span alone ("inner")

age = { $case ->
    [inner] { $duration }
   *[bare] { $duration } oud
}
    .none = { $period ->
        [day] vandaag geboren
       *[other] jonger dan { $duration }
    }
    .kind = age

## Periods that end now. Case "on" tells when: in de laatste 7 dagen

recent = { $count ->
    [1] { $case ->
        [on] in { recent-the } laatste { $unit }
       *[bare] { recent-the } laatste { $unit }
    }
   *[other] { $case ->
        [on] in de laatste { $duration }
       *[bare] de laatste { $duration }
    }
}
recent-the = { TRAIT($unit, "gender") ->
    [neuter] het
   *[common] de
}

## Today, with CLDR's part of the day if it can't mean another day

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
    [5] { moment-today }
   *[other] { date-today-part } om { FORM($time, case: "dial") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] { date-today }
    [6] vanochtend
    [7] vanochtend
    [8] vanochtend
    [9] vanochtend
    [10] vanochtend
    [11] vanochtend
    [12] vanmiddag
    [13] vanmiddag
    [14] vanmiddag
    [15] vanmiddag
    [16] vanmiddag
    [17] vanmiddag
   *[other] vanavond
}

week-of = week van { $date }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] om 12 uur ’s middags
    [hour] 12 uur ’s middags
    [dial] 12 uur
   *[bare] 12 uur ’s middags
}

time-midnight = { $case ->
    [at] om middernacht
   *[bare] middernacht
}

moment-end-of-today = om middernacht

# same for every case
moment-same-day = { $time }

# 15 uur Japanse tijd; but Tokio: 20 uur 57, Anna: 20 uur 57. After the time, only what ends in "tijd" belongs to it.
time-zoned = { TAIL($zone) ->
    [zone-time] { $time } { $zone }
   *[other] { $zone }: { $time }
}
    .known = { $time } { $zone }
-tail-zone-time = tijd time mez utc gmt cet cest

# Avoid "uw tijd" and "jouw tijd": plaatselijke tijd could be that of the other place.
time-zones = { time-zoned }, hier { $local }
    .known = { time-zoned.known }, hier { $local }

## An amount within a period

# 3 trainingen deze maand, in de laatste 7 dagen, in maart
amount-during = { HEAD($period) ->
    [month] { $amount } in { $period }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-month = januari februari maart april mei juni juli augustus september oktober november december
