## Times of day
##
## "at" says when something happens: ଦିନ 12ଟା 30 ମିନିଟରେ. "day" and "dayat" are the same two after a day, where the hours from 1
## to 3 are ଶେଷରାତି: ଆଜି ରାତି 2ଟା would be the night to come. "dial" leaves out the part of the day: ସକାଳ 9ଟାରୁ 11ଟା.

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
    [1] ଶେଷରାତି
    [2] ଶେଷରାତି
    [3] ଶେଷରାତି
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
## From 0 to 1 it is the night that began the day before: today's is ଗତ ରାତି, tomorrow's ଆଜି ରାତି, that of another day is told to
## be at its beginning. From 1 on it is ଶେଷରାତି of the day itself.

moment-today = ଆଜି { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] ଗତ { moment-time }
       *[other] ଆଜି { moment-time }
    }

moment-yesterday = ଗତକାଲି { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] ଗତକାଲି ଦିନର ଆରମ୍ଭରେ, { moment-time }
       *[other] ଗତକାଲି { moment-time }
    }

moment-tomorrow = ଆସନ୍ତାକାଲି { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] ଆଜି { moment-time }
       *[other] ଆସନ୍ତାକାଲି { moment-time }
    }

moment-date = { FORM($date, case: "bare") } { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] { FORM($date, case: "bare") } ଦିନର ଆରମ୍ଭରେ, { moment-time }
       *[other] { FORM($date, case: "bare") } { moment-time }
    }
moment-time = { $case ->
    [bare] { FORM($time, case: "day") }
   *[direct] { FORM($time, case: "dayat") }
}
-head-night = ରାତି

## The hour that comes twice, on the night when clocks are set back

time-before-change = ଘଣ୍ଟା ପଛକୁ କରିବା ପୂର୍ବରୁ { $time }

time-after-change = ଘଣ୍ଟା ପଛକୁ କରିବା ପରେ { $time }

## Decades

decade = { $year } ଦଶକ
