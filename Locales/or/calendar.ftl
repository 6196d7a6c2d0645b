## Ages. $case "aged": before ରୁ ଅଧିକ ବୟସ

age = { $case ->
    [aged] { $duration }
    [inside] { $duration } ବୟସ
   *[direct] ବୟସ { $duration }
}
    .none = { $period ->
        [day] ଆଜି ଜନ୍ମ
       *[other] ବୟସ { $duration }ରୁ କମ
    }

## Periods that end now

recent = { $count ->
    [1] ଗତ ଏକ { $unit }
   *[other] ଗତ { $duration }
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
    [4] ଆଜି ଭୋରରେ
    [5] ଆଜି ଭୋରରେ
    [12] ଆଜି ଅପରାହ୍ନରେ
    [13] ଆଜି ଅପରାହ୍ନରେ
    [14] ଆଜି ଅପରାହ୍ନରେ
    [15] ଆଜି ଅପରାହ୍ନରେ
    [16] ଆଜି ଅପରାହ୍ନରେ
    [17] ଆଜି ଅପରାହ୍ନରେ
    [18] ଆଜି ସନ୍ଧ୍ୟାରେ
    [19] ଆଜି ସନ୍ଧ୍ୟାରେ
    [20] ଆଜି ରାତିରେ
    [21] ଆଜି ରାତିରେ
    [22] ଆଜି ରାତିରେ
    [23] ଆଜି ରାତିରେ
   *[other] ଆଜି ସକାଳେ
}

week-of = { $date }ର ସପ୍ତାହ

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] ଦିନ 12ଟାରେ
    [on] ଦିନ 12ଟାରେ
    [dayat] ଦିନ 12ଟାରେ
    [dial] 12ଟା
   *[direct] ଦିନ 12ଟା
}

time-midnight = { $case ->
    [at] ରାତି 12ଟାରେ
    [on] ରାତି 12ଟାରେ
    [dayat] ରାତି 12ଟାରେ
    [dial] 12ଟା
   *[direct] ରାତି 12ଟା
}

moment-end-of-today = ଆଜି ରାତି 12ଟାରେ

# same for every case
moment-same-day = { $time }

# Eastern ସମୟ ଅନୁସାରେ ସକାଳ 9ଟା, ଆପଣଙ୍କ ସମୟ ଅନୁସାରେ ସନ୍ଧ୍ୟା 7ଟା. After the time, the zone would be heard with what follows.
time-zoned = { $zone } ସମୟ ଅନୁସାରେ { FORM($time, case: "bare") }
    .known = { $zone } ଅନୁସାରେ { FORM($time, case: "bare") }

time-zones = { time-zoned }, ଆପଣଙ୍କ ସମୟ ଅନୁସାରେ { FORM($local, case: "bare") }
    .known = { time-zoned.known }, ଆପଣଙ୍କ ସମୟ ଅନୁସାରେ { FORM($local, case: "bare") }

## An amount within a period: ଏହି ସପ୍ତାହରେ 3ଟି ବ୍ୟାୟାମ

amount-during = { TAIL($period) ->
    [now] { $period } { $amount }
   *[other] { $period }ରେ { $amount }
}
-tail-now = ଆଜି କାଲି
