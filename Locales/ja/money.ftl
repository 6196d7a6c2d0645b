# Nothing between the units: 25ドル50セント
money-major-minor = { $major }{ $minor }

money-hidden = 金額は非表示

money-unavailable = 金額不明

## Ranges

# For example: 20ドル50セントから30ドル
money-range = { $from }から{ range-plus }{ $to }

# 20ドルから30ドル: the unit at both ends, or the first number is heard bare.
money-range-shared = { FORM($currency, $from) }から{ FORM($currency, $to) }
