### Health battery, in Turkish
### Buttons have the short imperative; the hints of tabs have the polite one; other hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = sağlık pili
    .hint = sağlığınız üzerindeki şu anki etkiyi gösterir
impact-battery = sağlık pili
battery-at = pil { $share } şarjlı
    .hint = sağlığınız üzerindeki şu anki etkinin düzeyini gösterir
charged = { $share } şarjlı
    .low = { $share } şarjlı, düşük
charge-and-impact = { $charge }, { $impact }
impact-good = sağlığa etkisi iyi
impact-none = sağlığa etkisi yok
impact-poor = sağlığa etkisi kötü
battery-updated = sağlık pili güncellendi: { $share }
open-health-metrics = { $case ->
    [infinitive] ayrıntılı sağlık ölçümlerini görüntülemek
   *[statement] ayrıntılı sağlık ölçümlerini açar
}

## The time that a way of living adds to a life, or takes from it. The verb keeps two spans of time apart: 5 saat 20 dakika,
## 45 dakika kaybettiriyor.

gaining = { $time } kazandırıyor
    .per-day = günde { $time } kazandırıyor
losing = { $time } kaybettiriyor
    .per-day = günde { $time } kaybettiriyor
no-time = zaman kazancı veya kaybı yok

## What is measured: $case "detail" stands before "ayrıntıları"

metric-steps = { $case ->
    [detail] adım
   *[name] adımlar
}
    .today = bugünkü adımlar
    .analysis = { $case ->
        [infinitive] ayrıntılı adım analizini görüntülemek
       *[statement] ayrıntılı adım analizini açar
    }
metric-exercise = egzersiz
    .today = bugünkü egzersiz
    .analysis = { $case ->
        [infinitive] ayrıntılı egzersiz analizini görüntülemek
       *[statement] ayrıntılı egzersiz analizini açar
    }
metric-sleep = uyku
    .today = dün geceki uyku
    .analysis = { $case ->
        [infinitive] ayrıntılı uyku analizini görüntülemek
       *[statement] ayrıntılı uyku analizini açar
    }
metric-heart = dinlenme nabzı
    .today = bugünkü dinlenme nabzı
    .analysis = { $case ->
        [infinitive] ayrıntılı nabız analizini görüntülemek
       *[statement] ayrıntılı nabız analizini açar
    }
# same for every number
beats-per-minute = dakikada { $count } atım
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "detail") } ayrıntılarını görüntülemek
   *[statement] { FORM($metric, case: "detail") } ayrıntılarını açar
}
no-reading = veri yok

## Steps

completed-today = bugün { $done } atıldı
open-step-details = { $case ->
    [infinitive] adım ayrıntılarını ve eğilimlerini görüntülemek
   *[statement] adım ayrıntılarını ve eğilimlerini açar
}
steps-goal = adım hedefi
    .completed = adım hedefine ulaşıldı
to-go = { $left } kaldı
recommendations = öneriler
open-exercise-recommendations = { $case ->
    [infinitive] egzersiz önerilerini görüntülemek
   *[statement] egzersiz önerilerini açar
}

## The chart of the steps

steps-trend = adım eğilimi
    .hint = grafik geçen haftanın adım sayılarını gösterir
days-average = { $days } günlük ortalama
average-and-trend = { $average }, { $trend }
trend-rising = yükseliyor
    .chart = grafik { $days } boyunca yükseliş eğilimi gösteriyor
trend-falling = düşüyor
    .chart = grafik { $days } boyunca düşüş eğilimi gösteriyor
trend-steady = sabit
    .chart = grafik { $days } boyunca sabit bir eğilim gösteriyor
chart-summary = grafik özeti
lowest = en düşük
highest = en yüksek
# pazar günü 6.100 adım
steps-on-day = { $day } günü { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = anket ilerlemesi
question-exercise = egzersiz sıklığı sorusu
    .text = ne sıklıkta egzersiz yapıyorsunuz?
question-smoking = sigara sorusu
    .text = sigara içiyor musunuz?
answer-never = hiçbir zaman
answer-once-a-week = haftada bir kez
answer-several-times-a-week = haftada birkaç kez
answer-every-day = her gün
answer-yes = evet
answer-no = hayır
select-from-options = aşağıdaki { $count } seçenekten birini seçin
continue-to-dashboard = genel bakışa devam et

## Screens, buttons and tabs

calculating = sağlığınız üzerindeki etki hesaplanıyor
health-metrics = sağlık ölçümleri
metric-details = ölçüm ayrıntıları
done = bitti
tab-dashboard = genel bakış
    .hint = sağlık pillerinizi ve ölçümlerinizi görüntüleyin
tab-settings = ayarlar
    .hint = nelerin ölçüleceğini seçin

## What went wrong. Each is said behind "hata:"

problem-health-access = sağlık verilerinize erişim kapalı. Ayarlar’da açın
problem-timeout = hesaplama çok uzun sürdü. Yeniden deneyin
problem-steps = adımlar okunamadı. Saatinizi yeniden başlatın
