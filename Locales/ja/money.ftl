# Nothing between the units: 25ドル50セント
money-major-minor = { $major }{ $minor }

money-hidden = 金額は非表示

money-unavailable = 金額不明

## A recurring amount: a wage, a price, an allowance. For a day it is 毎日: voices read 1日 in two ways (いちにち, ついたち).

money-per-hour = 1時間あたり{ $amount }

money-per-day = 毎日{ $amount }

money-per-week = 毎週{ $amount }

money-per-month = 毎月{ $amount }

money-per-year = 毎年{ $amount }

## Ranges

# 20ドル50セントから30ドル
money-range = { $from }から{ $to }

# 20から30ドル
money-range-shared = { FORM($currency, $range) }
