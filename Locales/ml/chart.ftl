## Types of charts: the English names, as the platforms have them

chart-line = ലൈൻ ചാർട്ട്

chart-bar = ബാർ ചാർട്ട്

chart-area = ഏരിയ ചാർട്ട്

chart-scatter = സ്കാറ്റർ ചാർട്ട്

chart-pie = പൈ ചാർട്ട്

chart-plain = ചാർട്ട്

## The first sentence

chart-values = { $count ->
    [1] ഒരു മൂല്യം
   *[other] { $count } മൂല്യങ്ങൾ
}

chart-series-count = { counted-number } സീരീസ്

# ലൈൻ ചാർട്ട്, നവംബർ 14 മുതൽ 20 വരെ 7 മൂല്യങ്ങൾ
chart-opening-span = { $chart }, { $range } { $things }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, ഡാറ്റയില്ല

chart-missing = { $count ->
    [1] ഒരു മൂല്യം ലഭ്യമല്ല
   *[other] { $count } മൂല്യങ്ങൾ ലഭ്യമല്ല
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

# ഏറ്റവും കുറവ് 6,100 ചുവടുകൾ, ഞായറാഴ്ച
chart-lowest = ഏറ്റവും കുറവ് { chart-first-value }, { $when }
    .share = ഏറ്റവും ചെറിയ ഭാഗം { $value }, { $when }

chart-highest = ഏറ്റവും കൂടുതൽ { $value }, { $when }
    .share = ഏറ്റവും വലിയ ഭാഗം { $value }, { $when }

chart-lowest-named = ഏറ്റവും കുറവ്: { $name }, { chart-first-value }
    .share = ഏറ്റവും ചെറിയ ഭാഗം: { $name }, { $value }

chart-highest-named = ഏറ്റവും കൂടുതൽ: { $name }, { $value }
    .share = ഏറ്റവും വലിയ ഭാഗം: { $name }, { $value }

chart-lowest-alone = ഏറ്റവും കുറവ് { chart-first-value }
    .share = ഏറ്റവും ചെറിയ ഭാഗം { $value }

chart-highest-alone = ഏറ്റവും കൂടുതൽ { $value }
    .share = ഏറ്റവും വലിയ ഭാഗം { $value }

chart-lowest-times = ഏറ്റവും കുറവ് { chart-first-value }, { $times }
    .share = ഏറ്റവും ചെറിയ ഭാഗം { $value }, { $times }

chart-highest-times = ഏറ്റവും കൂടുതൽ { $value }, { $times }
    .share = ഏറ്റവും വലിയ ഭാഗം { $value }, { $times }

chart-unusual-high = { $value }, അസാധാരണമാംവിധം കൂടുതൽ

chart-unusual-low = { $value }, അസാധാരണമാംവിധം കുറവ്

chart-outliers = { $count ->
    [1] ഒരു അസാധാരണ മൂല്യം
   *[other] { $count } അസാധാരണ മൂല്യങ്ങൾ
}

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[direct] { $count }
}

chart-constant = എല്ലാ മൂല്യങ്ങളും { $value }

chart-trend-none = വ്യക്തമായ പ്രവണതയില്ല

## The average

chart-average = ശരാശരി { $value }

chart-average-days = { counted-number } ദിവസത്തെ ശരാശരി: { $value }

## The series of a chart that has several

chart-series-average = { $name }: ശരാശരി { $value }

chart-series-trend = { $name }: ശരാശരി { $value }, { $trend }

chart-series-constant = { $name }: എല്ലാ മൂല്യങ്ങളും { $value }

chart-series-empty = { $name }: ഡാറ്റയില്ല

chart-series-number = സീരീസ് { $number }

chart-series-more = { counted-number } സീരീസ് കൂടി

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { TAIL($month) ->
    [digit] { $month }-ൽ
   *[other] { $month } മാസത്തിൽ
}

chart-at-number = സ്ഥാനം { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = ഡാറ്റയില്ല

## Comparison of two series

chart-compare-more = { $total } തവണയിൽ { counted-number } തവണ { $name } ആണ് കൂടുതൽ

chart-compare-always = എപ്പോഴും { $name } ആണ് കൂടുതൽ

chart-compare-even = രണ്ടും തുല്യ തവണ മുന്നിൽ

chart-compare-same = രണ്ടും എപ്പോഴും തുല്യം

chart-compare-none = { $first }, { $second }: താരതമ്യം ചെയ്യാൻ ഒന്നുമില്ല

chart-difference = ഏറ്റവും വലിയ വ്യത്യാസം { $value }, { $when }

chart-difference-named = ഏറ്റവും വലിയ വ്യത്യാസം: { $name }, { $value }

chart-difference-alone = ഏറ്റവും വലിയ വ്യത്യാസം { $value }
