## The total stands first: 5ರಲ್ಲಿ 3

progress = { $total }ರಲ್ಲಿ { $completed }
progress-completed = { $completed ->
    [0] { $total }ರಲ್ಲಿ ಯಾವುದೂ ಪೂರ್ಣಗೊಂಡಿಲ್ಲ
    [1] { $total }ರಲ್ಲಿ { $completed } ಪೂರ್ಣಗೊಂಡಿದೆ
   *[other] { $total }ರಲ್ಲಿ { $completed } ಪೂರ್ಣಗೊಂಡಿವೆ
}
progress-step = { $total }ರಲ್ಲಿ { NUMBER($completed, style: "words", type: "ordinal") } ಹಂತ
progress-page = { $total }ರಲ್ಲಿ { NUMBER($completed, style: "words", type: "ordinal") } ಪುಟ
progress-question = { $total }ರಲ್ಲಿ { NUMBER($completed, style: "words", type: "ordinal") } ಪ್ರಶ್ನೆ
progress-indeterminate = ಪ್ರಗತಿಯಲ್ಲಿದೆ
progress-done = ಪೂರ್ಣಗೊಂಡಿದೆ
