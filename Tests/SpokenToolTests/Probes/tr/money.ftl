# 25 lira 50 kuruş: nothing stands between them.
money-major-minor = { $major } { $minor }

money-hidden = gizli tutar

money-unavailable = tutar kullanılamıyor

## A recurring amount: a wage, a price, an allowance

## Ranges

money-range = { $from } ila { $to }

money-range-shared = { FORM($currency, $range) }
