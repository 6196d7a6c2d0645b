elapsed-now = baru sahaja
elapsed-duration = { $duration } yang lalu

ahead-now = sekarang
ahead-duration = { $duration } lagi

## Due dates. "Tarikh akhir" fits a bill, a task, and a dose

due-now = sudah tiba masanya
due-midnight = tarikh akhir tengah malam ini
due-today-at = tarikh akhir hari ini { $time }
due-tomorrow-at = tarikh akhir esok { $time }
due-today = tarikh akhir hari ini
due-tomorrow = tarikh akhir esok
due-date = tarikh akhir { $date }
due-date-at = tarikh akhir { moment-date.night }
due-ahead = tarikh akhir { $distance }
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
