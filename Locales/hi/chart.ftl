## Types of charts: the English names, as the platforms have them

chart-line = लाइन चार्ट

chart-bar = बार चार्ट

chart-area = एरिया चार्ट

chart-scatter = स्कैटर चार्ट

chart-pie = पाई चार्ट

chart-plain = चार्ट

## The first sentence. मान and सीरीज़ are the same in both numbers

chart-values = { $count } मान

chart-series-count = { $count } सीरीज़

# For example: लाइन चार्ट, 14 नवंबर से 20 नवंबर तक 7 मान
chart-opening-span = { $chart }, { $range } { $things }

chart-opening-range = { $chart }, { $things }, { $range }

# Avoid मान, which alone is heard as "respect".
chart-empty = { $chart }, कोई डेटा नहीं

chart-missing = { $count } मान उपलब्ध नहीं

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

# For example: सबसे कम 6,100 कदम, बीते रविवार को
chart-lowest = सबसे कम { chart-first-value }, { $when }
    .share = सबसे छोटा हिस्सा { $value }, { $when }

chart-highest = सबसे ज़्यादा { $value }, { $when }
    .share = सबसे बड़ा हिस्सा { $value }, { $when }

chart-lowest-named = सबसे कम: { $name }, { chart-first-value }
    .share = सबसे छोटा हिस्सा: { $name }, { $value }

chart-highest-named = सबसे ज़्यादा: { $name }, { $value }
    .share = सबसे बड़ा हिस्सा: { $name }, { $value }

chart-lowest-alone = सबसे कम { chart-first-value }
    .share = सबसे छोटा हिस्सा { $value }

chart-highest-alone = सबसे ज़्यादा { $value }
    .share = सबसे बड़ा हिस्सा { $value }

chart-lowest-times = सबसे कम { chart-first-value }, { $times }
    .share = सबसे छोटा हिस्सा { $value }, { $times }

chart-highest-times = सबसे ज़्यादा { $value }, { $times }
    .share = सबसे बड़ा हिस्सा { $value }, { $times }

chart-unusual-high = { $value }, असामान्य रूप से ज़्यादा

chart-unusual-low = { $value }, असामान्य रूप से कम

chart-outliers = { $count } असामान्य मान

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

# Avoid सभी मान with the value alone, which is heard as the total.
chart-constant = सभी मान एक समान, { $value }

chart-trend-none = कोई साफ़ रुझान नहीं

## The average

chart-average = औसत { $value }

chart-average-days = { $count } दिन का औसत: { $value }

## The series of a chart that has several

chart-series-average = { $name }: औसत { $value }

chart-series-trend = { $name }: औसत { $value }, { $trend }

chart-series-constant = { $name }: सभी मान एक समान, { $value }

chart-series-empty = { $name }: कोई डेटा नहीं

chart-series-number = सीरीज़ { $number }

chart-series-more = { $count } और सीरीज़

## The position of a value

# आज and कल tell when alone, all other days with को.
-tail-near-day = आज कल

chart-on-day = { TAIL($date) ->
    [near-day] { FORM($date, case: "oblique") }
   *[other] { FORM($date, case: "oblique") } को
}

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "oblique") } में

chart-at-number = { FORM($value, case: "oblique") } पर

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = कोई डेटा नहीं

## Comparison of two series

# 7 में से 5 बार Maya का आंकड़ा ज़्यादा: ज़्यादा alone lacks what is more, and आगे would be the better one.
chart-compare-more = { $total } में से { $count } बार { FORM($name, case: "oblique") } का आंकड़ा ज़्यादा

chart-compare-always = { FORM($name, case: "oblique") } का आंकड़ा हमेशा ज़्यादा

chart-compare-even = कभी एक का आंकड़ा ज़्यादा, कभी दूसरे का, बराबर बार

chart-compare-same = दोनों हमेशा बराबर

chart-compare-none = { $first } और { $second }: तुलना के लिए कुछ नहीं

chart-difference = सबसे बड़ा अंतर { $value }, { $when }

chart-difference-named = सबसे बड़ा अंतर: { $name }, { $value }

chart-difference-alone = सबसे बड़ा अंतर { $value }
