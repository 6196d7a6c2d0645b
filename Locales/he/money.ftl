money-major-minor = { HEAD($minor) ->
    [hebrew] { $major } ו{ $minor }
   *[other] { $major } ו-{ $minor }
}

money-hidden = סכום מוסתר

money-unavailable = הסכום לא זמין

## Ranges

money-range = { HEAD($from) ->
    [minus] { $from } עד { range.end }
   *[other] { $from } עד { $to }
}

money-range-shared = { FORM($currency, $range) }
