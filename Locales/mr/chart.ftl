## Types of charts: the English names, as the platforms have them

chart-line = लाइन चार्ट

chart-bar = बार चार्ट

chart-area = एरिया चार्ट

chart-scatter = स्कॅटर चार्ट

chart-pie = पाय चार्ट

chart-plain = चार्ट

## The first sentence

chart-values = { $count ->
    [1] { $count } मूल्य
   *[other] { $count } मूल्ये
}

chart-series-count = { $count ->
    [1] { $count } मालिका
   *[other] { $count } मालिका
}

# For example: लाइन चार्ट, 14 नोव्हेंबर ते 20 नोव्हेंबर, 7 मूल्ये
chart-opening-span = { $chart }, { $range }, { $things }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, डेटा नाही

chart-missing = { $count ->
    [1] { $count } मूल्य उपलब्ध नाही
   *[other] { $count } मूल्ये उपलब्ध नाहीत
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

# For example: सर्वात कमी 6100 पावले, गेल्या रविवारी
chart-lowest = सर्वात कमी { chart-first-value }, { $when }
    .share = सर्वात लहान हिस्सा { $value }, { $when }

chart-highest = सर्वात जास्त { $value }, { $when }
    .share = सर्वात मोठा हिस्सा { $value }, { $when }

chart-lowest-named = सर्वात कमी: { $name }, { chart-first-value }
    .share = सर्वात लहान हिस्सा: { $name }, { $value }

chart-highest-named = सर्वात जास्त: { $name }, { $value }
    .share = सर्वात मोठा हिस्सा: { $name }, { $value }

chart-lowest-alone = सर्वात कमी { chart-first-value }
    .share = सर्वात लहान हिस्सा { $value }

chart-highest-alone = सर्वात जास्त { $value }
    .share = सर्वात मोठा हिस्सा { $value }

chart-lowest-times = सर्वात कमी { chart-first-value }, { $times }
    .share = सर्वात लहान हिस्सा { $value }, { $times }

chart-highest-times = सर्वात जास्त { $value }, { $times }
    .share = सर्वात मोठा हिस्सा { $value }, { $times }

chart-unusual-high = { $value }, नेहमीपेक्षा खूप जास्त

chart-unusual-low = { $value }, नेहमीपेक्षा खूप कमी

chart-outliers = { $count ->
    [1] { $count } असामान्य मूल्य
   *[other] { $count } असामान्य मूल्ये
}

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = सर्व मूल्ये सारखी, { $value }

chart-trend-none = कोणताही स्पष्ट कल नाही

## The average

chart-average = सरासरी { $value }

chart-average-days = { $count ->
    [1] { $count } दिवसाची सरासरी: { $value }
   *[other] { $count } दिवसांची सरासरी: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: सरासरी { $value }

chart-series-trend = { $name }: सरासरी { $value }, { $trend }

chart-series-constant = { $name }: सर्व मूल्ये सारखी, { $value }

chart-series-empty = { $name }: डेटा नाही

chart-series-number = मालिका { $number }

chart-series-more = आणखी { $count } मालिका

## The position of a value

chart-on-day = { FORM($date, case: "at") }

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { TAIL($month) ->
    [digit] { $month } मध्ये
   *[word] { $month }मध्ये
}

chart-at-number = { TAIL($value) ->
    [digit] { $value } ला
   *[word] { FORM($value, case: "oblique") }ला
}

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = डेटा नाही

## Comparison of two series

# Maya: 7 पैकी 5 वेळा जास्त. A name does not change before a colon.
chart-compare-more = { $name }: { $total } पैकी { $count } वेळा जास्त

chart-compare-always = { $name }: नेहमी जास्त

chart-compare-even = कधी एक जास्त, कधी दुसरे, समान वेळा

chart-compare-same = दोन्ही नेहमी समान

chart-compare-none = { $first } आणि { $second }: तुलनेसाठी काहीही नाही

chart-difference = सर्वात मोठा फरक { $value }, { $when }

chart-difference-named = सर्वात मोठा फरक: { $name }, { $value }

chart-difference-alone = सर्वात मोठा फरक { $value }
