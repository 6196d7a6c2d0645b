## Types of charts

chart-line = çizgi grafik

chart-bar = çubuk grafik

chart-area = alan grafiği

chart-scatter = dağılım grafiği

chart-pie = pasta grafik

chart-plain = grafik

## The first sentence

chart-values = { $count } değer

chart-series-count = { $count } seri

chart-opening-span = { $chart }, { $things }, { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, veri yok

chart-missing = { $count } değer eksik

## The lowest and the highest value. Only the first has its noun (case "whole")

chart-lowest = en düşük { word-first-value }, { $when }
    .share = en küçük { $value }, { $when }

chart-highest = en yüksek { $value }, { $when }
    .share = en büyük { $value }, { $when }

chart-lowest-named = en düşük: { $name }, { word-first-value }
    .share = en küçük: { $name }, { $value }

chart-highest-named = en yüksek: { $name }, { $value }
    .share = en büyük: { $name }, { $value }

chart-lowest-alone = en düşük { word-first-value }
    .share = en küçük { $value }

chart-highest-alone = en yüksek { $value }
    .share = en büyük { $value }

chart-lowest-times = en düşük { word-first-value }, { $times }
    .share = en küçük { $value }, { $times }

chart-highest-times = en yüksek { $value }, { $times }
    .share = en büyük { $value }, { $times }

chart-unusual-high = { $value }, olağan dışı yüksek

chart-unusual-low = { $value }, olağan dışı düşük

chart-outliers = { $count } olağan dışı değer

word-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { FORM($value, case: "inside") }
   *[bare] { $count }
}

chart-constant = tüm değerler aynı: { $value }

chart-trend-none = belirgin bir eğilim yok

## The average

chart-average = ortalama { FORM($value, case: "inside") }

chart-average-days = { $count } günlük ortalama: { FORM($value, case: "inside") }

## The series of a chart that has several

chart-series-average = { $name }: Ortalama { FORM($value, case: "inside") }

chart-series-trend = { $name }: Ortalama { FORM($value, case: "inside") }, { $trend }

chart-series-constant = { $name }: Tüm değerler { $value }

chart-series-empty = { $name }: Veri yok

chart-series-number = seri { $number }

chart-series-more = { $count } seri daha

## The position of a value

# Two days after it, "geçen çarşamba" could be heard as that of the week before: en yüksek 41, çarşamba günü
chart-on-day = { HEAD($date) ->
    [last] { FORM($date, case: "point") }
   *[other] { FORM($date, case: "on") }
}
-head-last = geçen

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "on") }

chart-in-month = { FORM($month, case: "on") }

chart-at-number = { $value }{ value-locative }

value-locative = { TAIL($value) ->
    [read-back-hard] ’ta
    [read-front-hard] ’te
    [read-front] ’de
    [read-back] ’da
    [owned-back] nda
    [owned-front] nde
    [front-hard] te
    [front-soft] de
    [back-hard] ta
   *[other] da
}

## A single point of a chart

chart-point = { $name }: { TITLE($value) }

chart-point-none = veri yok

## Comparison of two series

# The name is the subject and has no suffix.
chart-compare-more = { $name }, { $total } karşılaştırmanın { $count } tanesinde daha yüksek

chart-compare-always = { $name } her zaman daha yüksek

chart-compare-even = ikisi de eşit sayıda karşılaştırmada daha yüksek

chart-compare-same = ikisi her zaman eşit

chart-compare-none = { $first } ve { $second }: Karşılaştırılacak veri yok

chart-difference = en büyük fark { FORM($value, case: "inside") }, { $when }

chart-difference-named = en büyük fark: { $name }, { $value }

chart-difference-alone = en büyük fark { FORM($value, case: "inside") }
