## An age has its label in front: ವಯಸ್ಸು: 5 ವರ್ಷ

-head-age = ವಯಸ್ಸು
bound-at-least = { HEAD($amount) ->
    [age] ವಯಸ್ಸು: ಕನಿಷ್ಠ { FORM($amount, case: "inner") }
   *[other] ಕನಿಷ್ಠ { FORM($amount, case: "inner") }
}
bound-up-to = { HEAD($amount) ->
    [age] ವಯಸ್ಸು: ಗರಿಷ್ಠ { FORM($amount, case: "inner") }
   *[other] ಗರಿಷ್ಠ { FORM($amount, case: "inner") }
}
bound-more-than = { HEAD($amount) ->
    [age] ವಯಸ್ಸು: { than-amount } ಹೆಚ್ಚು
   *[other] { than-amount } ಹೆಚ್ಚು
}
bound-less-than = { HEAD($amount) ->
    [age] ವಯಸ್ಸು: { than-amount } ಕಡಿಮೆ
   *[other] { than-amount } ಕಡಿಮೆ
}
bound-about = { HEAD($amount) ->
    [age] ವಯಸ್ಸು: ಸುಮಾರು { FORM($amount, case: "inner") }
   *[other] ಸುಮಾರು { FORM($amount, case: "inner") }
}
bound-around = { HEAD($amount) ->
    [age] ವಯಸ್ಸು: ಸರಿಸುಮಾರು { FORM($amount, case: "inner") }
   *[other] ಸರಿಸುಮಾರು { FORM($amount, case: "inner") }
}
bound-from = { from-amount } ಆರಂಭ
bound-between = { HEAD($from) ->
    [age] ವಯಸ್ಸು: { FORM($from, case: "inner") } ಮತ್ತು { bound-between-end } ನಡುವೆ
    [below-zero] { FORM($from, case: "inner") } ಮತ್ತು { bound-between-above } ನಡುವೆ
   *[other] { FORM($from, case: "inner") } ಮತ್ತು { bound-between-end } ನಡುವೆ
}
bound-between-above = { HEAD($to) ->
    [unsigned] { bound-between-end }
   *[signed] ಪ್ಲಸ್ { bound-between-end }
}
bound-between-end = { TAIL(FORM($to, case: "direct")) ->
    [digit] { FORM($to, case: "direct") }ರ
   *[word] { FORM($to, case: "genitive") }
}
bound-nearly = { HEAD($amount) ->
    [age] ವಯಸ್ಸು: ಬಹುತೇಕ { FORM($amount, case: "inner") }
   *[other] ಬಹುತೇಕ { FORM($amount, case: "inner") }
}
range-shared = { $amount }
