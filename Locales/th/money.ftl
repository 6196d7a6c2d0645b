# A space between the units: 25 ดอลลาร์ 50 เซนต์
money-major-minor = { $major } { $minor }

money-hidden = จำนวนเงินที่ซ่อนไว้

money-unavailable = ไม่ทราบจำนวนเงิน

## Ranges

# For example: 20 ดอลลาร์ 50 เซนต์ถึง 30 ดอลลาร์
money-range = { HEAD($from) ->
    [minus] { $from }{ range.end }
   *[other] { to-end }
}

# For example: 20 ถึง 30 ดอลลาร์
money-range-shared = { FORM($currency, $range) }
