## Ages. A year of life is വയസ്സ്: 8 വയസ്സ്, but 3 മാസം പ്രായം. $case "inner": after a name that tells that it is an age

age = { $period ->
    [year] { age-years }
   *[other] { age-other }
}
    .none = { $period ->
        [day] ഇന്ന് ജനിച്ചു
        [year] ഒരു വയസ്സിൽ താഴെ
       *[other] { FORM($duration, case: "locative") } താഴെ പ്രായം
    }
age-years = { $case ->
    [locative] { counted-number } വയസ്സിൽ
   *[direct] { counted-number } വയസ്സ്
}
age-other = { $case ->
    [inner] { $duration }
    [locative] പ്രായം { $duration }
   *[direct] { $duration } പ്രായം
}

## Periods that end now. $case "during": something happens in them

recent = { $case ->
    [during] { $count ->
        [1] കഴിഞ്ഞ { FORM($unit, 1, case: "locative") }
       *[other] കഴിഞ്ഞ { FORM($duration, case: "locative") }
    }
   *[direct] { $count ->
        [1] കഴിഞ്ഞ { $unit }
       *[other] കഴിഞ്ഞ { $duration }
    }
}

## Weeks and years of the calendar, without the joiners and as two words each, unlike in CLDR

week-last = { $case ->
    [than] കഴിഞ്ഞ ആഴ്ചത്തേക്കാൾ
   *[direct] കഴിഞ്ഞ ആഴ്ച
}
month-last = { $case ->
    [than] കഴിഞ്ഞ മാസത്തേക്കാൾ
   *[direct] കഴിഞ്ഞ മാസം
}
year-last = { $case ->
    [than] കഴിഞ്ഞ വർഷത്തേക്കാൾ
   *[direct] കഴിഞ്ഞ വർഷം
}
year-this = ഈ വർഷം
year-next = അടുത്ത വർഷം

## Today, with the part of the day

# The time says the part of the day itself.
moment-today-part = { moment-today }

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] ഇന്ന് പുലർച്ചെ
    [5] ഇന്ന് പുലർച്ചെ
    [6] ഇന്ന് രാവിലെ
    [7] ഇന്ന് രാവിലെ
    [8] ഇന്ന് രാവിലെ
    [9] ഇന്ന് രാവിലെ
    [10] ഇന്ന് രാവിലെ
    [11] ഇന്ന് രാവിലെ
    [12] ഇന്ന് ഉച്ചയ്ക്ക്
    [13] ഇന്ന് ഉച്ചയ്ക്ക്
    [14] ഇന്ന് ഉച്ചയ്ക്ക്
    [15] ഇന്ന് ഉച്ചതിരിഞ്ഞ്
    [16] ഇന്ന് വൈകുന്നേരം
    [17] ഇന്ന് വൈകുന്നേരം
    [18] ഇന്ന് വൈകുന്നേരം
   *[other] ഇന്ന് രാത്രി
}

week-of = { FORM($date, case: "on") } തുടങ്ങുന്ന ആഴ്ച

## Hours that have names, and times in other time zones

time-noon = ഉച്ചയ്ക്ക് { $case ->
    [at] 12 മണിക്ക്
    [day-at] 12 മണിക്ക്
    [also] 12 മണിക്കും
    [hour] 12
   *[direct] 12 മണി
}

# After a day at its beginning, as in the news: നാളെ പുലർച്ചെ 12 മണിക്ക്
time-midnight = { $case ->
    [at] അർദ്ധരാത്രി 12 മണിക്ക്
    [day-at] പുലർച്ചെ 12 മണിക്ക്
    [day] പുലർച്ചെ 12 മണി
    [also] അർദ്ധരാത്രി 12 മണിക്കും
    [hour] പുലർച്ചെ 12
    [dial] 12 മണി
   *[direct] അർദ്ധരാത്രി 12 മണി
}

# Only when something happens.
moment-end-of-today = ഇന്ന് അർദ്ധരാത്രി 12 മണിക്ക്

# same for every case
moment-same-day = { $time }

# ന്യൂയോർക്ക് സമയം രാവിലെ 9 മണി, ഇവിടത്തെ സമയം വൈകുന്നേരം 6 മണി
time-zoned = { $zone } സമയം { FORM($time, case: "span") }
    .known = { $zone }, { FORM($time, case: "span") }

time-zones = { time-zoned }, ഇവിടത്തെ സമയം { FORM($local, case: "span") }
    .known = { time-zoned.known }, ഇവിടത്തെ സമയം { FORM($local, case: "span") }

## An amount within a period

# ഈ ആഴ്ച 3 വർക്കൗട്ടുകൾ; കഴിഞ്ഞ 7 ദിവസത്തിൽ 3 വർക്കൗട്ടുകൾ
amount-during = { FORM($period, case: "during") } { $amount }
