money-major-minor = { $major } اور { $minor }

# With its verb, for alone a hidden amount would be money that somebody hid.
money-hidden = { $case ->
    [listed] پوشیدہ رقم
    [oblique] پوشیدہ رقم
   *[direct] رقم پوشیدہ ہے
}
    .gender = feminine

money-unavailable = رقم دستیاب نہیں

## Ranges

# Both سے and تک ask for the oblique
money-range = { FORM($from, case: "oblique") } سے { range-to-oblique } تک

# 20 سے 30 ڈالر; as after the upper number, 0 سے 1 روپیہ
money-range-shared = { $to ->
    [1] { $from } سے { FORM($currency, $to) }
   *[other] { FORM($currency, $range) }
}
