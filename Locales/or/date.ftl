## Times of day
##
## "at" says when something happens: ଦିନ 12ଟା 30 ମିନିଟରେ. "day" and "dayat" are the same two after a day, where what is from 1
## to 4 is ବଡ଼ି ଭୋର: 21 ତାରିଖ ରାତି 2ଟା would be the night to come. "dial" leaves out the part of the day: ସକାଳ 9ଟାରୁ 11ଟା.

time-h12 = { $case ->
    [at] { time-part } { time-dial-at }
    [on] { time-part } { time-dial-at }
    [day] { time-part-day } { time-dial }
    [dayat] { time-part-day } { time-dial-at }
    [dial] { time-dial }
   *[direct] { time-part } { time-dial }
}
time-dial = { $minute ->
    [0] { $hour12 }ଟା
   *[other] { $hour12 }ଟା { $minute } ମିନିଟ
}
time-dial-at = { $minute ->
    [0] { $hour12 }ଟାରେ
   *[other] { $hour12 }ଟା { $minute } ମିନିଟରେ
}

# 24-hour clock: no part of the day, but the first hour and noon are said as everybody says them.
time-h23 = { $hour ->
    [0] { time-h12 }
    [12] { $minute ->
        [0] { time-noon }
       *[other] { time-h23-clock }
    }
   *[other] { time-h23-clock }
}
time-h23-clock = { $case ->
    [at] { time-h23-at }
    [on] { time-h23-at }
    [dayat] { time-h23-at }
   *[direct] { $minute ->
        [0] { $hour }ଟା
       *[other] { $hour }ଟା { $minute } ମିନିଟ
    }
}
time-h23-at = { $minute ->
    [0] { $hour }ଟାରେ
   *[other] { $hour }ଟା { $minute } ମିନିଟରେ
}

time-part = { $hour ->
    [0] ରାତି
    [1] ରାତି
    [2] ରାତି
    [3] ରାତି
    [4] ଭୋର
    [5] ଭୋର
    [12] ଦିନ
    [13] ଅପରାହ୍ନ
    [14] ଅପରାହ୍ନ
    [15] ଅପରାହ୍ନ
    [16] ଅପରାହ୍ନ
    [17] ଅପରାହ୍ନ
    [18] ସନ୍ଧ୍ୟା
    [19] ସନ୍ଧ୍ୟା
    [20] ରାତି
    [21] ରାତି
    [22] ରାତି
    [23] ରାତି
   *[other] ସକାଳ
}
time-part-day = { $hour ->
    [1] ବଡ଼ି ଭୋର
    [2] ବଡ଼ି ଭୋର
    [3] ବଡ଼ି ଭୋର
   *[other] { time-part }
}

## A month with its year, and a year alone

month-year = { $year } { $month }

year-alone = { $year } ମସିହା

# CLDR has ଫେବୃଆରୀ, an older spelling.
# accepted: cldr-name
month-february = ଫେବ୍ରୁଆରୀ

## Days. "on" has the ending: ନଭେମ୍ବର 20 ତାରିଖରେ. Days with names need none. The month comes first, and the year before it

# A day 2 to 6 days ago.
# same for every case
date-weekday = ଗତ { $weekday }

date-weekday-month-day = { $weekday }, { date-month-day }

date-month-day = { $month } { $day } { date-word }
date-word = { $case ->
    [on] ତାରିଖରେ
   *[direct] ତାରିଖ
}

date-month-day-year = { $year } { date-month-day }

date-full = { $weekday }, { date-month-day-year }

date-day-header = { $relative }, { $date }

date-unavailable = ତାରିଖ ଉପଲବ୍ଧ ନାହିଁ

time-unavailable = ସମୟ ଉପଲବ୍ଧ ନାହିଁ

## Moments: a day and a time. "bare" is before an ending and ପର୍ଯ୍ୟନ୍ତ
##
## From 0 to 4 it is the night that began the day before: today's is ଗତ ରାତି, tomorrow's ଆଜି ରାତି, that of another day
## the night before it: 21 ତାରିଖର ପୂର୍ବ ରାତି 1ଟାରେ. Not 21 ତାରିଖ ରାତି, which is the night to come.

moment-today = ଆଜି { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] ଗତ { moment-time-night }
        [after-midnight] ଗତ { moment-time-night }
       *[other] ଆଜି { moment-time }
    }

moment-yesterday = ଗତକାଲି { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] ଗତକାଲିର ପୂର୍ବ { moment-time-night }
        [after-midnight] ଗତକାଲିର ପୂର୍ବ { moment-time-night }
       *[other] ଗତକାଲି { moment-time }
    }

moment-tomorrow = ଆସନ୍ତାକାଲି { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] ଆଜି { moment-time-night }
        [after-midnight] ଆଜି { moment-time-night }
       *[other] ଆସନ୍ତାକାଲି { moment-time }
    }

moment-date = { FORM($date, case: "bare") } { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] { FORM($date, case: "bare") }ର ପୂର୍ବ { moment-time-night }
        [after-midnight] { FORM($date, case: "bare") }ର ପୂର୍ବ { moment-time-night }
       *[other] { FORM($date, case: "bare") } { moment-time }
    }
moment-time = { $case ->
    [bare] { FORM($time, case: "day") }
   *[direct] { FORM($time, case: "dayat") }
}
moment-time-night = { $case ->
    [bare] { FORM($time, case: "direct") }
   *[direct] { FORM($time, case: "at") }
}
-head-night = ରାତି
-head-after-midnight = ବଡ଼ି

## The hour that comes twice, on the night when clocks are set back

time-before-change = ଘଣ୍ଟା ପଛକୁ କରିବା ପୂର୍ବରୁ { $time }

time-after-change = ଘଣ୍ଟା ପଛକୁ କରିବା ପରେ { $time }

## Decades

decade = { HEAD($year) ->
    [early] { $year } ମସିହା ଦଶକ
   *[other] { $year } ଦଶକ
}
-head-early = 0 10 20 30 40 50 60 70 80 90
