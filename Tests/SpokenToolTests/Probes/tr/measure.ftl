## So much of a unit

measure-unavailable = ölçü kullanılamıyor
measure-unknown = { $count } { $name }
measure-per = { $unit } başına { $measure }
    .measured = { $per } başına { $measure }
measure-range = { $from } ila { $to }
    .below = { $low } ila { $to }
measure-range-shared = { FORM($measure, $range) }
measure-mixed = { $first } { $second }
measure-away = { $measure } uzakta
# 120’ye 80
blood-pressure = { FORM(dative, $systolic) } { $diastolic }

rate-per-second = saniyede { $amount }
rate-per-minute = dakikada { $amount }
rate-per-hour = saatte { $amount }
rate-per-day = günde { $amount }
rate-per-week = haftada { $amount }
rate-per-month = ayda { $amount }
rate-per-year = yılda { $amount }

dosage = { $measure }, { $amount }

battery-charged = { $charge } şarjlı
battery-low = { $charge }, düşük
battery-charging = şarj oluyor, { $charge }
battery-unavailable = pil düzeyi kullanılamıyor

grade = { $share }, { $grade }
grade-excellent = mükemmel
grade-good = iyi
grade-needs-improvement = geliştirilmeli
grade-unavailable = not kullanılamıyor

goal-completed = hedef tamamlandı: { $name }
    .alone = hedef tamamlandı
goal-remaining = { $amount } kaldı
goal-today = bugün { $amount } tamamlandı
