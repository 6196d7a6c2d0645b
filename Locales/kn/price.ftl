price-free = ಉಚಿತ
price-was = { $amount }, ಮೊದಲು { $was }
price-was-number = { $amount }, ಮೊದಲು { $value }
price-off = { $value } ರಿಯಾಯಿತಿ
price-tax-included = ತೆರಿಗೆ ಸೇರಿ
price-tax-excluded = ತೆರಿಗೆ ಪ್ರತ್ಯೇಕ
price-delivery = ಡೆಲಿವರಿ ಶುಲ್ಕ { $amount } ಪ್ರತ್ಯೇಕ
price-delivery-free = ಉಚಿತ ಡೆಲಿವರಿ
price-per = { per-unit } { $amount }
    .measured = { $amount } ಪ್ರತಿ { $measure }
price-then = { $first }, ನಂತರ { $second }
price-first = ಮೊದಲ { per-unit } { $amount }
price-for = { FORM($duration, case: "until") } { $amount }
price-each = { $count ->
    [1] { $count } ಐಟಂ, ಪ್ರತಿ ಐಟಂಗೆ { $amount }, ಒಟ್ಟು { $total }
   *[other] { $count } ಐಟಂಗಳು, ಪ್ರತಿ ಐಟಂಗೆ { $amount }, ಒಟ್ಟು { $total }
}
stock-in = ಸ್ಟಾಕ್ ಇದೆ
stock-left = ಸ್ಟಾಕ್ ಇದೆ, { $count } ಉಳಿದಿದೆ
field-total = ಒಟ್ಟು
field-subtotal = ಉಪಮೊತ್ತ
field-fee = ಶುಲ್ಕ
field-tax = ತೆರಿಗೆ
field-tip = ಟಿಪ್
field-discount = ರಿಯಾಯಿತಿ
field-delivery = ಡೆಲಿವರಿ
