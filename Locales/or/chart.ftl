## Types of charts: the English names, as the platforms have them

chart-line = ଲାଇନ ଚାର୍ଟ

chart-bar = ବାର୍ ଚାର୍ଟ

chart-area = ଏରିଆ ଚାର୍ଟ

chart-scatter = ସ୍କାଟର ଚାର୍ଟ

chart-pie = ପାଇ ଚାର୍ଟ

chart-plain = ଚାର୍ଟ

## The first sentence

chart-values = { $count ->
    [1] ଗୋଟିଏ ମୂଲ୍ୟ
   *[other] { $count }ଟି ମୂଲ୍ୟ
}

chart-series-count = { $count }ଟି ସିରିଜ

chart-opening-span = { $chart }, { $range } { $things }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, କୌଣସି ଡାଟା ନାହିଁ

chart-missing = { $count ->
    [1] ଗୋଟିଏ ମୂଲ୍ୟ ନାହିଁ
   *[other] { $count }ଟି ମୂଲ୍ୟ ନାହିଁ
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

chart-lowest = ସର୍ବନିମ୍ନ { chart-first-value }, { $when }
    .share = ସବୁଠାରୁ ଛୋଟ ଅଂଶ { $value }, { $when }

chart-highest = ସର୍ବାଧିକ { $value }, { $when }
    .share = ସବୁଠାରୁ ବଡ଼ ଅଂଶ { $value }, { $when }

chart-lowest-named = ସର୍ବନିମ୍ନ: { $name }, { chart-first-value }
    .share = ସବୁଠାରୁ ଛୋଟ ଅଂଶ: { $name }, { $value }

chart-highest-named = ସର୍ବାଧିକ: { $name }, { $value }
    .share = ସବୁଠାରୁ ବଡ଼ ଅଂଶ: { $name }, { $value }

chart-lowest-alone = ସର୍ବନିମ୍ନ { chart-first-value }
    .share = ସବୁଠାରୁ ଛୋଟ ଅଂଶ { $value }

chart-highest-alone = ସର୍ବାଧିକ { $value }
    .share = ସବୁଠାରୁ ବଡ଼ ଅଂଶ { $value }

chart-lowest-times = ସର୍ବନିମ୍ନ { chart-first-value }, { $times }
    .share = ସବୁଠାରୁ ଛୋଟ ଅଂଶ { $value }, { $times }

chart-highest-times = ସର୍ବାଧିକ { $value }, { $times }
    .share = ସବୁଠାରୁ ବଡ଼ ଅଂଶ { $value }, { $times }

chart-unusual-high = { $value }, ଅସ୍ୱାଭାବିକ ଅଧିକ

chart-unusual-low = { $value }, ଅସ୍ୱାଭାବିକ କମ

chart-outliers = { $count ->
    [1] ଗୋଟିଏ ଅସ୍ୱାଭାବିକ ମୂଲ୍ୟ
   *[other] { $count }ଟି ଅସ୍ୱାଭାବିକ ମୂଲ୍ୟ
}

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = ସବୁ ମୂଲ୍ୟ ସମାନ, { $value }

chart-trend-none = କୌଣସି ସ୍ପଷ୍ଟ ଧାରା ନାହିଁ

## The average

chart-average = ହାରାହାରି { $value }

chart-average-days = { $count } ଦିନର ହାରାହାରି: { $value }

## The series of a chart that has several

chart-series-average = { $name }: ହାରାହାରି { $value }

chart-series-trend = { $name }: ହାରାହାରି { $value }, { $trend }

chart-series-constant = { $name }: ସବୁ ମୂଲ୍ୟ ସମାନ, { $value }

chart-series-empty = { $name }: କୌଣସି ଡାଟା ନାହିଁ

chart-series-number = ସିରିଜ { $number }

chart-series-more = ଆଉ { $count }ଟି ସିରିଜ

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { TAIL($month) ->
    [year] { $month }ରେ
   *[month] { $month } ମାସରେ
}
-tail-year = ମସିହା

chart-at-number = { $value }ରେ

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = କୌଣସି ଡାଟା ନାହିଁ

## Comparison of two series

chart-compare-more = { $total } ଥର ମଧ୍ୟରୁ { $count } ଥର { $name } ଅଧିକ

chart-compare-always = { $name } ସବୁବେଳେ ଅଧିକ

chart-compare-even = କେତେବେଳେ ଗୋଟିଏ ଅଧିକ, କେତେବେଳେ ଅନ୍ୟଟି, ସମାନ ଥର

chart-compare-same = ଦୁଇଟିଯାକ ସବୁବେଳେ ସମାନ

chart-compare-none = { $first } ଏବଂ { $second }: ତୁଳନା କରିବାକୁ କିଛି ନାହିଁ

chart-difference = ସବୁଠାରୁ ବଡ଼ ପାର୍ଥକ୍ୟ { $value }, { $when }

chart-difference-named = ସବୁଠାରୁ ବଡ଼ ପାର୍ଥକ୍ୟ: { $name }, { $value }

chart-difference-alone = ସବୁଠାରୁ ବଡ଼ ପାର୍ଥକ୍ୟ { $value }
