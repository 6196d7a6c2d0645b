# dwy bunt a thair ceiniog; un bunt ac wyth ceiniog
money-major-minor = { HEAD($minor) ->
    [vowel] { $major } ac { $minor }
   *[other] { $major } a { FORM($minor, case: "aspirate") }
}

money-hidden = swm cudd

money-unavailable = nid yw’r swm ar gael

## A recurring amount: a wage, a price, an allowance

## Ranges: "o" and "i" ask for the soft mutation

money-range = o { FORM($from, case: "soft") } i { FORM($to, case: "soft") }

money-range-shared = { FORM($currency, $range) }
