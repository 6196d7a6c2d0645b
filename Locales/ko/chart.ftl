## Types of charts

chart-line = 꺾은선형 차트

chart-bar = 막대 차트

chart-area = 영역형 차트

chart-scatter = 분산형 차트

chart-pie = 원형 차트

chart-plain = 차트

## The first sentence

chart-values = 값 { $count }개

chart-series-count = 계열 { $count }개

# For example: 꺾은선형 차트, 11월 14일부터 20일까지 값 7개
chart-opening-span = { $chart }, { $range } { $things }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, 데이터 없음

chart-missing = 누락된 값 { $count }개

## The lowest and the highest value, and then its position: 최저 6,100걸음, 일요일

chart-lowest = 최저 { word-first-value }, { $when }
    .share = 최소 { $value }, { $when }

chart-highest = 최고 { $value }, { $when }
    .share = 최대 { $value }, { $when }

chart-lowest-named = 최저: { $name }, { word-first-value }
    .share = 최소: { $name }, { $value }

chart-highest-named = 최고: { $name }, { $value }
    .share = 최대: { $name }, { $value }

chart-lowest-alone = 최저 { word-first-value }
    .share = 최소 { $value }

chart-highest-alone = 최고 { $value }
    .share = 최대 { $value }

chart-lowest-times = 최저 { word-first-value }, { $times } 나타남
    .share = 최소 { $value }, { $times } 나타남

chart-highest-times = 최고 { $value }, { $times } 나타남
    .share = 최대 { $value }, { $times } 나타남

chart-unusual-high = { $value }, 이례적으로 높음

chart-unusual-low = { $value }, 이례적으로 낮음

chart-outliers = 이례적인 값 { $count }개

word-first-value = { FORM($value, case: "whole") }

# The number keeps its counter: 3개. What is counted is said with the first value.
chart-count = { $case ->
    [whole] { $value }
   *[bare] { FORM($value, case: "end") }
}

chart-constant = 모든 값이 { $value }

chart-trend-none = 뚜렷한 추세 없음

## The average. 메시지 평균 3.5개: the word stands at the number

chart-average = { HEAD(FORM($value, case: "joint")) ->
    [joint] { FORM($value, case: "average") }
   *[plain] 평균 { $value }
}

chart-average-days = { $count }일간 { chart-average }

## The series of a chart that has several

chart-series-average = { $name }: { chart-average }

chart-series-trend = { $name }: { chart-average }, { $trend }

chart-series-constant = { $name }: { chart-constant }

chart-series-empty = { $name }: 데이터 없음

chart-series-number = 계열 { $number }

chart-series-more = 외 계열 { $count }개

## The position of a value

chart-on-day = { FORM($date, case: "end") }

chart-at-moment = { FORM($date, case: "end") }

chart-at-time = { $time }

chart-in-month = { $month }

chart-at-number = { $value } 지점

## A single point of a chart

chart-point = { FORM($name, case: "end") }: { $value }

chart-point-none = 데이터 없음

## Comparison of two series. 쪽 has a particle that fits every name

chart-compare-more = { $name } 쪽이 { $total }회 중 { $count }회 더 높음

chart-compare-always = { $name } 쪽이 항상 더 높음

chart-compare-even = 양쪽이 더 높은 횟수가 같음

chart-compare-same = 양쪽 값이 항상 같음

chart-compare-none = { $first }, { $second }: 비교할 데이터 없음

chart-difference = 최대 차이 { FORM($value, case: "end") }, { $when }

chart-difference-named = 최대 차이: { $name }, { FORM($value, case: "end") }

chart-difference-alone = 최대 차이 { FORM($value, case: "end") }
