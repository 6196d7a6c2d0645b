measure-unavailable = ਮਾਪ ਉਪਲਬਧ ਨਹੀਂ
measure-unknown = { $count } { $name }
# The period comes after things and units, but first before a postposition, and where the amount is a short sentence or
# how often: ਪ੍ਰਤੀ ਦਿਨ 4 ਸਕਿੰਟਾਂ ਦੀ ਕਮੀ, ਪ੍ਰਤੀ ਵਿਅਕਤੀ ਕੋਈ ਸੁਨੇਹਾ ਨਹੀਂ, ਪ੍ਰਤੀ ਹਫ਼ਤਾ 3 ਵਾਰ
measure-per = { $case ->
    [oblique] ਪ੍ਰਤੀ { per-unit } { $measure }
   *[direct] { HEAD($measure) ->
        [none] { per-first }
       *[some] { measure-per-some }
    }
}
    .measured = { $case ->
        [oblique] ਪ੍ਰਤੀ { FORM($per, case: "direct") } { $measure }
       *[direct] { FORM($measure, case: "direct") } ਪ੍ਰਤੀ { $per }
    }
measure-per-some = { TAIL($measure) ->
    [times] { per-first }
   *[other] { FORM($measure, case: "inside") } ਪ੍ਰਤੀ { per-unit }
}
-head-none = ਕੋਈ ਕਿਸੇ ਹਾਲੇ
-tail-times = ਵਾਰ ਵੱਧ
per-first = ਪ੍ਰਤੀ { per-unit } { FORM($measure, case: "direct") }
per-unit = { $period ->
    [month] ਮਹੀਨਾ
    [year] ਸਾਲ
   *[other] { FORM($unit, 1, case: "direct") }
}
measure-range = { FORM($from, case: "oblique") } ਤੋਂ { range-to-oblique } ਤੱਕ
    .below = { $low } ਤੋਂ { range-above-oblique } ਤੱਕ
# A 1 at the end has the singular: 0 ਤੋਂ 1 ਗੋਲੀ
measure-range-shared = { $to ->
    [1] { $from } ਤੋਂ { measure-range-to-one }
   *[other] { FORM($measure, $range) }
}
measure-range-to-one = { HEAD($from) ->
    [below-zero] ਪਲਸ { FORM($measure, $to) }
   *[other] { FORM($measure, $to) }
}
measure-mixed = { $first } { $second }
measure-away = { $measure } ਦੂਰ
measure-ahead = { $measure } ਅੱਗੇ
blood-pressure = { $systolic } ਬਟਾ { $diastolic }
dosage = { $measure }, { $amount }
battery-charged = { HEAD($charge) ->
    [full] ਪੂਰੀ ਤਰ੍ਹਾਂ ਚਾਰਜ ਹੋ ਗਈ ਹੈ
   *[part] { $charge } ਚਾਰਜ
}
-head-full = 100
battery-low = { $charge }, ਬੈਟਰੀ ਘੱਟ
battery-charging = ਚਾਰਜ ਹੋ ਰਹੀ ਹੈ, { $charge }
battery-unavailable = ਬੈਟਰੀ ਦਾ ਪੱਧਰ ਉਪਲਬਧ ਨਹੀਂ
grade-excellent = ਸ਼ਾਨਦਾਰ
grade-good = ਚੰਗਾ
grade-needs-improvement = ਸੁਧਾਰ ਦੀ ਲੋੜ
grade-unavailable = ਗ੍ਰੇਡ ਉਪਲਬਧ ਨਹੀਂ
goal-completed = ਟੀਚਾ ਪੂਰਾ: { $name }
    .alone = ਟੀਚਾ ਪੂਰਾ
goal-remaining = { FORM($amount, case: "inside") } ਬਾਕੀ
streak-days = { $count ->
    [1] ਲੜੀ ਦਾ ਪਹਿਲਾ ਦਿਨ
   *[other] ਲਗਾਤਾਰ { $count } ਦਿਨ
}
goal-today = ਅੱਜ ਹੁਣ ਤੱਕ { $amount }
