## Types of charts

chart-line = biểu đồ đường

chart-bar = biểu đồ cột

chart-area = biểu đồ vùng

chart-scatter = biểu đồ phân tán

chart-pie = biểu đồ tròn

chart-plain = biểu đồ

## The first sentence

chart-values = { $count } giá trị

chart-series-count = { $count } chuỗi dữ liệu

chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, không có dữ liệu

chart-missing = thiếu { $count } giá trị

## The lowest and the highest value, and where it is: thấp nhất 6.100 bước vào Chủ nhật

chart-lowest = thấp nhất { word-first-value } { $when }
    .share = phần nhỏ nhất { $value } { $when }

chart-highest = cao nhất { $value } { $when }
    .share = phần lớn nhất { $value } { $when }

chart-lowest-named = thấp nhất: { $name }, { word-first-value }
    .share = phần nhỏ nhất: { $name }, { $value }

chart-highest-named = cao nhất: { $name }, { $value }
    .share = phần lớn nhất: { $name }, { $value }

chart-lowest-alone = thấp nhất { word-first-value }
    .share = phần nhỏ nhất { $value }

chart-highest-alone = cao nhất { $value }
    .share = phần lớn nhất { $value }

chart-lowest-times = thấp nhất { word-first-value }, { $times }
    .share = phần nhỏ nhất { $value }, { $times }

chart-highest-times = cao nhất { $value }, { $times }
    .share = phần lớn nhất { $value }, { $times }

chart-unusual-high = { $value }, cao bất thường

chart-unusual-low = { $value }, thấp bất thường

chart-outliers = { $count } giá trị bất thường

word-first-value = { FORM($value, case: "whole") }

# The noun is said with the lowest value, which comes first.
chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = mọi giá trị đều là { $value }

chart-trend-none = không có xu hướng rõ ràng

## The average

chart-average = trung bình { $value }

chart-average-days = trung bình { $count } ngày: { $value }

## The series of a chart that has several

chart-series-average = { $name }: trung bình { $value }

chart-series-trend = { $name }: trung bình { $value }, { $trend }

chart-series-constant = { $name }: mọi giá trị đều là { $value }

chart-series-empty = { $name }: không có dữ liệu

chart-series-number = chuỗi dữ liệu { $number }

chart-series-more = { $count } chuỗi dữ liệu khác

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = lúc { $time }

chart-in-month = vào { $month }

chart-at-number = tại { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = không có dữ liệu

## Comparison of two series

# cao hơn 2 lần alone is twice as high.
chart-compare-more = { $name } cao hơn ở { $count } trong số { $total } lần so sánh

chart-compare-always = { $name } luôn cao hơn

chart-compare-even = hai bên cao hơn với số lần như nhau

chart-compare-same = hai bên luôn bằng nhau

chart-compare-none = { $first } và { $second }: không có gì để so sánh

chart-difference = chênh lệch lớn nhất { $value } { $when }

chart-difference-named = chênh lệch lớn nhất: { $name }, { $value }

chart-difference-alone = chênh lệch lớn nhất { $value }
