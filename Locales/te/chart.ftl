## Types of charts: the English names, as the platforms have them

chart-line = లైన్ చార్ట్

chart-bar = బార్ చార్ట్

chart-area = ఏరియా చార్ట్

chart-scatter = స్కాటర్ చార్ట్

chart-pie = పై చార్ట్

chart-plain = చార్ట్

## The first sentence

chart-values = { $count ->
    [1] ఒక విలువ
   *[other] { $count } విలువలు
}

chart-series-count = { $count ->
    [1] ఒక సిరీస్
   *[other] { $count } సిరీస్‌లు
}

chart-opening-span = { $chart }, { $range } { $things }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, డేటా లేదు

chart-missing = { $count ->
    [1] ఒక విలువ అందుబాటులో లేదు
   *[other] { $count } విలువలు అందుబాటులో లేవు
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

chart-lowest = కనిష్ఠం { chart-first-value }, { $when }
    .share = అతి చిన్న వాటా { $value }, { $when }

chart-highest = గరిష్ఠం { $value }, { $when }
    .share = అతి పెద్ద వాటా { $value }, { $when }

chart-lowest-named = కనిష్ఠం: { $name }, { chart-first-value }
    .share = అతి చిన్న వాటా: { $name }, { $value }

chart-highest-named = గరిష్ఠం: { $name }, { $value }
    .share = అతి పెద్ద వాటా: { $name }, { $value }

chart-lowest-alone = కనిష్ఠం { chart-first-value }
    .share = అతి చిన్న వాటా { $value }

chart-highest-alone = గరిష్ఠం { $value }
    .share = అతి పెద్ద వాటా { $value }

chart-lowest-times = కనిష్ఠం { chart-first-value }, { $times }
    .share = అతి చిన్న వాటా { $value }, { $times }

chart-highest-times = గరిష్ఠం { $value }, { $times }
    .share = అతి పెద్ద వాటా { $value }, { $times }

chart-unusual-high = { $value }, అసాధారణంగా ఎక్కువ

chart-unusual-low = { $value }, అసాధారణంగా తక్కువ

chart-outliers = { $count ->
    [1] ఒక అసాధారణ విలువ
   *[other] { $count } అసాధారణ విలువలు
}

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = అన్ని విలువలూ ఒకటే, { $value }

chart-trend-none = స్పష్టమైన ట్రెండ్ లేదు

## The average

chart-average = సగటు { $value }

chart-average-days = { $count ->
    [1] ఒక రోజు సగటు: { $value }
   *[other] { $count } రోజుల సగటు: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: సగటు { $value }

chart-series-trend = { $name }: సగటు { $value }, { $trend }

chart-series-constant = { $name }: అన్ని విలువలూ ఒకటే, { $value }

chart-series-empty = { $name }: డేటా లేదు

chart-series-number = సిరీస్ { $number }

chart-series-more = { $count ->
    [1] మరో సిరీస్
   *[other] మరో { $count } సిరీస్‌లు
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { $month } నెలలో

chart-at-number = { FORM($value, case: "oblique") } వద్ద

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = డేటా లేదు

## Comparison of two series

chart-compare-more = { $count ->
    [1] { $total } సార్లలో ఒకసారి { $name } విలువ ఎక్కువగా ఉంది
   *[other] { $total } సార్లలో { $count } సార్లు { $name } విలువ ఎక్కువగా ఉంది
}

chart-compare-always = ప్రతిసారీ { $name } విలువ ఎక్కువగా ఉంది

chart-compare-even = ఒకటి ఎన్నిసార్లు ఎక్కువగా ఉందో, మరొకటి కూడా అన్నిసార్లు ఎక్కువగా ఉంది

chart-compare-same = రెండూ ఎప్పుడూ సమానం

chart-compare-none = { $first } మరియు { $second }: పోల్చడానికి ఏమీ లేదు

chart-difference = గరిష్ఠ తేడా { $value }, { $when }

chart-difference-named = గరిష్ఠ తేడా: { $name }, { $value }

chart-difference-alone = గరిష్ఠ తేడా { $value }
