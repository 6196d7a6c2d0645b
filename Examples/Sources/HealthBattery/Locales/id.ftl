### Health battery, in Indonesian

## The battery: the health of the user, as the charge of a battery

health-battery = baterai kesehatan
    .hint = menunjukkan dampak kesehatan Anda saat ini
impact-battery = baterai indikator dampak kesehatan
battery-at = baterai terisi { $share }
    .hint = menampilkan tingkat dampak kesehatan Anda saat ini
charged = terisi { $share }
    .low = { $share }, hampir habis
charge-and-impact = { $charge }, { $impact }
impact-good = dampak kesehatan baik
impact-none = tidak ada dampak kesehatan
impact-poor = dampak kesehatan buruk
battery-updated = baterai kesehatan diperbarui menjadi { $share }
open-health-metrics = membuka detail metrik kesehatan

## The time that a way of living adds to a life, or takes from it. A life is said, or a minute gained would be heard as
## one minute more of exercise

gaining = harapan hidup bertambah { $time }
    .per-day = harapan hidup bertambah { $time } per hari
losing = harapan hidup berkurang { $time }
    .per-day = harapan hidup berkurang { $time } per hari
no-time = harapan hidup tidak berubah

## What is measured

metric-steps = langkah
    .today = langkah hari ini
    .analysis = membuka analisis terperinci langkah
metric-exercise = olahraga
    .today = olahraga hari ini
    .analysis = membuka analisis terperinci olahraga
metric-sleep = tidur
    .today = tidur tadi malam
    .analysis = membuka analisis terperinci tidur
metric-heart = detak jantung istirahat
    .today = detak jantung istirahat hari ini
    .analysis = membuka analisis terperinci detak jantung
beats-per-minute = { $count } detak per menit
reading-and-impact = { $reading }, { $impact }
open-metric-details = membuka detail { $metric }
no-reading = tidak ada data

## Steps

completed-today = { $done } ditempuh hari ini
open-step-details = membuka detail dan tren langkah
steps-goal = target langkah
    .completed = target langkah tercapai
to-go = { $left } lagi
recommendations = rekomendasi
open-exercise-recommendations = membuka rekomendasi olahraga

## The chart of the steps

steps-trend = tren langkah
    .hint = grafik menampilkan jumlah langkah selama seminggu terakhir
days-average = rata-rata { $days } hari
average-and-trend = { $average }, { $trend }
trend-rising = cenderung naik
    .chart = grafik menunjukkan tren naik selama { $days }
trend-falling = cenderung turun
    .chart = grafik menunjukkan tren turun selama { $days }
trend-steady = stabil
    .chart = grafik menunjukkan tren stabil selama { $days }
chart-summary = ringkasan grafik
lowest = terendah
highest = tertinggi
steps-on-day = { $steps } pada hari { $day }

## The questions that are asked before the first battery is shown

questionnaire-progress = kemajuan kuesioner
question-exercise = pertanyaan tentang frekuensi olahraga
    .text = seberapa sering Anda berolahraga?
question-smoking = pertanyaan tentang merokok
    .text = apakah Anda merokok?
answer-never = tidak pernah
answer-once-a-week = seminggu sekali
answer-several-times-a-week = beberapa kali seminggu
answer-every-day = setiap hari
answer-yes = ya
answer-no = tidak
select-from-options = pilih dari { $count } opsi di bawah
continue-to-dashboard = lanjutkan ke dasbor

## Screens, buttons and tabs

calculating = menghitung dampak kesehatan Anda
health-metrics = metrik kesehatan
metric-details = detail metrik
done = selesai
tab-dashboard = dasbor
    .hint = lihat baterai dan metrik kesehatan Anda
tab-settings = pengaturan
    .hint = pilih apa yang diukur

## What went wrong

problem-health-access = akses ke data kesehatan Anda nonaktif. Aktifkan di Pengaturan
problem-timeout = penghitungan terlalu lama. Coba lagi
problem-steps = langkah tidak dapat dibaca. Mulai ulang jam Anda
