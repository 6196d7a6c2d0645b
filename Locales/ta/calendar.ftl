## Ages. Months, weeks, and days stand before வயது without their ending

age = { $case ->
    [dative] { age-direct }க்கு
   *[direct] { age-direct }
}
    .none = { $period ->
        [day] இன்று பிறந்தது
       *[other] { FORM($duration, case: "dative") }க் குறைவான வயது
    }
age-direct = { $period ->
    [day] { age-count } நாள் வயது
    [week] { age-count } வார வயது
    [month] { age-count } மாத வயது
   *[year] { age-count } வயது
}
age-count = { $count ->
    [1] ஒரு
   *[other] { $count }
}

## Periods that end now

recent = { $case ->
    [during] கடந்த { FORM($duration, case: "locative") }
   *[direct] கடந்த { $duration }
}

## Weeks, months, and years of the calendar. As they are, they tell when

week-last = { $case ->
    [accusative] கடந்த வாரத்தை
   *[direct] கடந்த வாரம்
}
week-this = { $case ->
    [accusative] இந்த வாரத்தை
   *[direct] இந்த வாரம்
}
week-next = { $case ->
    [accusative] அடுத்த வாரத்தை
   *[direct] அடுத்த வாரம்
}
month-last = { $case ->
    [accusative] கடந்த மாதத்தை
   *[direct] கடந்த மாதம்
}
month-this = { $case ->
    [accusative] இந்த மாதத்தை
   *[direct] இந்த மாதம்
}
month-next = { $case ->
    [accusative] அடுத்த மாதத்தை
   *[direct] அடுத்த மாதம்
}
year-last = { $case ->
    [accusative] கடந்த ஆண்டை
   *[direct] கடந்த ஆண்டு
}
year-this = { $case ->
    [accusative] இந்த ஆண்டை
   *[direct] இந்த ஆண்டு
}
year-next = { $case ->
    [accusative] அடுத்த ஆண்டை
   *[direct] அடுத்த ஆண்டு
}

## Today, with the part of the day

moment-today-part = { $hour ->
    [0] { moment-today.night }
   *[other] { moment-today }
}

date-today-part = { $hour ->
    [0] இன்று
    [1] இன்று
    [2] இன்று
    [3] இன்று
    [12] இன்று மதியம்
    [13] இன்று மதியம்
    [14] இன்று பிற்பகல்
    [15] இன்று பிற்பகல்
    [16] இன்று மாலை
    [17] இன்று மாலை
    [18] இன்று மாலை
    [19] இன்று இரவு
    [20] இன்று இரவு
    [21] இன்று இரவு
    [22] இன்று இரவு
    [23] இன்று இரவு
   *[other] இன்று காலை
}

week-of = { FORM($date, case: "at") } தொடங்கும் வாரம்

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [dial] 12 மணி
    [at] நண்பகல் 12 மணிக்கு
    [earlyat] நண்பகல் 12 மணிக்கு
    [dative] நண்பகல் 12 மணிக்கு
   *[direct] நண்பகல் 12 மணி
}

time-midnight = { $case ->
    [early] அதிகாலை 12 மணி
    [earlyat] அதிகாலை 12 மணிக்கு
    [dial] 12 மணி
    [at] நள்ளிரவு 12 மணிக்கு
    [dative] நள்ளிரவு 12 மணிக்கு
   *[direct] நள்ளிரவு 12 மணி
}

# Only when something happens.
moment-end-of-today = இன்று நள்ளிரவு 12 மணிக்கு

# same for every case
moment-same-day = { $time }

# நியூயார்க் நேரப்படி காலை 9 மணி; a name that ends in நேரம், as CLDR's do, comes before a colon.
time-zoned = { TAIL($zone) ->
    [named] { $zone }: { $time }
   *[place] { $zone } நேரப்படி { $time }
}
    .known = { $zone }: { $time }

-tail-named = நேரம் time

time-zones = { TAIL($zone) ->
    [named] { time-zones.known }
   *[place] { time-zoned }, உங்கள் நேரப்படி { $local }
}
    .known = { time-zoned.known }, உங்கள் நேரம்: { $local }

## An amount within a period

amount-during = { FORM($period, case: "during") } { $amount }
