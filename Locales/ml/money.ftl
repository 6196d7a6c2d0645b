# Only the last part has a case: ഒരു രൂപ 50 പൈസയിൽ കൂടുതൽ
money-major-minor = { FORM($major, case: "direct") } { $minor }

money-hidden = തുക മറച്ചിരിക്കുന്നു

money-unavailable = തുക ലഭ്യമല്ല

## Ranges

money-range = { HEAD($from) ->
    [below-zero] { $from } മുതൽ { range-above } വരെ
   *[other] { $from } മുതൽ { $to } വരെ
}

# 20 മുതൽ 30 ഡോളർ വരെ
money-range-shared = { $from } മുതൽ { FORM($currency, $to) } വരെ
