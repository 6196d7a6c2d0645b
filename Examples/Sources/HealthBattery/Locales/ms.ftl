### Health battery, in Malay

## The battery: the health of the user, as the charge of a battery

health-battery = bateri kesihatan
    .hint = menggambarkan kesan semasa pada kesihatan anda
impact-battery = bateri penunjuk kesan kesihatan
battery-at = bateri pada tahap { $share }
    .hint = menunjukkan tahap kesan semasa pada kesihatan anda
charged = dicas { $share }
    .low = { $share }, lemah
charge-and-impact = { $charge }, { $impact }
impact-good = kesan baik pada kesihatan
impact-none = tiada kesan pada kesihatan
impact-poor = kesan buruk pada kesihatan
battery-updated = bateri kesihatan dikemas kini kepada { $share }
open-health-metrics = membuka butiran metrik kesihatan

## The time that a way of living adds to a life, or takes from it. A life is said, or a minute gained would be heard as
## one minute more of exercise

gaining = jangka hayat bertambah { $time }
    .per-day = jangka hayat bertambah { $time } sehari
losing = jangka hayat berkurang { $time }
    .per-day = jangka hayat berkurang { $time } sehari
no-time = jangka hayat tidak berubah

## What is measured

metric-steps = langkah
    .today = langkah hari ini
    .analysis = membuka analisis terperinci langkah
metric-exercise = senaman
    .today = senaman hari ini
    .analysis = membuka analisis terperinci senaman
metric-sleep = tidur
    .today = tidur malam tadi
    .analysis = membuka analisis terperinci tidur
metric-heart = kadar denyutan jantung rehat
    .today = kadar denyutan jantung rehat hari ini
    .analysis = membuka analisis terperinci denyutan jantung
beats-per-minute = { $count } denyutan seminit
reading-and-impact = { $reading }, { $impact }
open-metric-details = membuka butiran { $metric }
no-reading = tiada data

## Steps

completed-today = { $done } hari ini
open-step-details = membuka butiran dan arah aliran langkah
steps-goal = matlamat langkah
    .completed = matlamat langkah tercapai
to-go = { $left } lagi
recommendations = cadangan
open-exercise-recommendations = membuka cadangan senaman

## The chart of the steps

steps-trend = arah aliran langkah
    .hint = carta menunjukkan bilangan langkah sepanjang minggu lepas
days-average = purata { $days } hari
average-and-trend = { $average }, { $trend }
trend-rising = cenderung naik
    .chart = carta menunjukkan arah aliran naik selama { $days }
trend-falling = cenderung turun
    .chart = carta menunjukkan arah aliran turun selama { $days }
trend-steady = stabil
    .chart = carta menunjukkan arah aliran stabil selama { $days }
chart-summary = ringkasan carta
lowest = terendah
highest = tertinggi
steps-on-day = { $steps } pada hari { $day }

## The questions that are asked before the first battery is shown

questionnaire-progress = kemajuan soal selidik
question-exercise = soalan tentang kekerapan senaman
    .text = berapa kerapkah anda bersenam?
question-smoking = soalan tentang merokok
    .text = adakah anda merokok?
answer-never = tidak pernah
answer-once-a-week = seminggu sekali
answer-several-times-a-week = beberapa kali seminggu
answer-every-day = setiap hari
answer-yes = ya
answer-no = tidak
select-from-options = pilih daripada { $count } pilihan di bawah
continue-to-dashboard = teruskan ke papan pemuka

## Screens, buttons and tabs

calculating = mengira kesan pada kesihatan anda
health-metrics = metrik kesihatan
metric-details = butiran metrik
done = selesai
tab-dashboard = papan pemuka
    .hint = lihat bateri dan metrik kesihatan anda
tab-settings = tetapan
    .hint = pilih apa yang diukur

## What went wrong

problem-health-access = akses kepada data kesihatan anda dimatikan. Hidupkan dalam Tetapan
problem-timeout = pengiraan mengambil masa terlalu lama. Cuba lagi
problem-steps = langkah tidak dapat dibaca. Mulakan semula jam anda
