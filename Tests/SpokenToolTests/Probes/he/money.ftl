# 25 דולר ו־50 סנט; see list.ftl
money-major-minor = { HEAD($minor) ->
    [hebrew] { $major } ו{ $minor }
   *[other] { $major } ו־{ $minor }
}

money-hidden = סכום מוסתר

money-unavailable = הסכום אינו זמין

## A recurring amount: a wage, a price, an allowance

## Ranges

money-range = { $from } עד { $to }

money-range-shared = { FORM($currency, $range) }
