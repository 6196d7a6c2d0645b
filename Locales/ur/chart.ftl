## Types of charts: the English names, as the platforms have them

chart-line = لائن چارٹ

chart-bar = بار چارٹ

chart-area = ایریا چارٹ

chart-scatter = اسکیٹر چارٹ

chart-pie = پائی چارٹ

chart-plain = چارٹ

## The first sentence

chart-values = { $count ->
    [1] { $count } قدر
   *[other] { $count } قدریں
}

chart-series-count = { $count } سیریز

chart-opening-span = { $chart }، { $range } { $things }

chart-opening-range = { $chart }، { $things }، { $range }

chart-empty = { $chart }، کوئی ڈیٹا نہیں

chart-missing = { $count ->
    [1] { $count } قدر دستیاب نہیں
   *[other] { $count } قدریں دستیاب نہیں
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

chart-lowest = سب سے کم { chart-first-value }، { $when }
    .share = سب سے چھوٹا حصہ { $value }، { $when }

chart-highest = سب سے زیادہ { $value }، { $when }
    .share = سب سے بڑا حصہ { $value }، { $when }

chart-lowest-named = سب سے کم: { $name }، { chart-first-value }
    .share = سب سے چھوٹا حصہ: { $name }، { $value }

chart-highest-named = سب سے زیادہ: { $name }، { $value }
    .share = سب سے بڑا حصہ: { $name }، { $value }

chart-lowest-alone = سب سے کم { chart-first-value }
    .share = سب سے چھوٹا حصہ { $value }

chart-highest-alone = سب سے زیادہ { $value }
    .share = سب سے بڑا حصہ { $value }

chart-lowest-times = سب سے کم { chart-first-value }، { $times }
    .share = سب سے چھوٹا حصہ { $value }، { $times }

chart-highest-times = سب سے زیادہ { $value }، { $times }
    .share = سب سے بڑا حصہ { $value }، { $times }

chart-unusual-high = { $value }، غیر معمولی طور پر زیادہ

chart-unusual-low = { $value }، غیر معمولی طور پر کم

chart-outliers = { $count ->
    [1] { $count } غیر معمولی قدر
   *[other] { $count } غیر معمولی قدریں
}

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = تمام قدریں یکساں، { $value }

chart-trend-none = کوئی واضح رجحان نہیں

## The average

chart-average = اوسط { $value }

chart-average-days = { $count } دن کی اوسط: { $value }

## The series of a chart that has several

chart-series-average = { $name }: اوسط { $value }

chart-series-trend = { $name }: اوسط { $value }، { $trend }

chart-series-constant = { $name }: تمام قدریں یکساں، { $value }

chart-series-empty = { $name }: کوئی ڈیٹا نہیں

chart-series-number = سیریز { $number }

chart-series-more = مزید { $count } سیریز

## The position of a value

chart-on-day = { FORM(day-on, case: "oblique") }

chart-at-moment = { $date }

chart-at-time = { time-told-at }

chart-in-month = { FORM($month, case: "oblique") } میں

chart-at-number = { FORM($value, case: "oblique") } پر

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = کوئی ڈیٹا نہیں

## Comparison of two series

# زیادہ alone lacks what is more, آگے would be the better one, and کی قدر of a person is how much they are esteemed.
chart-compare-more = { $total } میں سے { $count } بار { FORM($name, case: "oblique") } کا عدد زیادہ رہا

chart-compare-always = { FORM($name, case: "oblique") } کا عدد ہمیشہ زیادہ رہا

chart-compare-even = کبھی ایک کا عدد زیادہ رہا، کبھی دوسرے کا، برابر بار

chart-compare-same = دونوں ہمیشہ برابر رہے

chart-compare-none = { $first } اور { $second }: موازنے کے لیے کچھ نہیں

chart-difference = سب سے بڑا فرق { $value }، { $when }

chart-difference-named = سب سے بڑا فرق: { $name }، { $value }

chart-difference-alone = سب سے بڑا فرق { $value }
