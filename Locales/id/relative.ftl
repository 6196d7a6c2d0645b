elapsed-now = baru saja
elapsed-duration = { $duration } yang lalu

ahead-now = sekarang
ahead-duration = { $duration } lagi

## Due dates. "Tenggat" fits a bill, a task, and a dose

due-now = sudah waktunya
due-midnight = tenggat tengah malam nanti
due-today-at = tenggat hari ini { $time }
due-tomorrow-at = tenggat besok { $time }
due-today = tenggat hari ini
due-tomorrow = tenggat besok
due-date = tenggat { $date }
due-date-at = tenggat { moment-date.night }
due-ahead = tenggat { $distance }
overdue-by = terlambat { $duration }

## Intervals. The second time has no "pukul", unless both must be said on one clock: pukul 9 pagi sampai pukul 5 sore

interval-times = { TAIL($from) ->
    [digit] { TAIL($to) ->
        [digit] { interval-times-same }
       *[part] { interval-times-clock }
    }
   *[part] { TAIL($to) ->
        [digit] { interval-times-clock }
       *[part] { interval-times-same }
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
interval-times-same = { $from } sampai { FORM($to, case: "dial") }
interval-times-clock = { FORM($from, case: "clock") } sampai { FORM($to, case: "clock") }
interval-hours = { interval-times }
interval-clock-back = { $times }, { $duration }
interval-day-times = { FORM($date, case: "span") }, { $times }
interval-all-day = { FORM($date, case: "span") }, sepanjang hari
    .alone = sepanjang hari
# kemarin, pukul 10 malam sampai hari ini pukul 2 dini hari
interval-next-day = { FORM($date, case: "span") }, { FORM($from, case: "clock") } sampai { interval-end-day } { FORM($to, case: "clock") }
interval-end-day = { HEAD($date) ->
    [yesterday] hari ini
   *[other] { TAIL($date) ->
        [today] besok
       *[other] hari berikutnya
    }
}
-head-yesterday = kemarin
# hari ini, but not hari Selasa
-tail-today = ini
# hari Minggu lalu sampai hari ini, but hari Minggu sampai hari Rabu lalu
interval-dates = { TAIL(FORM($to, case: "span")) ->
    [past] { $from } sampai { FORM($to, case: "span") }
   *[other] { FORM($from, case: "span") } sampai { $to }
}
-tail-past = lalu
interval-dates-year = { $from } sampai { $to } { $year }
interval-month-days = { $first } sampai { $last } { $month }
interval-month-days-year = { $first } sampai { $last } { $month } { $year }
interval-months = { $from } sampai { $to }
interval-moments = dari { FORM($from, case: "span") } sampai { FORM($to, case: "span") }
