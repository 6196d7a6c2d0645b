elapsed-now = baru sahaja
elapsed-duration = { $duration } yang lalu

ahead-now = sekarang
ahead-duration = { $duration } lagi

## Due dates. "Had masa" fits a bill, a task, and a dose

due-now = sudah tiba masanya
due-midnight = had masa tengah malam ini
due-today-at = had masa hari ini { $time }
due-tomorrow-at = had masa esok { $time }
due-today = had masa hari ini
due-tomorrow = had masa esok
due-date = had masa { $date }
due-date-at = had masa { moment-date.night }
due-ahead = had masa { $distance }
overdue-by = lewat { $duration }

## Intervals. The second time has no "pukul"

interval-times = { $from } hingga { FORM($to, case: "dial") }
interval-hours = { $from } hingga { FORM($to, case: "dial") }
interval-clock-back = { $times }, { $duration }
interval-day-times = { FORM($date, case: "span") }, { $times }
interval-all-day = { FORM($date, case: "span") }, sepanjang hari
    .alone = sepanjang hari
# semalam, pukul 10 malam hingga hari ini pukul 2 pagi
interval-next-day = { FORM($date, case: "span") }, { $from } hingga { interval-end-day } { $to }
interval-end-day = { HEAD($date) ->
    [yesterday] hari ini
   *[other] { TAIL($date) ->
        [today] esok
       *[other] hari berikutnya
    }
}
-head-yesterday = semalam
# hari ini, but not hari Selasa
-tail-today = ini
# hari Ahad lalu hingga hari ini, but hari Ahad hingga hari Rabu lalu
interval-dates = { TAIL(FORM($to, case: "span")) ->
    [past] { $from } hingga { FORM($to, case: "span") }
   *[other] { FORM($from, case: "span") } hingga { $to }
}
-tail-past = lalu
interval-dates-year = { $from } hingga { $to } { $year }
interval-month-days = { $first } hingga { $last } { $month }
interval-month-days-year = { $first } hingga { $last } { $month } { $year }
interval-months = { $from } hingga { $to }
interval-moments = dari { FORM($from, case: "span") } hingga { FORM($to, case: "span") }
