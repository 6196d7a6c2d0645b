money-major-minor = { FORM($major, case: "parts") } { $minor }

money-hidden = 금액 숨김

money-unavailable = 금액 알 수 없음

## Ranges

money-range = { range-amounts }

# 20달러에서 30달러: the unit at both ends, or the first number is heard bare.
money-range-shared = { FORM($currency, $from) }에서 { FORM($currency, $to) }
