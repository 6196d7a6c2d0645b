# 25 ଟଙ୍କା 50 ପଇସା
money-major-minor = { $major } { $minor }

money-hidden = ଲୁଚାଯାଇଥିବା ରାଶି

money-unavailable = ରାଶି ଉପଲବ୍ଧ ନାହିଁ

## Ranges

money-range = { HEAD($from) ->
    [below-zero] { $from }ରୁ { range-above } ପର୍ଯ୍ୟନ୍ତ
   *[other] { $from }ରୁ { $to } ପର୍ଯ୍ୟନ୍ତ
}

money-range-shared = { FORM($currency, $range) }
