money-major-minor = { $major } اور { $minor }

money-hidden = چھپی ہوئی رقم

money-unavailable = رقم دستیاب نہیں

## Ranges

# Both سے and تک ask for the oblique
money-range = { FORM($from, case: "oblique") } سے { range-to-oblique } تک

# 20 سے 30 ڈالر; as after the upper number, 0 سے 1 روپیہ
money-range-shared = { $to ->
    [1] { HEAD($from) ->
        [below-zero] { $from } سے پلس { FORM($currency, $to) }
       *[other] { $from } سے { FORM($currency, $to) }
    }
   *[other] { FORM($currency, $range) }
}
