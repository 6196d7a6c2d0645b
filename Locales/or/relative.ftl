elapsed-now = ଏବେ ଏବେ

elapsed-duration = { $duration } ପୂର୍ବେ

ahead-now = ଏବେ

ahead-duration = { $duration } ପରେ

## Due dates

due-now = ସମୟ ହୋଇଛି

due-midnight = ଧାର୍ଯ୍ୟ ସମୟ ଆଜି ରାତି 12ଟା

due-today-at = ଧାର୍ଯ୍ୟ ସମୟ ଆଜି { $time }

# Before 4 o'clock it is of the night that begins today.
due-tomorrow-at = { HEAD(FORM($time, case: "day")) ->
    [night] { due-tomorrow-night }
    [after-midnight] ଧାର୍ଯ୍ୟ ସମୟ ଆଜି { $time }
   *[other] ଧାର୍ଯ୍ୟ ସମୟ ଆସନ୍ତାକାଲି { $time }
}

due-tomorrow-night = { HEAD(FORM($time, case: "dial")) ->
    [twelve] ଧାର୍ଯ୍ୟ ସମୟ ଆଜି { $time }
   *[other] ଧାର୍ଯ୍ୟ ସମୟ ଆସନ୍ତାକାଲି { $time }
}

due-today = ଧାର୍ଯ୍ୟ ଦିନ ଆଜି

due-tomorrow = ଧାର୍ଯ୍ୟ ଦିନ ଆସନ୍ତାକାଲି

due-date = ଧାର୍ଯ୍ୟ ଦିନ { $date }

due-date-at = ଧାର୍ଯ୍ୟ ସମୟ { FORM(moment-date.night, case: "bare") }

due-ahead = ଧାର୍ଯ୍ୟ ସମୟ { $distance }

overdue-by = ଧାର୍ଯ୍ୟ ସମୟଠାରୁ { $duration } ବିଳମ୍ବ

## Intervals. A part of the day that both times share is said once, but not ରାତି, which begins and ends a day

interval-times = { HEAD($from) ->
    [after-midnight] { HEAD($to) ->
        [after-midnight] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [dawn] { HEAD($to) ->
        [dawn] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [morning] { HEAD($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [midday] { HEAD($to) ->
        [midday] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [afternoon] { HEAD($to) ->
        [afternoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { $from }ରୁ { FORM($to, case: "dial") } ପର୍ଯ୍ୟନ୍ତ
interval-times-whole = { $from }ରୁ { $to } ପର୍ଯ୍ୟନ୍ତ
-head-dawn = ଭୋର
-head-morning = ସକାଳ
-head-midday = ଦିନ
-head-afternoon = ଅପରାହ୍ନ
-head-evening = ସନ୍ଧ୍ୟା

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { HEAD(FORM($times, case: "day")) ->
    [night] { interval-day-times-night }
    [after-midnight] { $date }ର ପୂର୍ବ { FORM($times, case: "direct") }
   *[other] { $date }, { FORM($times, case: "day") }
}
# In the first hours: 25 ତାରିଖର ପୂର୍ବ ରାତି 12ଟାରୁ
interval-day-times-night = { HEAD(FORM($times, case: "dial")) ->
    [twelve] { $date }ର ପୂର୍ବ { FORM($times, case: "direct") }
   *[other] { $date }, { FORM($times, case: "day") }
}
-head-twelve = 12

interval-all-day = { $date }, ସାରାଦିନ
    .alone = ସାରାଦିନ

# ରାତି 11ଟାରୁ ସେହି ରାତି 3ଟା ପର୍ଯ୍ୟନ୍ତ, unless it began in the night before
interval-next-day = { HEAD(FORM($to, case: "day")) ->
    [after-midnight] { HEAD(FORM($from, case: "day")) ->
        [after-midnight] { interval-next-day-whole }
       *[other] { interval-next-day-same }
    }
    [night] { interval-next-day-night }
   *[other] { interval-next-day-whole }
}
interval-next-day-night = { HEAD(FORM($to, case: "dial")) ->
    [twelve] { HEAD(FORM($from, case: "day")) ->
        [night] { interval-next-day-first }
       *[other] { interval-next-day-same }
    }
   *[other] { interval-next-day-whole }
}
interval-next-day-first = { HEAD(FORM($from, case: "dial")) ->
    [twelve] { $date }ର ପୂର୍ବ { $from }ରୁ ପରବର୍ତ୍ତୀ { $to } ପର୍ଯ୍ୟନ୍ତ
   *[other] { interval-next-day-same }
}
interval-next-day-same = { $date }, { FORM($from, case: "day") }ରୁ ସେହି { $to } ପର୍ଯ୍ୟନ୍ତ
interval-next-day-whole = { $date }, { FORM($from, case: "day") }ରୁ ପରଦିନ { FORM($to, case: "day") } ପର୍ଯ୍ୟନ୍ତ

# Two days beside each other are both named.
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] ଗତକାଲି ଏବଂ ଆଜି
       *[other] { $from }ଠାରୁ { $to } ପର୍ଯ୍ୟନ୍ତ
    }
    [today] { TAIL($to) ->
        [tomorrow] ଆଜି ଏବଂ ଆସନ୍ତାକାଲି
       *[other] { $from }ଠାରୁ { $to } ପର୍ଯ୍ୟନ୍ତ
    }
   *[other] { $from }ରୁ { $to } ପର୍ଯ୍ୟନ୍ତ
}
-head-yesterday = ଗତକାଲି
-head-today = ଆଜି
-tail-today = ଆଜି
-tail-tomorrow = ଆସନ୍ତାକାଲି

interval-dates-year = { $year } { interval-dates }

interval-month-days = { $month } { $first }ରୁ { $last } ତାରିଖ ପର୍ଯ୍ୟନ୍ତ

interval-month-days-year = { $year } { interval-month-days }

interval-months = { $from }ରୁ { $to } ପର୍ଯ୍ୟନ୍ତ

interval-moments = { FORM($from, case: "bare") }ରୁ { FORM($to, case: "bare") } ପର୍ଯ୍ୟନ୍ତ
