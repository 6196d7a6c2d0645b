change-up = { FORM($amount, case: "oblique") } ਦਾ ਵਾਧਾ
change-down = { TAIL(FORM($amount, case: "counted")) ->
    [counted] { difference-less }
   *[measured] { FORM($amount, case: "oblique") } ਦੀ ਕਮੀ
}
-tail-counted = ਘੱਟ
change-none = ਕੋਈ ਤਬਦੀਲੀ ਨਹੀਂ
change-up-from = { FORM($baseline, case: "told", gender: "over") } ਦੇ ਮੁਕਾਬਲੇ { change-up }
change-down-from = { FORM($baseline, case: "told", gender: "over") } ਦੇ ਮੁਕਾਬਲੇ { change-down }
change-none-from = { FORM($baseline, case: "told", gender: "over") } ਦੇ ਮੁਕਾਬਲੇ ਕੋਈ ਤਬਦੀਲੀ ਨਹੀਂ
change-up-since = { FORM($date, case: "told", gender: "over") } ਤੋਂ ਹੁਣ ਤੱਕ { change-up }
change-down-since = { FORM($date, case: "told", gender: "over") } ਤੋਂ ਹੁਣ ਤੱਕ { change-down }
change-none-since = { FORM($date, case: "told", gender: "over") } ਤੋਂ ਹੁਣ ਤੱਕ ਕੋਈ ਤਬਦੀਲੀ ਨਹੀਂ
difference-more = { FORM($amount, case: "inside") } ਵੱਧ
difference-less = { FORM($amount, case: "inside") } ਘੱਟ
difference-none = ਓਨਾ ਹੀ
difference-more-than = { FORM($baseline, case: "told", gender: "over") } ਨਾਲੋਂ { FORM($amount, case: "inside") } ਵੱਧ
difference-less-than = { FORM($baseline, case: "told", gender: "over") } ਨਾਲੋਂ { FORM($amount, case: "inside") } ਘੱਟ
difference-none-than = { FORM($baseline, case: "told", gender: "over") } ਜਿੰਨਾ ਹੀ
difference-more-on = { FORM($date, case: "told", gender: "over") } ਨਾਲੋਂ { FORM($amount, case: "inside") } ਵੱਧ
difference-less-on = { FORM($date, case: "told", gender: "over") } ਨਾਲੋਂ { FORM($amount, case: "inside") } ਘੱਟ
difference-none-on = { FORM($date, case: "told", gender: "over") } ਜਿੰਨਾ ਹੀ
baseline-last-time = ਪਿਛਲੀ ਵਾਰ
trend-rising = ਵਧਦਾ ਰੁਝਾਨ
    .fast = ਤੇਜ਼ੀ ਨਾਲ ਵਧਦਾ ਰੁਝਾਨ
    .slowly = ਹੌਲੀ-ਹੌਲੀ ਵਧਦਾ ਰੁਝਾਨ
trend-falling = ਘਟਦਾ ਰੁਝਾਨ
    .fast = ਤੇਜ਼ੀ ਨਾਲ ਘਟਦਾ ਰੁਝਾਨ
    .slowly = ਹੌਲੀ-ਹੌਲੀ ਘਟਦਾ ਰੁਝਾਨ
trend-steady = ਸਥਿਰ
trend-unchanged = { change-none }
trend-above-average = ਔਸਤ ਤੋਂ ਵੱਧ
trend-below-average = ਔਸਤ ਤੋਂ ਘੱਟ
trend-average = ਔਸਤ
trend-new-high = ਹੁਣ ਤੱਕ ਦਾ ਸਭ ਤੋਂ ਉੱਚਾ ਪੱਧਰ
trend-new-low = ਹੁਣ ਤੱਕ ਦਾ ਸਭ ਤੋਂ ਨੀਵਾਂ ਪੱਧਰ
