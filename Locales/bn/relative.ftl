elapsed-now = এইমাত্র

elapsed-duration = { $duration } আগে

ahead-now = এখন

ahead-duration = { $duration } পরে

## Due dates

due-now = সময় হয়েছে

due-midnight = নির্ধারিত সময় আজ রাত 12টা

due-today-at = নির্ধারিত সময় আজ { FORM($time, case: "day") }

# Before 3 o'clock it is of the night that begins today.
due-tomorrow-at = { HEAD(FORM($time, case: "day")) ->
    [night] { due-tomorrow-night }
   *[other] নির্ধারিত সময় আগামীকাল { FORM($time, case: "day") }
}
due-tomorrow-night = { HEAD(FORM($time, case: "dial")) ->
    [small] নির্ধারিত সময় আজ দিবাগত { $time }
   *[other] নির্ধারিত সময় আগামীকাল { $time }
}
-head-small = 12 1 2

due-today = নির্ধারিত দিন আজ

due-tomorrow = নির্ধারিত দিন আগামীকাল

due-date = নির্ধারিত দিন { $date }

due-date-at = নির্ধারিত সময় { HEAD(FORM($time, case: "dial")) ->
    [small] { FORM(moment-date.night, case: "bare") }
   *[other] { FORM(moment-date, case: "bare") }
}

due-ahead = নির্ধারিত সময় { $distance }

overdue-by = নির্ধারিত সময় থেকে { $duration } দেরি

## Intervals. A part of the day that both times share is said once, but not রাত, which begins and ends a day

interval-times = { HEAD($from) ->
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
interval-times-shared = { $from } থেকে { FORM($to, case: "dial") } পর্যন্ত
interval-times-whole = { $from } থেকে { $to } পর্যন্ত
-head-dawn = ভোর
-head-morning = সকাল
-head-midday = দুপুর
-head-afternoon = বিকেল
-head-evening = সন্ধ্যা

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { HEAD(FORM($times, case: "day")) ->
    [night] { interval-day-night }
   *[other] { interval-day-whole }
}
interval-day-night = { HEAD(FORM($times, case: "dial")) ->
    [small] { $date }, প্রথম প্রহর { FORM($times, case: "day") }
   *[other] { interval-day-whole }
}
interval-day-whole = { $date }, { FORM($times, case: "day") }

interval-all-day = { $date }, সারাদিন
    .alone = সারাদিন

# রাত 11টা থেকে সেই রাত 1টা 30 মিনিট পর্যন্ত; পরের দিন ভোররাত 3টা পর্যন্ত
interval-next-day = { HEAD(FORM($to, case: "day")) ->
    [night] { interval-next-night }
   *[other] { interval-next-day-whole }
}
interval-next-night = { HEAD(FORM($to, case: "dial")) ->
    [small] { interval-next-night-small }
   *[other] { interval-next-day-whole }
}
interval-next-night-small = { HEAD(FORM($from, case: "day")) ->
    [night] { interval-next-night-night }
   *[other] { interval-next-night-same }
}
interval-next-night-night = { HEAD(FORM($from, case: "dial")) ->
    [small] { $date }, প্রথম প্রহর { $from } থেকে দিবাগত { $to } পর্যন্ত
   *[other] { interval-next-night-same }
}
interval-next-night-same = { $date }, { FORM($from, case: "day") } থেকে সেই { $to } পর্যন্ত
interval-next-day-whole = { $date }, { FORM($from, case: "day") } থেকে পরের দিন { FORM($to, case: "day") } পর্যন্ত

# Two days beside each other are both named.
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [now] গতকাল এবং আজ
       *[other] { $from } থেকে { $to } পর্যন্ত
    }
    [today] { TAIL($to) ->
        [tomorrow] আজ এবং আগামীকাল
       *[other] { $from } থেকে { $to } পর্যন্ত
    }
   *[other] { $from } থেকে { $to } পর্যন্ত
}
-head-yesterday = গতকাল
-head-today = আজ
-tail-tomorrow = আগামীকাল

interval-dates-year = { $from } থেকে { $to } { $year } পর্যন্ত

interval-month-days = { $first } থেকে { $last } { $month } পর্যন্ত

interval-month-days-year = { $first } থেকে { $last } { $month } { $year } পর্যন্ত

interval-months = { $from } থেকে { $to } পর্যন্ত

interval-moments = { FORM($from, case: "bare") } থেকে { FORM($to, case: "bare") } পর্যন্ত
