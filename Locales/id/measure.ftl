measure-unavailable = hasil pengukuran tidak tersedia
measure-unknown = { $count } { $name }
# same
measure-per = { $measure } per { $unit }
    .measured = { $measure } per { $per }
measure-range = { HEAD($from) ->
    [minus] { $from } sampai { range.end }
   *[other] { $from } sampai { $to }
}
    .below = { $low } sampai { range.end }
measure-range-shared = { FORM($measure, $range) }
measure-mixed = { $first } { $second }
measure-away = { $measure } dari sini
measure-ahead = { $measure } lagi
blood-pressure = { $systolic } per { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## Batteries

battery-charged = { HEAD($charge) ->
    [full] terisi penuh
   *[part] terisi { $charge }
}
-head-full = 100
battery-low = { $charge }, hampir habis
battery-charging = mengisi daya, { $charge }
battery-unavailable = tingkat baterai tidak tersedia

## Grades

grade-excellent = sangat baik
grade-good = baik
grade-needs-improvement = perlu ditingkatkan
grade-unavailable = nilai tidak tersedia

## Goals

goal-completed = target tercapai: { $name }
    .alone = target tercapai
# Not "lagi" at the end, which is "again" after a state: 5 dosis belum diminum lagi.
goal-remaining = sisa { $amount }
streak-days = { $count ->
    [1] 1 hari tanpa putus
   *[other] { $count } hari beruntun
}
# Not "sudah", which a state may say: 3 dosis sudah diminum.
goal-today = hari ini { $amount } sejauh ini
