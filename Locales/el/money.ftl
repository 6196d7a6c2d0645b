money-major-minor = { $major } και { $minor }

money-hidden = κρυφό ποσό

money-unavailable = μη διαθέσιμο ποσό

## Ranges

# 20 δολάρια και 50 σεντ έως 30 δολάρια
money-range = { HEAD($from) ->
    [minus] { $from } έως { range-above }
   *[other] { $from } έως { $to }
}

money-range-shared = { FORM($currency, $range) }
