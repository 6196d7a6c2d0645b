# Nothing between the units: 25ドル50セント
money-major-minor = { $major }{ $minor }

money-hidden = 金額は非表示

money-unavailable = 金額不明

## A recurring amount: a wage, a price, an allowance. 毎日5円 would say that they are paid every day. Voices read 1日あたり as
## いちにち, never as ついたち. A month's and a year's are 月額 and 年額: 1か月あたり980円 is heard as a share of a longer time's.
##
## Of two amounts between which it lies, 月額 goes for both (cases "per" and "last"): 月額980から1480円の間.

## Ranges

# For example: 20ドル50セントから30ドル
money-range = { $from }から{ range-plus }{ $to }

# 20ドルから30ドル: the unit at both ends, or the first number is heard bare.
money-range-shared = { FORM($currency, $from) }から{ FORM($currency, $to) }
