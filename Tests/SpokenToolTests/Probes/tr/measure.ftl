## So much of a unit

measure-unavailable = ölçü kullanılamıyor
measure-unknown = { $count } { $name }
measure-per = { per-period } { $measure }
    .measured = { $per } başına { $measure }

per-period = { $period ->
    [second] saniyede
    [minute] dakikada
    [hour] saatte
    [day] günde
    [week] haftada
    [month] ayda
    [year] yılda
   *[other] { $unit } başına
}
measure-range = { $from } ila { $to }
    .below = { $low } ila { $to }
measure-range-shared = { FORM($measure, $range) }
measure-mixed = { $first } { $second }
measure-away = { $measure } uzakta
# 120’ye 80
blood-pressure = { FORM(dative, $systolic) } { $diastolic }

dosage = { $measure }, { $amount }

battery-charged = { $charge } şarjlı
battery-low = { $charge }, düşük
battery-charging = şarj oluyor, { $charge }
battery-unavailable = pil düzeyi kullanılamıyor

grade-excellent = mükemmel
grade-good = iyi
grade-needs-improvement = geliştirilmeli
grade-unavailable = not kullanılamıyor

goal-completed = hedef tamamlandı: { $name }
    .alone = hedef tamamlandı
goal-remaining = { $amount } kaldı
goal-today = bugün { $amount } tamamlandı
