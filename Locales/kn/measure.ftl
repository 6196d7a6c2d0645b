measure-unavailable = ಅಳತೆ ಲಭ್ಯವಿಲ್ಲ
measure-unknown = { $count } { $name }
measure-per = { per-unit } { $measure }
    .measured = { $measure } ಪ್ರತಿ { $per }
# ವಾರಕ್ಕೆ, ಲೀಟರ್‌ಗೆ
per-unit = { TRAIT($unit, "kind") ->
    [thing] { FORM($unit, 1, case: "dative") }ೆ
    [person] { FORM($unit, 1, case: "dative") }ೆ
   *[unit] { per-unit-word }
}
per-unit-word = { TAIL($unit) ->
    [short] { $unit }ಕ್ಕೆ
    [consonant] { $unit }‌ಗೆ
   *[vowel] { $unit }ಗೆ
}
measure-range = { from-from } { FORM($to, case: "until") }
    .below = { $low }ರಿಂದ { range-above }
measure-range-shared = { range-from } { FORM($measure, $to) }
measure-mixed = { $first } { $second }
measure-away = { $measure } ದೂರ
blood-pressure = { $systolic } ಬೈ { $diastolic }
dosage = { $measure }, { $amount }
battery-charged = { TAIL($charge) ->
    [full] ಪೂರ್ತಿ ಚಾರ್ಜ್ ಆಗಿದೆ
   *[part] { $charge } ಚಾರ್ಜ್ ಆಗಿದೆ
}
-tail-full = 100
battery-low = { $charge }, ಬ್ಯಾಟರಿ ಕಡಿಮೆ ಇದೆ
battery-charging = ಚಾರ್ಜ್ ಆಗುತ್ತಿದೆ, { $charge }
battery-unavailable = ಬ್ಯಾಟರಿ ಮಟ್ಟ ಲಭ್ಯವಿಲ್ಲ
grade-excellent = ಅತ್ಯುತ್ತಮ
grade-good = ಚೆನ್ನಾಗಿದೆ
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
