# 25 ଟଙ୍କା 50 ପଇସା
money-major-minor = { $major } { $minor }

money-hidden = ଲୁଚାଯାଇଥିବା ରାଶି

money-unavailable = ରାଶି ଉପଲବ୍ଧ ନାହିଁ

## Ranges

money-range = { HEAD($from) ->
    [below-zero] { $from }ରୁ { range-above }
   *[other] { $from }ରୁ { $to }
}

money-range-shared = { FORM($currency, $range) }
