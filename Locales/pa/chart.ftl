chart-line = ਲਾਈਨ ਚਾਰਟ
chart-bar = ਬਾਰ ਚਾਰਟ
chart-area = ਏਰੀਆ ਚਾਰਟ
chart-scatter = ਸਕੈਟਰ ਚਾਰਟ
chart-pie = ਪਾਈ ਚਾਰਟ
chart-plain = ਚਾਰਟ
chart-values = { $count } ਮੁੱਲ
chart-series-count = { $count } ਸੀਰੀਜ਼
chart-opening-span = { $chart }, { $range } { $things }
chart-opening-range = { $chart }, { $things }, { $range }
chart-empty = { $chart }, ਕੋਈ ਡਾਟਾ ਨਹੀਂ
chart-missing = { $count } ਮੁੱਲ ਉਪਲਬਧ ਨਹੀਂ
chart-lowest = ਸਭ ਤੋਂ ਘੱਟ { chart-first-value }, { $when }
    .share = ਸਭ ਤੋਂ ਛੋਟਾ ਹਿੱਸਾ { $value }, { $when }
chart-highest = ਸਭ ਤੋਂ ਵੱਧ { $value }, { $when }
    .share = ਸਭ ਤੋਂ ਵੱਡਾ ਹਿੱਸਾ { $value }, { $when }
chart-lowest-named = ਸਭ ਤੋਂ ਘੱਟ: { $name }, { chart-first-value }
    .share = ਸਭ ਤੋਂ ਛੋਟਾ ਹਿੱਸਾ: { $name }, { $value }
chart-highest-named = ਸਭ ਤੋਂ ਵੱਧ: { $name }, { $value }
    .share = ਸਭ ਤੋਂ ਵੱਡਾ ਹਿੱਸਾ: { $name }, { $value }
chart-lowest-alone = ਸਭ ਤੋਂ ਘੱਟ { chart-first-value }
    .share = ਸਭ ਤੋਂ ਛੋਟਾ ਹਿੱਸਾ { $value }
chart-highest-alone = ਸਭ ਤੋਂ ਵੱਧ { $value }
    .share = ਸਭ ਤੋਂ ਵੱਡਾ ਹਿੱਸਾ { $value }
chart-lowest-times = ਸਭ ਤੋਂ ਘੱਟ { chart-first-value }, { $times }
    .share = ਸਭ ਤੋਂ ਛੋਟਾ ਹਿੱਸਾ { $value }, { $times }
chart-highest-times = ਸਭ ਤੋਂ ਵੱਧ { $value }, { $times }
    .share = ਸਭ ਤੋਂ ਵੱਡਾ ਹਿੱਸਾ { $value }, { $times }
chart-unusual-high = { $value }, ਅਸਾਧਾਰਨ ਤੌਰ ਤੇ ਵੱਧ
chart-unusual-low = { $value }, ਅਸਾਧਾਰਨ ਤੌਰ ਤੇ ਘੱਟ
chart-outliers = { $count } ਅਸਾਧਾਰਨ ਮੁੱਲ
chart-first-value = { FORM($value, case: "whole") }
chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}
chart-constant = ਸਾਰੇ ਮੁੱਲ ਇੱਕੋ ਜਿਹੇ, { $value }
chart-trend-none = ਕੋਈ ਸਾਫ਼ ਰੁਝਾਨ ਨਹੀਂ
chart-average = ਔਸਤ { $value }
chart-average-days = { $count } ਦਿਨਾਂ ਦੀ ਔਸਤ: { $value }
chart-series-average = { $name }: ਔਸਤ { $value }
chart-series-trend = { $name }: ਔਸਤ { $value }, { $trend }
chart-series-constant = { $name }: ਸਾਰੇ ਮੁੱਲ ਇੱਕੋ ਜਿਹੇ, { $value }
chart-series-empty = { $name }: ਕੋਈ ਡਾਟਾ ਨਹੀਂ
chart-series-number = ਸੀਰੀਜ਼ { $number }
chart-series-more = { $count } ਹੋਰ ਸੀਰੀਜ਼
-tail-near-day = ਅੱਜ ਕੱਲ੍ਹ ਭਲਕੇ
chart-on-day = { TAIL($date) ->
    [near-day] { FORM($date, case: "oblique") }
   *[other] { FORM($date, case: "oblique") } ਨੂੰ
}
chart-at-moment = { $date }
chart-at-time = { FORM($time, case: "at") }
chart-in-month = { FORM($month, case: "oblique") } ਵਿੱਚ
chart-at-number = { FORM($value, case: "oblique") } ਉੱਤੇ
chart-point = { $name }: { $value }
chart-point-none = ਕੋਈ ਡਾਟਾ ਨਹੀਂ
chart-compare-more = { $total } ਵਿੱਚੋਂ { $count } ਵਾਰ { FORM($name, case: "oblique") } ਦਾ ਅੰਕੜਾ ਵੱਧ
chart-compare-always = { FORM($name, case: "oblique") } ਦਾ ਅੰਕੜਾ ਹਮੇਸ਼ਾ ਵੱਧ
chart-compare-even = ਕਦੇ ਇੱਕ ਦਾ ਅੰਕੜਾ ਵੱਧ, ਕਦੇ ਦੂਜੇ ਦਾ, ਬਰਾਬਰ ਵਾਰ
chart-compare-same = ਦੋਵੇਂ ਹਮੇਸ਼ਾ ਬਰਾਬਰ
chart-compare-none = { $first } ਅਤੇ { $second }: ਤੁਲਨਾ ਲਈ ਕੁਝ ਨਹੀਂ
chart-difference = ਸਭ ਤੋਂ ਵੱਡਾ ਅੰਤਰ { $value }, { $when }
chart-difference-named = ਸਭ ਤੋਂ ਵੱਡਾ ਅੰਤਰ: { $name }, { $value }
chart-difference-alone = ਸਭ ਤੋਂ ਵੱਡਾ ਅੰਤਰ { $value }
