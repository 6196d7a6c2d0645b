# Nothing between the units: 25ドル50セント
money-major-minor = { $major }{ $minor }

money-hidden = 金額は非表示

money-unavailable = 金額不明

## A recurring amount: a wage, a price, an allowance, an average. 毎日5円 would say that they are paid every day. Voices read
## 1日あたり as いちにち, never as ついたち.

money-per-hour = 1時間あたり{ $amount }

money-per-day = 1日あたり{ $amount }

money-per-week = 1週間あたり{ $amount }

money-per-month = 1か月あたり{ $amount }

money-per-year = 1年あたり{ $amount }

## Ranges

# 20ドル50セントから30ドル
money-range = { $from }から{ $to }

# 20ドルから30ドル: the unit at both ends, or the first number is heard bare.
money-range-shared = { FORM($currency, $from) }から{ FORM($currency, $to) }
