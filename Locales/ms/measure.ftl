measure-unavailable = bacaan tidak tersedia
measure-unknown = { $count } { $name }
measure-per = { $period ->
    [second] { $measure } sesaat
    [minute] { $measure } seminit
    [hour] { $measure } sejam
    [day] { $measure } sehari
    [week] { $measure } seminggu
    [month] { $measure } sebulan
    [year] { $measure } setahun
   *[other] { $measure } setiap { $unit }
}
    .measured = { $measure } setiap { $per }
measure-range = { HEAD($from) ->
    [minus] { $from } hingga { range.end }
   *[other] { $from } hingga { $to }
}
    .below = { $low } hingga { range.end }
measure-range-shared = { FORM($measure, $range) }
measure-mixed = { $first } { $second }
measure-away = { $measure } dari sini
measure-ahead = { $measure } lagi
blood-pressure = { $systolic } per { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## Batteries

battery-charged = { HEAD($charge) ->
    [full] dicas penuh
   *[part] dicas { $charge }
}
-head-full = 100
battery-low = { $charge }, lemah
battery-charging = mengecas, { $charge }
battery-unavailable = paras bateri tidak tersedia

## Grades

grade-excellent = cemerlang
grade-good = baik
grade-needs-improvement = perlu diperbaiki
grade-unavailable = gred tidak tersedia

## Goals

goal-completed = matlamat tercapai: { $name }
    .alone = matlamat tercapai
# Not "lagi" at the end, which is "again" or "yet" after a state: 5 dos belum diambil lagi.
goal-remaining = tinggal { $amount }
streak-days = { $count ->
    [1] 1 hari tanpa putus
   *[other] { $count } hari berturut-turut
}
# Not "sudah", which a state may say: 3 dos sudah diambil.
goal-today = setakat ini { $amount } hari ini
