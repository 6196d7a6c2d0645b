price-free = ಉಚಿತ
price-was = { $amount }, ಹಿಂದಿನ ಬೆಲೆ { $was }
price-was-number = { $amount }, ಹಿಂದಿನ ಬೆಲೆ { $value }
price-off = { $value } ರಿಯಾಯಿತಿ
price-tax-included = ತೆರಿಗೆ ಸೇರಿ
price-tax-excluded = ತೆರಿಗೆ ಪ್ರತ್ಯೇಕ
price-delivery = ಡೆಲಿವರಿ ಶುಲ್ಕ { $amount } ಪ್ರತ್ಯೇಕ
price-delivery-free = ಉಚಿತ ಡೆಲಿವರಿ
price-per = { per-unit } { $amount }
    .measured = { FORM($measure, case: "dative") } { $amount }
price-then = { $first }, ನಂತರ { $second }
price-first = ಮೊದಲ { FORM($unit, 1, case: "dative") }ೆ { $amount }
# 12 ತಿಂಗಳಿಗೆ 25 ರೂಪಾಯಿ for all of them; 12 ತಿಂಗಳವರೆಗೆ ತಿಂಗಳಿಗೆ 25 ರೂಪಾಯಿ
price-for = { HEAD($amount) ->
    [rate] { FORM($duration, case: "until") } { $amount }
   *[whole] { FORM($duration, case: "dative") } { $amount }
}
-head-rate = ಗಂಟೆಗೆ ದಿನಕ್ಕೆ ವಾರಕ್ಕೆ ತಿಂಗಳಿಗೆ ವರ್ಷಕ್ಕೆ ಪ್ರತಿ ಉಚಿತ
# accepted: unused-argument
# Never heard of one: that is the price alone.
price-each = { HEAD($amount) ->
    [nothing] { $count } ಐಟಂಗಳು, { price-free }
   *[something] { $count } ಐಟಂಗಳು, ಪ್ರತಿ ಐಟಂಗೆ { $amount }, ಒಟ್ಟು { $total }
}
-head-nothing = 0 ಸೊನ್ನೆ !0.
stock-in = ಸ್ಟಾಕ್ ಇದೆ
stock-left = { $count ->
    [1] ಸ್ಟಾಕ್ ಇದೆ, { $count } ಉಳಿದಿದೆ
   *[other] ಸ್ಟಾಕ್ ಇದೆ, { $count } ಉಳಿದಿವೆ
}
field-total = ಒಟ್ಟು
field-subtotal = ಉಪಮೊತ್ತ
field-fee = ಶುಲ್ಕ
field-tax = ತೆರಿಗೆ
field-tip = ಟಿಪ್
field-discount = ರಿಯಾಯಿತಿ
field-delivery = ಡೆಲಿವರಿ
