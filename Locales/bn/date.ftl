## Times of day
##
## "at" says when something happens: দুপুর 2টা 30 মিনিটে. "day" and "dayat" are the same two after a day, where 3 o'clock is ভোররাত:
## আজ রাত 3টা would be the night to come. "dial" leaves out the part of the day: সকাল 9টা থেকে 11টা.

time-h12 = { $case ->
    [at] { time-part } { time-dial-at }
    [day] { time-part-day } { time-dial }
    [dayat] { time-part-day } { time-dial-at }
    [dial] { time-dial }
   *[direct] { time-part } { time-dial }
}
time-dial = { $minute ->
    [0] { $hour12 }টা
   *[other] { $hour12 }টা { $minute } মিনিট
}
time-dial-at = { $minute ->
    [0] { $hour12 }টায়
   *[other] { $hour12 }টা { $minute } মিনিটে
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
    [dayat] { time-h23-at }
   *[direct] { $minute ->
        [0] { $hour }টা
       *[other] { $hour }টা { $minute } মিনিট
    }
}
time-h23-at = { $minute ->
    [0] { $hour }টায়
   *[other] { $hour }টা { $minute } মিনিটে
}

# The parts of the day are CLDR's.
time-part = { $hour ->
    [0] রাত
    [1] রাত
    [2] রাত
    [3] রাত
    [4] ভোর
    [5] ভোর
    [12] দুপুর
    [13] দুপুর
    [14] দুপুর
    [15] দুপুর
    [16] বিকেল
    [17] বিকেল
    [18] সন্ধ্যা
    [19] সন্ধ্যা
    [20] রাত
    [21] রাত
    [22] রাত
    [23] রাত
   *[other] সকাল
}
time-part-day = { $hour ->
    [3] ভোররাত
   *[other] { time-part }
}

## A month with its year, and a year alone

month-year = { $year } সালের { $month }

year-alone = { $year } সাল

## Months and days. CLDR has the older spellings জানুয়ারী and ফেব্রুয়ারী

# accepted: cldr-name
month-january = জানুয়ারি
# accepted: cldr-name
month-february = ফেব্রুয়ারি

# A day 2 to 6 days ago. Days tell when without an ending.
date-weekday = গত { $weekday }

date-weekday-month-day = { $weekday }, { $day } { $month }

date-month-day = { $day } { $month }

date-month-day-year = { $day } { $month } { $year }

date-full = { $weekday }, { $day } { $month } { $year }

date-day-header = { $relative }, { $date }

date-unavailable = তারিখ পাওয়া যায়নি

time-unavailable = সময় পাওয়া যায়নি

## Moments: a day and a time. "bare" is before থেকে and পর্যন্ত
##
## Before 3 o'clock it is the night that began the day before: today's is গত রাত, tomorrow's আজ দিবাগত রাত, that of another day is
## প্রথম প্রহরে, the first watch, as of the days that are celebrated from midnight. From 3 on it is ভোররাত of the day itself.

moment-today = আজ { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] গত { moment-time }
       *[other] আজ { moment-time }
    }

moment-yesterday = গতকাল { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] গতকালের { moment-first-watch }
       *[other] গতকাল { moment-time }
    }

moment-tomorrow = আগামীকাল { moment-time }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] আজ দিবাগত { moment-time }
       *[other] আগামীকাল { moment-time }
    }

moment-date = { moment-date-clock }
    .night = { HEAD(FORM($time, case: "day")) ->
        [night] { moment-date-of } { moment-first-watch }
       *[other] { moment-date-clock }
    }

# After a year a pause: 3 নভেম্বর 2025, 14টায়.
moment-date-clock = { TAIL($date) ->
    [digit] { $date }, { moment-time }
   *[other] { $date } { moment-time }
}
moment-date-of = { TAIL($date) ->
    [vowel] { $date }র
    [glide] { $date }য়ের
    [consonant] { $date }ের
   *[other] { $date }-এর
}
# Without an ending and in one breath before থেকে: 3 নভেম্বরের প্রথম প্রহর রাত 12টা থেকে
moment-first-watch = { $case ->
    [bare] প্রথম প্রহর { moment-time }
   *[direct] প্রথম প্রহরে, { moment-time }
}
moment-time = { $case ->
    [bare] { FORM($time, case: "day") }
   *[direct] { FORM($time, case: "dayat") }
}
-head-night = রাত
-tail-digit = 0 1 2 3 4 5 6 7 8 9

## The hour that comes twice, on the night when clocks are set back

time-before-change = ঘড়ি বদলের আগে { $time }

time-after-change = ঘড়ি বদলের পরে { $time }

## Decades

decade = { $year }-এর দশক
