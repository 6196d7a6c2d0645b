## Types of charts

chart-line = 折線圖

chart-bar = 長條圖

chart-area = 面積圖

chart-scatter = 散布圖

chart-pie = 圓餅圖

chart-plain = 圖表

## The first sentence

chart-values = { numeral }筆資料

chart-series-count = { numeral }個系列

# For example: 折線圖，11月14日到20日，7筆資料
chart-opening-span = { $chart }，{ $range }，{ $things }

chart-opening-range = { $chart }，{ $range }，{ $things }

chart-empty = { $chart }，沒有資料

chart-missing = 缺少{ numeral }筆資料

## The lowest and the highest value, and where it is: 最低值6100步，出現在星期日

chart-lowest = 最低值{ word-first-value }，出現在{ $when }
    .share = 最小占比{ $value }，出現在{ $when }

chart-highest = 最高值{ $value }，出現在{ $when }
    .share = 最大占比{ $value }，出現在{ $when }

# For example: 最高值是餐飲，40美元
chart-lowest-named = 最低的是{ $name }，{ word-first-value }
    .share = 最小占比是{ $name }，{ $value }

chart-highest-named = 最高的是{ $name }，{ $value }
    .share = 最大占比是{ $name }，{ $value }

chart-lowest-alone = 最低值{ word-first-value }
    .share = 最小占比{ $value }

chart-highest-alone = 最高值{ $value }
    .share = 最大占比{ $value }

chart-lowest-times = 最低值{ word-first-value }，出現{ $times }
    .share = 最小占比{ $value }，出現{ $times }

chart-highest-times = 最高值{ $value }，出現{ $times }
    .share = 最大占比{ $value }，出現{ $times }

chart-unusual-high = { $value }，異常高

chart-unusual-low = { $value }，異常低

chart-outliers = { numeral }筆異常資料

word-first-value = { FORM($value, case: "whole") }

# The noun is said with the lowest value, which comes first: 最低值3則訊息。最高值12則.
chart-count = { $case ->
    [whole] { $value }
   *[bare] { FORM($value, case: "end") }
}

chart-constant = 所有資料都是{ $value }

chart-trend-none = 沒有明顯趨勢

## The average

chart-average = 平均{ $value }

chart-average-days = { numeral }天平均{ $value }

## The series of a chart that has several

chart-series-average = { $name }：平均{ $value }

chart-series-trend = { $name }：平均{ $value }，{ $trend }

chart-series-constant = { $name }：所有資料都是{ $value }

chart-series-empty = { $name }：沒有資料

chart-series-number = 系列{ $number }

chart-series-more = 其他{ numeral }個系列

## The position of a value. A day of the last week without its date: the span of the chart has been said.

chart-on-day = { FORM($date, case: "end") }

chart-at-moment = { FORM($date, case: "end") }

chart-at-time = { $time }

chart-in-month = { $month }

chart-at-number = { $value }處

## A single point of a chart

chart-point = { chart-point-name }：{ $value }
chart-point-name = { HEAD(FORM($name, case: "end")) ->
    [weekday] { FORM($name, case: "end") }
   *[other] { $name }
}
-head-weekday = 星期一 星期二 星期三 星期四 星期五 星期六 星期日

chart-point-none = 沒有資料

## Comparison of two series

# For example: 7次中有5次Maya較高
chart-compare-more = { numeral-total }次中有{ numeral }次{ $name }較高

chart-compare-always = { $name }始終較高

chart-compare-even = 兩者較高的次數相同

chart-compare-same = 兩者始終相等

chart-compare-none = { $first }和{ $second }：沒有可比較的資料

chart-difference = 最大差距{ $value }，出現在{ $when }

chart-difference-named = 最大差距：{ $name }，{ $value }

chart-difference-alone = 最大差距{ $value }
