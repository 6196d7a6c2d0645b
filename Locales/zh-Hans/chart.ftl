## Types of charts

chart-line = 折线图

chart-bar = 柱状图

chart-area = 面积图

chart-scatter = 散点图

chart-pie = 饼图

chart-plain = 图表

## The first sentence

chart-values = { numeral }个数据

chart-series-count = { numeral }个系列

# For example: 折线图，11月14日到20日，7个数据
chart-opening-span = { $chart }，{ $range }，{ $things }

chart-opening-range = { $chart }，{ $range }，{ $things }

chart-empty = { $chart }，没有数据

chart-missing = 缺少{ numeral }个数据

## The lowest and the highest value, and where it is: 最低值6100步，出现在星期日

chart-lowest = 最低值{ word-first-value }，出现在{ $when }
    .share = 最小份额{ $value }，出现在{ $when }

chart-highest = 最高值{ $value }，出现在{ $when }
    .share = 最大份额{ $value }，出现在{ $when }

# For example: 最高值是餐饮，40美元
chart-lowest-named = 最低的是{ $name }，{ word-first-value }
    .share = 最小份额是{ $name }，{ $value }

chart-highest-named = 最高的是{ $name }，{ $value }
    .share = 最大份额是{ $name }，{ $value }

chart-lowest-alone = 最低值{ word-first-value }
    .share = 最小份额{ $value }

chart-highest-alone = 最高值{ $value }
    .share = 最大份额{ $value }

chart-lowest-times = 最低值{ word-first-value }，出现{ $times }
    .share = 最小份额{ $value }，出现{ $times }

chart-highest-times = 最高值{ $value }，出现{ $times }
    .share = 最大份额{ $value }，出现{ $times }

chart-unusual-high = { $value }，异常高

chart-unusual-low = { $value }，异常低

chart-outliers = { numeral }个异常数据

word-first-value = { FORM($value, case: "whole") }

# The noun is said with the lowest value, which comes first: 最低值3条消息。最高值12条.
chart-count = { $case ->
    [whole] { $value }
   *[bare] { FORM($value, case: "end") }
}

chart-constant = 所有数据均为{ $value }

chart-trend-none = 没有明显趋势

## The average

chart-average = 平均{ $value }

chart-average-days = { numeral }天平均{ $value }

## The series of a chart that has several

chart-series-average = { $name }：平均{ $value }

chart-series-trend = { $name }：平均{ $value }，{ $trend }

chart-series-constant = { $name }：所有数据均为{ $value }

chart-series-empty = { $name }：没有数据

chart-series-number = 系列{ $number }

chart-series-more = 另外{ numeral }个系列

## The position of a value. A day of the last week without its date: the span of the chart has been said.

chart-on-day = { FORM($date, case: "end") }

chart-at-moment = { FORM($date, case: "end") }

chart-at-time = { $time }

chart-in-month = { $month }

chart-at-number = { $value }处

## A single point of a chart

chart-point = { chart-point-name }：{ $value }
chart-point-name = { HEAD(FORM($name, case: "end")) ->
    [weekday] { FORM($name, case: "end") }
   *[other] { $name }
}
-head-weekday = 星期一 星期二 星期三 星期四 星期五 星期六 星期日

chart-point-none = 没有数据

## Comparison of two series

# For example: 7次中有5次Maya更高
chart-compare-more = { numeral-total }次中有{ numeral }次{ $name }更高

chart-compare-always = { $name }始终更高

chart-compare-even = 两者更高的次数相同

chart-compare-same = 两者始终相等

chart-compare-none = { $first }和{ $second }：没有可比较的数据

chart-difference = 最大差值{ $value }，出现在{ $when }

chart-difference-named = 最大差值：{ $name }，{ $value }

chart-difference-alone = 最大差值{ $value }
