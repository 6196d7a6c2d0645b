## Types of charts

chart-line = แผนภูมิเส้น

chart-bar = แผนภูมิแท่ง

chart-area = แผนภูมิพื้นที่

chart-scatter = แผนภูมิกระจาย

chart-pie = แผนภูมิวงกลม

chart-plain = แผนภูมิ

## The first sentence

chart-values = { $count } ค่า

chart-series-count = ข้อมูล { $count } ชุด

# For example: แผนภูมิเส้น, 7 ค่า, วันที่ 14 ถึง 20 พฤศจิกายน
chart-opening-span = { $chart }, { $things }, { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, ไม่มีข้อมูล

chart-missing = ขาดไป { $count } ค่า

## The lowest and the highest value, and where it is

chart-lowest = ต่ำสุด { word-first-value } { $when }
    .share = น้อยที่สุด { $value } { $when }

chart-highest = สูงสุด { $value } { $when }
    .share = มากที่สุด { $value } { $when }

chart-lowest-named = ต่ำสุด: { $name }, { word-first-value }
    .share = น้อยที่สุด: { $name }, { $value }

chart-highest-named = สูงสุด: { $name }, { $value }
    .share = มากที่สุด: { $name }, { $value }

chart-lowest-alone = ต่ำสุด { word-first-value }
    .share = น้อยที่สุด { $value }

chart-highest-alone = สูงสุด { $value }
    .share = มากที่สุด { $value }

chart-lowest-times = ต่ำสุด { word-first-value }, { $times }
    .share = น้อยที่สุด { $value }, { $times }

chart-highest-times = สูงสุด { $value }, { $times }
    .share = มากที่สุด { $value }, { $times }

chart-unusual-high = { $value }, สูงผิดปกติ

chart-unusual-low = { $value }, ต่ำผิดปกติ

chart-outliers = ค่าผิดปกติ { $count } ค่า

word-first-value = { FORM($value, case: "whole") }

# The noun is said with the lowest value, which comes first: ต่ำสุด รูปภาพ 3 รูป. สูงสุด 12 รูป.
chart-count = { $case ->
    [whole] { $value }
   *[bare] { FORM($value, case: "end") }
}

chart-constant = ทุกค่าเท่ากับ{ value-near }
value-near = { HEAD($value) ->
    [figure] { " " }{ $value }
   *[word] { $value }
}

chart-trend-none = ไม่มีแนวโน้มชัดเจน

## The average

# รูปภาพเฉลี่ย 3 รูป
chart-average = { HEAD(FORM($value, case: "joint")) ->
    [joint] { FORM($value, case: "lead") }เฉลี่ย { FORM($value, case: "count") }
   *[whole] เฉลี่ย{ value-near }
}

chart-average-days = เฉลี่ย { $count } วัน: { $value }

## The series of a chart that has several

chart-series-average = { $name }: { chart-average }

chart-series-trend = { $name }: { chart-average }, { $trend }

chart-series-constant = { $name }: ทุกค่าเท่ากับ{ value-near }

chart-series-empty = { $name }: ไม่มีข้อมูล

chart-series-number = ชุดข้อมูลที่ { $number }

chart-series-more = ข้อมูลอีก { $count } ชุด

## The position of a value. A day of the last week without its date: the span of the chart has been said.

chart-on-day = ใน{ FORM($date, case: "end") }

chart-at-moment = { FORM($date, case: "end") }

chart-at-time = { time-at }

chart-in-month = ใน{ month-near }
month-near = { HEAD($month) ->
    [named] { $month }
   *[month] เดือน{ $month }
}
-head-named = ปี เดือน
-head-year = ปี

chart-at-number = ที่{ value-near }

## A single point of a chart

chart-point = { chart-point-name }: { $value }
chart-point-name = { HEAD(FORM($name, case: "end")) ->
    [weekday] { FORM($name, case: "end") }
   *[other] { $name }
}
-head-weekday = วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์

chart-point-none = ไม่มีข้อมูล

## Comparison of two series

chart-compare-more = { $name } สูงกว่า { $count } ครั้งจาก { $total } ครั้ง

chart-compare-always = { $name } สูงกว่าเสมอ

chart-compare-even = แต่ละชุดสูงกว่าเป็นจำนวนครั้งเท่ากัน

chart-compare-same = ทั้งสองชุดเท่ากันเสมอ

chart-compare-none = { $first } และ { $second }: ไม่มีข้อมูลให้เปรียบเทียบ

chart-difference = ต่างกันมากที่สุด { $value } { $when }

chart-difference-named = ต่างกันมากที่สุด: { $name }, { $value }

chart-difference-alone = ต่างกันมากที่สุด { $value }
