## Measurements

measure-unavailable = ölçüm bilinmiyor

measure-unknown = { $count } { $name }

# litre başına 2 gram; günde 45 dakika
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

measure-range = { HEAD($from) ->
    [minus] { $from } ila { range.end }
   *[other] { $from } ila { $to }
}
    .below = { $low } ila { range.end }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } uzakta

measure-ahead = { $measure } sonra

# büyük tansiyon and küçük tansiyon, as in "120’ye 80"
blood-pressure = { $systolic }{ FORM(suffix-dative, $systolic) } { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { TAIL($charge) ->
    [full] tam şarjlı
   *[part] { $charge } şarjlı
}
-tail-full = 100

battery-low = { $charge }, şarj düşük

battery-charging = şarj oluyor, { $charge }

battery-unavailable = pil düzeyi bilinmiyor

## Grades

grade-excellent = mükemmel

grade-good = iyi

grade-needs-improvement = geliştirilmeli

grade-unavailable = not bilinmiyor

## Goals

goal-completed = hedefe ulaşıldı: { $name }
    .alone = hedefe ulaşıldı

goal-remaining = hedefe { FORM($amount, case: "inside") } kaldı

streak-days = { $count } günlük seri

goal-today = bugün şimdiye kadar { $amount }
