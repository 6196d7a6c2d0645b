## Types of charts

chart-line = carta garis
chart-bar = carta bar
chart-area = carta kawasan
chart-scatter = carta serakan
chart-pie = carta pai
chart-plain = carta

## The first sentence

chart-values = { $count } nilai
chart-series-count = { $count } siri
chart-opening-span = { $chart }, { $things } dari { $range }
chart-opening-range = { $chart }, { $things }, { $range }
chart-empty = { $chart }, tiada data
chart-missing = { $count } nilai hilang

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
chart-outliers = { $count } nilai luar biasa
word-first-value = { FORM($value, case: "whole") }
chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}
chart-constant = semua nilai ialah { $value }
chart-trend-none = tiada arah aliran yang jelas

## The average

chart-average = purata { $value }
chart-average-days = purata { $count } hari: { $value }

## Several series

chart-series-average = { $name }: Purata { $value }
chart-series-trend = { $name }: Purata { $value }, { $trend }
chart-series-constant = { $name }: Semua nilai ialah { $value }
chart-series-empty = { $name }: Tiada data
chart-series-number = siri { $number }
chart-series-more = { $count } siri lagi

## The position of a value

# hari ini, but pada hari Ahad
chart-on-day = { TAIL($date) ->
    [today] { $date }
   *[other] { chart-at-moment }
}
-head-near-day = semalam esok pagi petang malam tengah
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
chart-point-none = tiada data

## Two series

chart-compare-more = { $name } lebih tinggi pada { $count } daripada { $total } nilai
chart-compare-always = { $name } sentiasa lebih tinggi
chart-compare-even = kedua-duanya sama kerap lebih tinggi
chart-compare-same = kedua-duanya sentiasa sama
chart-compare-none = { $first } dan { $second }: Tiada apa-apa untuk dibandingkan
chart-difference = perbezaan terbesar { $value } { $when }
chart-difference-named = perbezaan terbesar: { $name }, { $value }
chart-difference-alone = perbezaan terbesar { $value }
