## Limits and estimates of an amount. An age has its own words

bound-at-least = legalább { bound-amount }

bound-up-to = legfeljebb { bound-amount }

# több mint 20 perc; 18 évesnél idősebb
bound-more-than = { TAIL($amount) ->
    [age-back] { $amount }nál idősebb
    [age-front] { $amount }nél idősebb
   *[other] több mint { bound-amount }
}

bound-less-than = { TAIL($amount) ->
    [age-back] { $amount }nál fiatalabb
    [age-front] { $amount }nél fiatalabb
   *[other] kevesebb mint { bound-amount }
}
-tail-age-back = napos hónapos
-tail-age-front = hetes éves

bound-about = körülbelül { bound-amount }

bound-around = { FORM($amount, case: "inside") } körül

# A lowest price or amount, before others that are higher
bound-from = minimum { bound-amount }

bound-between = { HEAD($from) ->
    [minus] { $from } és { range.end } között
   *[other] { FORM($from, case: "years") } és { $to } között
}

bound-nearly = majdnem { bound-amount }

bound-amount = { $case ->
    [instrumental] { $amount }
   *[bare] { FORM($amount, case: "bounded") }
}

## Ranges of percentages

range-shared = { FORM($amount, case: "open") } között
