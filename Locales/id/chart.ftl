## Types of charts

chart-line = grafik garis
chart-bar = grafik batang
chart-area = grafik area
chart-scatter = grafik sebar
chart-pie = grafik lingkaran
chart-plain = grafik

## The first sentence

chart-values = { $count } nilai
chart-series-count = { $count } seri
chart-opening-span = { $chart }, { $things } dari { $range }
chart-opening-range = { $chart }, { $things }, { $range }
chart-empty = { $chart }, tidak ada data
chart-missing = { $count } nilai tidak tersedia

## The lowest and the highest value

chart-lowest = terendah { word-first-value } { $when }
    .share = terkecil { $value } { $when }
chart-highest = tertinggi { $value } { $when }
    .share = terbesar { $value } { $when }
chart-lowest-named = terendah: { $name }, { word-first-value }
    .share = terkecil: { $name }, { $value }
chart-highest-named = tertinggi: { $name }, { $value }
    .share = terbesar: { $name }, { $value }
chart-lowest-alone = terendah { word-first-value }
    .share = terkecil { $value }
chart-highest-alone = tertinggi { $value }
    .share = terbesar { $value }
chart-lowest-times = terendah { word-first-value }, { $times }
    .share = terkecil { $value }, { $times }
chart-highest-times = tertinggi { $value }, { $times }
    .share = terbesar { $value }, { $times }
chart-unusual-high = { $value }, luar biasa tinggi
chart-unusual-low = { $value }, luar biasa rendah
chart-outliers = { $count } nilai tidak biasa
word-first-value = { FORM($value, case: "whole") }
chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}
chart-constant = semua nilainya { $value }
chart-trend-none = tidak ada tren yang jelas

## The average

chart-average = rata-rata { $value }
chart-average-days = rata-rata { $count } hari: { $value }

## Several series

chart-series-average = { $name }: Rata-rata { $value }
chart-series-trend = { $name }: Rata-rata { $value }, { $trend }
chart-series-constant = { $name }: Semua nilainya { $value }
chart-series-empty = { $name }: Tidak ada data
chart-series-number = seri { $number }
chart-series-more = { $count } seri lagi

## The position of a value

# hari ini, but pada hari Minggu
chart-on-day = { TAIL($date) ->
    [today] { $date }
   *[other] { chart-at-moment }
}
-head-near-day = kemarin besok pagi siang sore malam tengah
chart-at-moment = { HEAD($date) ->
    [near-day] { $date }
   *[other] pada { $date }
}
# The time has its "pukul".
chart-at-time = { $time }
chart-in-month = pada { $month }
chart-at-number = pada { $value }

## A single point

chart-point = { $name }: { TITLE($value) }
chart-point-none = tidak ada data

## Two series

chart-compare-more = { $name } lebih tinggi pada { $count } dari { $total } nilai
chart-compare-always = { $name } selalu lebih tinggi
chart-compare-even = keduanya sama sering lebih tinggi
chart-compare-same = keduanya selalu sama
chart-compare-none = { $first } dan { $second }: Tidak ada yang bisa dibandingkan
chart-difference = selisih terbesar { $value } { $when }
chart-difference-named = selisih terbesar: { $name }, { $value }
chart-difference-alone = selisih terbesar { $value }
