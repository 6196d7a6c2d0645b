measure-unavailable = ಅಳತೆ ಲಭ್ಯವಿಲ್ಲ
measure-unknown = { counted-number } { $name }
measure-per = { per-unit } { $measure }
    .measured = { FORM($per, case: "dative") } { $measure }
# ವಾರಕ್ಕೆ, ಲೀಟರ್‌ಗೆ; ವ್ಯಕ್ತಿಗೆ would be "to the person": ಪ್ರತಿ ವ್ಯಕ್ತಿಗೆ
per-unit = { TRAIT($unit, "kind") ->
    [thing] { $period ->
        [second] { FORM($unit, 1, case: "dative") }ೆ
        [minute] { FORM($unit, 1, case: "dative") }ೆ
        [hour] { FORM($unit, 1, case: "dative") }ೆ
        [day] { FORM($unit, 1, case: "dative") }ೆ
        [week] { FORM($unit, 1, case: "dative") }ೆ
        [month] { FORM($unit, 1, case: "dative") }ೆ
        [year] { FORM($unit, 1, case: "dative") }ೆ
       *[none] ಪ್ರತಿ { FORM($unit, 1, case: "dative") }ೆ
    }
    [person] ಪ್ರತಿ { FORM($unit, 1, case: "dative") }ೆ
   *[unit] { per-unit-word }
}
per-unit-word = { TAIL($unit) ->
    [short] { $unit }ಕ್ಕೆ
    [consonant] { $unit }‌ಗೆ
   *[vowel] { $unit }ಗೆ
}
measure-range = { from-from } { FORM($to, case: "until") }
    .below = { $low }ರಿಂದ { range-above }
# 2ರಿಂದ 4 ಡೋಸ್‌ಗಳು; 0ರಿಂದ 1 ಮಾತ್ರೆ
measure-range-shared = { $to ->
    [1] { HEAD($from) ->
        [below-zero] { range-from } ಪ್ಲಸ್ { FORM($measure, $to) }
       *[other] { range-from } { FORM($measure, $to) }
    }
   *[other] { FORM($measure, $range) }
}
measure-mixed = { duration-two }
measure-away = { $measure } ದೂರ
measure-ahead = { FORM($measure, case: "genitive") } ನಂತರ
blood-pressure = { $systolic } ಬೈ { $diastolic }
dosage = { $measure }, { $amount }
battery-charged = { TAIL($charge) ->
    [full] ಪೂರ್ತಿ ಚಾರ್ಜ್ ಆಗಿದೆ
   *[part] { $charge } ಚಾರ್ಜ್ ಇದೆ
}
-tail-full = 100
battery-low = { $charge }, ಬ್ಯಾಟರಿ ಕಡಿಮೆ ಇದೆ
battery-charging = ಚಾರ್ಜ್ ಆಗುತ್ತಿದೆ, { $charge }
battery-unavailable = ಬ್ಯಾಟರಿ ಮಟ್ಟ ಲಭ್ಯವಿಲ್ಲ
grade-excellent = ಅತ್ಯುತ್ತಮ
grade-good = ಉತ್ತಮ
grade-needs-improvement = ಸುಧಾರಣೆ ಬೇಕು
grade-unavailable = ಗ್ರೇಡ್ ಲಭ್ಯವಿಲ್ಲ
goal-completed = ಗುರಿ ಸಾಧಿಸಲಾಗಿದೆ: { $name }
    .alone = ಗುರಿ ಸಾಧಿಸಲಾಗಿದೆ
goal-remaining = ಇನ್ನೂ { $amount } ಬಾಕಿ
streak-days = { $count ->
    [1] ಸರಣಿಯ ಮೊದಲ ದಿನ
   *[other] ಸತತ { $count } ದಿನಗಳು
}
goal-today = ಇಂದು ಇದುವರೆಗೆ { $amount }
