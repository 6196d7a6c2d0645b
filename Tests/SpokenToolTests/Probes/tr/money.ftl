# 25 lira 50 kuruş: nothing stands between them.
money-major-minor = { $major } { $minor }

money-hidden = gizli tutar

money-unavailable = tutar kullanılamıyor

## A recurring amount: a wage, a price, an allowance

money-per-hour = saatte { $amount }

money-per-day = günde { $amount }

money-per-week = haftada { $amount }

money-per-month = ayda { $amount }

money-per-year = yılda { $amount }

## Ranges

money-range = { $from } ila { $to }

money-range-shared = { FORM($currency, $range) }
