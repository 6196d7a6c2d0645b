## Types of charts

chart-line = கோட்டு விளக்கப்படம்

chart-bar = பட்டை விளக்கப்படம்

chart-area = பரப்பு விளக்கப்படம்

chart-scatter = சிதறல் விளக்கப்படம்

chart-pie = வட்ட விளக்கப்படம்

chart-plain = விளக்கப்படம்

chart-values = { $count ->
    [1] ஒரு மதிப்பு
   *[other] { $count } மதிப்புகள்
}

chart-series-count = { $count } தொடர்கள்

chart-opening-span = { $chart }, { $range } { $things }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, தரவு இல்லை

chart-missing = { $count ->
    [1] ஒரு மதிப்பு கிடைக்கவில்லை
   *[other] { $count } மதிப்புகள் கிடைக்கவில்லை
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

chart-lowest = குறைந்தபட்சம் { chart-first-value }, { $when }
    .share = மிகச் சிறிய பங்கு { $value }, { $when }

chart-highest = அதிகபட்சம் { $value }, { $when }
    .share = மிகப் பெரிய பங்கு { $value }, { $when }

chart-lowest-named = குறைந்தபட்சம்: { $name }, { chart-first-value }
    .share = மிகச் சிறிய பங்கு: { $name }, { $value }

chart-highest-named = அதிகபட்சம்: { $name }, { $value }
    .share = மிகப் பெரிய பங்கு: { $name }, { $value }

chart-lowest-alone = குறைந்தபட்சம் { chart-first-value }
    .share = மிகச் சிறிய பங்கு { $value }

chart-highest-alone = அதிகபட்சம் { $value }
    .share = மிகப் பெரிய பங்கு { $value }

chart-lowest-times = குறைந்தபட்சம் { chart-first-value }, { $times }
    .share = மிகச் சிறிய பங்கு { $value }, { $times }

chart-highest-times = அதிகபட்சம் { $value }, { $times }
    .share = மிகப் பெரிய பங்கு { $value }, { $times }

chart-unusual-high = { $value }, வழக்கத்தை விட மிக அதிகம்

chart-unusual-low = { $value }, வழக்கத்தை விட மிகக் குறைவு

chart-outliers = { $count ->
    [1] வழக்கத்திற்கு மாறான ஒரு மதிப்பு
   *[other] { $count } வழக்கத்திற்கு மாறான மதிப்புகள்
}

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = எல்லா மதிப்புகளும் ஒன்றே, { $value }

chart-trend-none = தெளிவான போக்கு இல்லை

## The average

chart-average = சராசரி { $value }

chart-average-days = { $count ->
    [1] ஒரு நாள் சராசரி: { $value }
   *[other] { $count } நாள் சராசரி: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: சராசரி { $value }

chart-series-trend = { $name }: சராசரி { $value }, { $trend }

chart-series-constant = { $name }: எல்லா மதிப்புகளும் ஒன்றே, { $value }

chart-series-empty = { $name }: தரவு இல்லை

chart-series-number = தொடர் { $number }

chart-series-more = { $count ->
    [1] மேலும் ஒரு தொடர்
   *[other] மேலும் { $count } தொடர்கள்
}

## The position of a value

chart-on-day = { FORM($date, case: "at") }

chart-at-moment = { FORM($date, case: "at") }

chart-at-time = { FORM($time, case: "at") }

# 2024இல், மார்ச் 2024இல், but மார்ச் மாதத்தில்
chart-in-month = { TAIL($month) ->
    [digit] { $month }இல்
   *[other] { $month } மாதத்தில்
}

chart-at-number = { TAIL($value) ->
    [digit] { $value }இல்
   *[other] { $value } அளவில்
}

chart-point = { $name }: { $value }

chart-point-none = தரவு இல்லை

## Comparison of two series

chart-compare-more = { $count ->
    [1] { $name }: { $total } முறைகளில் ஒரு முறை மதிப்பு அதிகம்
   *[other] { $name }: { $total } முறைகளில் { $count } முறை மதிப்பு அதிகம்
}

chart-compare-always = { $name }: மதிப்பு எப்போதும் அதிகம்

chart-compare-even = இரண்டின் மதிப்பும் சம முறை அதிகம்

chart-compare-same = இரண்டும் எப்போதும் சமம்

chart-compare-none = { $first }, { $second }: ஒப்பிட எதுவும் இல்லை

chart-difference = அதிகபட்ச வித்தியாசம் { $value }, { $when }

chart-difference-named = அதிகபட்ச வித்தியாசம்: { $name }, { $value }

chart-difference-alone = அதிகபட்ச வித்தியாசம் { $value }
