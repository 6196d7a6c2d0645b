## The time since a past moment, and the time until a future one

elapsed-now = az önce

elapsed-duration = { $duration } önce

ahead-now = şimdi

ahead-duration = { $duration } sonra

## Due dates

due-now = zamanı geldi

due-midnight = son tarih: bu gece yarısı

due-today-at = son tarih: { FORM(date-today, case: "bare") } { $time }

due-tomorrow-at = son tarih: { FORM(date-tomorrow, case: "bare") } { $time }

due-today = son tarih: bugün

due-tomorrow = son tarih: yarın

due-date = son tarih: { $date }

due-date-at = son tarih: { moment-date.night }

due-ahead = son tarih: { $distance }

overdue-by = { $duration } gecikti

## Intervals: "ile … arası" leaves both ends without a suffix. The second time has no "saat", and a part of the
## day that both share is said once: saat 14 ile 16 arası; öğleden sonra saat 2 ile 4 arası

interval-times = { HEAD($from) ->
    [morning] { HEAD($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noon] { HEAD($to) ->
        [noon] { interval-times-shared }
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
interval-times-shared = { $from } ile { FORM($to, case: "clock") } arası
interval-times-whole = { $from } ile { FORM($to, case: "later") } arası
-head-morning = sabah
-head-noon = öğlen
-head-afternoon = öğleden
-head-evening = akşam

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { $date } { $times }

interval-all-day = { $date }, tüm gün
    .alone = tüm gün

# yarın saat 23 ile ertesi gün saat 1 arası; bugün saat 23 ile yarın saat 1 arası
interval-next-day = { $date } { $from } ile { HEAD($date) ->
    [yesterday] bugün
    [today] yarın
   *[other] ertesi gün
} { $to } arası

# dün ve bugün; 3 Kasım ile 7 Aralık arası
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from } ve { $to }
       *[other] { $from } ile { $to } arası
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } ve { $to }
       *[other] { $from } ile { $to } arası
    }
   *[other] { $from } ile { $to } arası
}
-head-yesterday = dün
-head-today = bugün
-tail-today = bugün
-tail-tomorrow = yarın

interval-dates-year = { $from } ile { $to } { $year } arası

interval-month-days = { $first } ile { $last } { FORM($month, case: "dated") } arası

interval-month-days-year = { $first } ile { $last } { FORM($month, case: "dated") } { $year } arası

interval-months = { $from } ile { $to } arası

# bugün saat 22’den yarın saat 2’ye kadar
interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") } kadar
