# zwischen 20 Euro und 30 Euro 50 Cent
money-major-minor = { $case ->
    [between] { $major } { $minor }
   *[other] { $major } und { $minor }
}

# As screen readers say it of what is hidden.
money-hidden = Betrag ausgeblendet

money-unavailable = Betrag nicht verfügbar

## Ranges: "bis" alone asks for no case

# minus 20 Euro bis plus 20 Euro, as "range" in number.ftl
money-range = { HEAD($from) ->
    [below-zero] { $from } bis { range-above }
   *[other] { $from } bis { $to }
}

# The number before "bis" is "ein" without an ending (see "range-from"): ein bis 2 Kronen.
money-range-shared = { FORM($currency, $range) }
