# 25 דולר ו־50 סנט; see list.ftl
money-major-minor = { HEAD($minor) ->
    [hebrew] { $major } ו{ $minor }
   *[other] { $major } ו־{ $minor }
}

money-hidden = סכום מוסתר

money-unavailable = הסכום אינו זמין

## A recurring amount: a wage, a price, an allowance

money-per-hour = { $amount } לשעה

money-per-day = { $amount } ליום

money-per-week = { $amount } לשבוע

money-per-month = { $amount } לחודש

money-per-year = { $amount } לשנה

## Ranges

money-range = { $from } עד { $to }

money-range-shared = { FORM($currency, $range) }
