chart-line = ಲೈನ್ ಚಾರ್ಟ್
chart-bar = ಬಾರ್ ಚಾರ್ಟ್
chart-area = ಏರಿಯಾ ಚಾರ್ಟ್
chart-scatter = ಸ್ಕ್ಯಾಟರ್ ಚಾರ್ಟ್
chart-pie = ಪೈ ಚಾರ್ಟ್
chart-plain = ಚಾರ್ಟ್
chart-values = { $count ->
    [1] { $count } ಮೌಲ್ಯ
   *[other] { $count } ಮೌಲ್ಯಗಳು
}
chart-series-count = { $count ->
    [1] { $count } ಸರಣಿ
   *[other] { $count } ಸರಣಿಗಳು
}
chart-opening-span = { $chart }, { $range } { $things }
chart-opening-range = { $chart }, { $things }, { $range }
chart-empty = { $chart }, ಡೇಟಾ ಇಲ್ಲ
chart-missing = { $count ->
    [1] { $count } ಮೌಲ್ಯ ಲಭ್ಯವಿಲ್ಲ
   *[other] { $count } ಮೌಲ್ಯಗಳು ಲಭ್ಯವಿಲ್ಲ
}
chart-lowest = ಅತಿ ಕಡಿಮೆ { chart-first-value }, { $when }
    .share = ಅತಿ ಚಿಕ್ಕ ಪಾಲು { $value }, { $when }
chart-highest = ಅತಿ ಹೆಚ್ಚು { $value }, { $when }
    .share = ಅತಿ ದೊಡ್ಡ ಪಾಲು { $value }, { $when }
chart-lowest-named = ಅತಿ ಕಡಿಮೆ: { $name }, { chart-first-value }
    .share = ಅತಿ ಚಿಕ್ಕ ಪಾಲು: { $name }, { $value }
chart-highest-named = ಅತಿ ಹೆಚ್ಚು: { $name }, { $value }
    .share = ಅತಿ ದೊಡ್ಡ ಪಾಲು: { $name }, { $value }
chart-lowest-alone = ಅತಿ ಕಡಿಮೆ { chart-first-value }
    .share = ಅತಿ ಚಿಕ್ಕ ಪಾಲು { $value }
chart-highest-alone = ಅತಿ ಹೆಚ್ಚು { $value }
    .share = ಅತಿ ದೊಡ್ಡ ಪಾಲು { $value }
chart-lowest-times = ಅತಿ ಕಡಿಮೆ { chart-first-value }, { $times }
    .share = ಅತಿ ಚಿಕ್ಕ ಪಾಲು { $value }, { $times }
chart-highest-times = ಅತಿ ಹೆಚ್ಚು { $value }, { $times }
    .share = ಅತಿ ದೊಡ್ಡ ಪಾಲು { $value }, { $times }
chart-unusual-high = { $value }, ಅಸಾಮಾನ್ಯವಾಗಿ ಹೆಚ್ಚು
chart-unusual-low = { $value }, ಅಸಾಮಾನ್ಯವಾಗಿ ಕಡಿಮೆ
chart-outliers = { $count ->
    [1] { $count } ಅಸಾಮಾನ್ಯ ಮೌಲ್ಯ
   *[other] { $count } ಅಸಾಮಾನ್ಯ ಮೌಲ್ಯಗಳು
}
chart-first-value = { FORM($value, case: "whole") }
chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}
chart-constant = ಎಲ್ಲಾ ಮೌಲ್ಯಗಳು ಒಂದೇ, { $value }
chart-trend-none = ಸ್ಪಷ್ಟ ಪ್ರವೃತ್ತಿ ಇಲ್ಲ
chart-average = ಸರಾಸರಿ { FORM($value, case: "inner") }
chart-average-days = { $count ->
    [1] { $count } ದಿನದ ಸರಾಸರಿ { FORM($value, case: "inner") }
   *[other] { $count } ದಿನಗಳ ಸರಾಸರಿ { FORM($value, case: "inner") }
}
chart-series-average = { $name }: ಸರಾಸರಿ { FORM($value, case: "inner") }
chart-series-trend = { $name }: ಸರಾಸರಿ { FORM($value, case: "inner") }, { $trend }
chart-series-constant = { $name }: ಎಲ್ಲಾ ಮೌಲ್ಯಗಳು ಒಂದೇ, { $value }
chart-series-empty = { $name }: ಡೇಟಾ ಇಲ್ಲ
chart-series-number = ಸರಣಿ { $number }
chart-series-more = { $count ->
    [1] ಇನ್ನೂ { $count } ಸರಣಿ
   *[other] ಇನ್ನೂ { $count } ಸರಣಿಗಳು
}
chart-on-day = { FORM($date, case: "on") }
chart-at-moment = { $date }
chart-at-time = { FORM($time, case: "at") }
chart-in-month = { TAIL($month) ->
    [digit] { $month }ರಲ್ಲಿ
   *[name] { $month } ತಿಂಗಳಲ್ಲಿ
}
# 5ರಲ್ಲಿ, 5 ಸೆಕೆಂಡ್‌ಗಳಲ್ಲಿ
chart-at-number = { TAIL(FORM($value, case: "during")) ->
    [digit] { $value }ರಲ್ಲಿ
    [during] { FORM($value, case: "during") }
   *[other] { $value } ಮಟ್ಟದಲ್ಲಿ
}
-tail-during = ಲ್ಲಿ
chart-point = { $name }: { $value }
chart-point-none = ಡೇಟಾ ಇಲ್ಲ
chart-compare-more = { $total }ರಲ್ಲಿ { $count } ಬಾರಿ { $name } ಹೆಚ್ಚು
chart-compare-always = { $name } ಯಾವಾಗಲೂ ಹೆಚ್ಚು
chart-compare-even = ಎರಡೂ ಸಮಾನ ಬಾರಿ ಹೆಚ್ಚು
chart-compare-same = ಎರಡೂ ಯಾವಾಗಲೂ ಸಮಾನ
chart-compare-none = { $first } ಮತ್ತು { $second }: ಹೋಲಿಸಲು ಏನೂ ಇಲ್ಲ
chart-difference = ಅತಿ ದೊಡ್ಡ ವ್ಯತ್ಯಾಸ { $value }, { $when }
chart-difference-named = ಅತಿ ದೊಡ್ಡ ವ್ಯತ್ಯಾಸ: { $name }, { $value }
chart-difference-alone = ಅತಿ ದೊಡ್ಡ ವ್ಯತ್ಯಾಸ { $value }
