## Types of charts: the English names, as the platforms have them

chart-line = લાઇન ચાર્ટ

chart-bar = બાર ચાર્ટ

chart-area = એરિયા ચાર્ટ

chart-scatter = સ્કૅટર ચાર્ટ

chart-pie = પાઇ ચાર્ટ

chart-plain = ચાર્ટ

## The first sentence

chart-values = { $count ->
    [1] { $count } મૂલ્ય
   *[other] { $count } મૂલ્યો
}

chart-series-count = { $count } સિરીઝ

chart-opening-span = { $chart }, { $range } { $things }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, કોઈ ડેટા નથી

chart-missing = { $count ->
    [1] { $count } મૂલ્ય ઉપલબ્ધ નથી
   *[other] { $count } મૂલ્યો ઉપલબ્ધ નથી
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

# The colon keeps ઓછું from agreeing: સૌથી ઓછું: 6100 પગલાં, ગયા રવિવારે
chart-lowest = સૌથી ઓછું: { chart-first-value }, { $when }
    .share = સૌથી નાનો ભાગ { $value }, { $when }

chart-highest = સૌથી વધુ: { $value }, { $when }
    .share = સૌથી મોટો ભાગ { $value }, { $when }

chart-lowest-named = સૌથી ઓછું: { $name }, { chart-first-value }
    .share = સૌથી નાનો ભાગ: { $name }, { $value }

chart-highest-named = સૌથી વધુ: { $name }, { $value }
    .share = સૌથી મોટો ભાગ: { $name }, { $value }

chart-lowest-alone = સૌથી ઓછું: { chart-first-value }
    .share = સૌથી નાનો ભાગ { $value }

chart-highest-alone = સૌથી વધુ: { $value }
    .share = સૌથી મોટો ભાગ { $value }

chart-lowest-times = સૌથી ઓછું: { chart-first-value }, { $times }
    .share = સૌથી નાનો ભાગ { $value }, { $times }

chart-highest-times = સૌથી વધુ: { $value }, { $times }
    .share = સૌથી મોટો ભાગ { $value }, { $times }

chart-unusual-high = { $value }, અસામાન્ય રીતે વધુ

chart-unusual-low = { $value }, અસામાન્ય રીતે ઓછું

chart-outliers = { $count ->
    [1] { $count } અસામાન્ય મૂલ્ય
   *[other] { $count } અસામાન્ય મૂલ્યો
}

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = બધાં મૂલ્યો એકસમાન, { $value }

chart-trend-none = કોઈ સ્પષ્ટ વલણ નથી

## The average

chart-average = સરેરાશ { $value }

chart-average-days = { $count } દિવસની સરેરાશ: { $value }

## The series of a chart that has several

chart-series-average = { $name }: સરેરાશ { $value }

chart-series-trend = { $name }: સરેરાશ { $value }, { $trend }

chart-series-constant = { $name }: બધાં મૂલ્યો એકસમાન, { $value }

chart-series-empty = { $name }: કોઈ ડેટા નથી

chart-series-number = સિરીઝ { $number }

chart-series-more = બીજી { $count } સિરીઝ

## The position of a value

chart-on-day = { FORM($date, case: "at") }

chart-at-moment = { FORM($date, case: "at") }

chart-at-time = { $time }

chart-in-month = { FORM($month, case: "oblique") }માં

chart-at-number = { FORM($value, case: "oblique") } પર

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = કોઈ ડેટા નથી

## Comparison of two series

# 7માંથી 5 વાર Mayaનો આંકડો વધુ
chart-compare-more = { $total }માંથી { $count } વાર { FORM($name, case: "oblique") }નો આંકડો વધુ

chart-compare-always = { FORM($name, case: "oblique") }નો આંકડો હંમેશાં વધુ

chart-compare-even = ક્યારેક એકનો આંકડો વધુ, ક્યારેક બીજાનો, સરખી વાર

chart-compare-same = બન્ને હંમેશાં સરખા

chart-compare-none = { $first } અને { $second }: સરખામણી માટે કંઈ નથી

chart-difference = સૌથી મોટો તફાવત { $value }, { $when }

chart-difference-named = સૌથી મોટો તફાવત: { $name }, { $value }

chart-difference-alone = સૌથી મોટો તફાવત { $value }
