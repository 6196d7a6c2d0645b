# Nothing between the units: 25美元50美分
money-major-minor = { $major }{ $minor }

money-hidden = 金額已隱藏

money-unavailable = 無法取得金額

## Ranges

# For example: 20美元50美分到30美元
money-range = { HEAD($from) ->
    [minus] { $from }到{ range.end }
   *[other] { $from }到{ $to }
}

# For example: 20到30美元
money-range-shared = { FORM($currency, $range) }
