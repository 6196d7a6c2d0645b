## Ages. In a limit, বয়স stands before its words: see bound.ftl

age = { $case ->
    [inside] { $duration }
   *[direct] বয়স { $duration }
}
    .none = { $period ->
        [day] আজ জন্মেছে
       *[other] বয়স { duration-of } কম
    }

## Periods that end now

recent = { $count ->
    [1] গত এক { $unit }
   *[other] গত { $duration }
}

## Today, with the part of the day: the time has it already

moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
   *[other] { moment-today }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] আজ ভোরে
    [5] আজ ভোরে
    [12] আজ দুপুরে
    [13] আজ দুপুরে
    [14] আজ দুপুরে
    [15] আজ দুপুরে
    [16] আজ বিকেলে
    [17] আজ বিকেলে
    [18] আজ সন্ধ্যায়
    [19] আজ সন্ধ্যায়
    [20] আজ রাতে
    [21] আজ রাতে
    [22] আজ রাতে
    [23] আজ রাতে
   *[other] আজ সকালে
}

week-of = { date-of } সপ্তাহ

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] দুপুর 12টায়
    [dayat] দুপুর 12টায়
    [dial] 12টা
   *[direct] দুপুর 12টা
}

time-midnight = { $case ->
    [at] রাত 12টায়
    [dayat] রাত 12টায়
    [dial] 12টা
   *[direct] রাত 12টা
}

moment-end-of-today = আজ রাত 12টায়

# same for every case
moment-same-day = { $time }

# নিউ ইয়র্ক সময় অনুযায়ী সকাল 9টা, আপনার সময় অনুযায়ী সন্ধ্যা 7টা. After the time, the zone would be heard with what follows.
time-zoned = { TAIL($zone) ->
    [time] { time-zoned.known }
   *[name] { $zone } সময় অনুযায়ী { FORM($time, case: "bare") }
}
    .known = { $zone } অনুযায়ী { FORM($time, case: "bare") }
-tail-time =
    সময় time utc gmt est edt cst cdt mst mdt pst pdt bst ist jst cet cest eet eest aest aedt 0 1 2 3 4 5 6 7 8 9

time-zones = { time-zoned }, আপনার সময় অনুযায়ী { FORM($local, case: "bare") }
    .known = { time-zoned.known }, আপনার সময় অনুযায়ী { FORM($local, case: "bare") }

## An amount within a period: এই সপ্তাহে 3টি ওয়ার্কআউট

amount-during = { period-in } { $amount }
period-in = { TAIL($period) ->
    [aa] { $period }য়
    [vowel] { $period }তে
    [glide] { $period }তে
    [consonant] { $period }ে
   *[other] { $period }-এ
}
