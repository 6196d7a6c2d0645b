## An age has its label in front: ವಯಸ್ಸು: 5 ವರ್ಷಗಳು

-head-age = ವಯಸ್ಸು
bound-at-least = ಕನಿಷ್ಠ { FORM($amount, case: "inner") }
bound-up-to = ಗರಿಷ್ಠ { FORM($amount, case: "inner") }
bound-more-than = { than-amount } ಹೆಚ್ಚು
bound-less-than = { than-amount } ಕಡಿಮೆ
bound-about = ಸುಮಾರು { FORM($amount, case: "inner") }
bound-around = ಸರಿಸುಮಾರು { FORM($amount, case: "inner") }
bound-from = { from-amount } ಆರಂಭ
bound-between = { from-from } { FORM($to, case: "direct") } ನಡುವೆ
bound-nearly = ಬಹುತೇಕ { FORM($amount, case: "inner") }
range-shared = { $amount }
