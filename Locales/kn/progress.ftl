## The total stands first: 5ರಲ್ಲಿ 3

progress = { $total }ರಲ್ಲಿ { $completed }
    .things = { $total ->
        [1] ಒಟ್ಟು { FORM($counted, case: "direct") }, ಇಲ್ಲಿಯವರೆಗೆ { $completed }
       *[other] { FORM($counted, case: "during") } { done-number }
    }
# 240 ಅಕ್ಷರಗಳಲ್ಲಿ 60; 12 ಸದಸ್ಯರಲ್ಲಿ ಮೂವರು
done-number = { TRAIT($counted, "kind") ->
    [person] { done-people }
   *[thing] { $completed }
}
done-people = { $completed ->
    [1] ಒಬ್ಬರು
    [2] ಇಬ್ಬರು
    [3] ಮೂವರು
    [4] ನಾಲ್ವರು
   *[other] { $completed } ಜನರು
}
progress-completed = { $completed ->
    [0] { $total }ರಲ್ಲಿ ಯಾವುದೂ ಪೂರ್ಣಗೊಂಡಿಲ್ಲ
    [1] { $total }ರಲ್ಲಿ { $completed } ಪೂರ್ಣಗೊಂಡಿದೆ
   *[other] { $total }ರಲ್ಲಿ { $completed } ಪೂರ್ಣಗೊಂಡಿವೆ
}
progress-step = { $total }ರಲ್ಲಿ { NUMBER($completed, style: "words", type: "ordinal") } ಹಂತ
    .alone = ಹಂತ { $completed }
progress-page = { $total }ರಲ್ಲಿ { NUMBER($completed, style: "words", type: "ordinal") } ಪುಟ
    .alone = ಪುಟ { $completed }
progress-question = { $total }ರಲ್ಲಿ { NUMBER($completed, style: "words", type: "ordinal") } ಪ್ರಶ್ನೆ
    .alone = ಪ್ರಶ್ನೆ { $completed }
progress-indeterminate = ಪ್ರಗತಿಯಲ್ಲಿದೆ
progress-done = ಪೂರ್ಣಗೊಂಡಿದೆ
