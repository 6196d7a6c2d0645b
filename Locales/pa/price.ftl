price-free = ਮੁਫ਼ਤ
price-was = { $amount }, ਪਹਿਲਾਂ { $was } ਸੀ
# ਪਹਿਲਾਂ 20, 25 ਫ਼ੀਸਦੀ would be heard as 20 to 25 percent.
price-was-number = { price-was }
price-off = { $value } ਦੀ ਛੋਟ
price-tax-included = ਟੈਕਸ ਸਮੇਤ
price-tax-excluded = ਟੈਕਸ ਵੱਖਰਾ
price-delivery = ਡਿਲੀਵਰੀ ਫ਼ੀਸ { $amount } ਵੱਖਰੀ
price-delivery-free = ਮੁਫ਼ਤ ਡਿਲੀਵਰੀ
price-per = { $case ->
    [oblique] ਪ੍ਰਤੀ { per-unit } { $amount }
   *[direct] { $amount } ਪ੍ਰਤੀ { per-unit }
}
    .measured = { $case ->
        [oblique] ਪ੍ਰਤੀ { FORM($measure, case: "direct") } { $amount }
       *[direct] { $amount } ਪ੍ਰਤੀ { $measure }
    }
price-then = { $first }, ਉਸ ਤੋਂ ਬਾਅਦ { $second }
price-first = ਪਹਿਲੇ { FORM($unit, 1, case: "oblique") } ਲਈ { $amount }
price-for = { FORM($duration, case: "oblique") } ਲਈ { $amount }
# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-each-items }, { price-free }
   *[something] { price-each-items }, ਪ੍ਰਤੀ ਆਈਟਮ { $amount }, ਕੁੱਲ { $total }
}
price-each-items = { $count } { FORM(noun-item, $count) }
-head-nothing = 0 ਸਿਫ਼ਰ !0.
stock-in = ਸਟਾਕ ਵਿੱਚ ਹੈ
stock-left = ਸਟਾਕ ਵਿੱਚ, { $count } ਬਾਕੀ
field-total = ਕੁੱਲ ਰਕਮ
    .gender = feminine
field-subtotal = ਸਬਟੋਟਲ
    .gender = masculine
field-fee = ਫ਼ੀਸ
    .gender = feminine
field-tax = ਟੈਕਸ
    .gender = masculine
field-tip = ਟਿਪ
    .gender = feminine
field-discount = ਛੋਟ
    .gender = feminine
field-delivery = ਡਿਲੀਵਰੀ
    .gender = feminine
