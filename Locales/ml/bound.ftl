## Limits and estimates of an amount. Before കൂടുതൽ and കുറവ് stands the locative: ഒരു മണിക്കൂറിൽ കൂടുതൽ

bound-at-least = കുറഞ്ഞത് { $amount }

bound-up-to = പരമാവധി { $amount }

bound-more-than = { bound-locative } കൂടുതൽ

bound-less-than = { bound-locative } കുറവ്

bound-about = ഏകദേശം { $amount }

# same as bound-about
bound-around = ഏകദേശം { $amount }

bound-from = { $amount } മുതൽ

bound-between = { HEAD($from) ->
    [below-zero] { $from } മുതൽ { range-above } വരെ
   *[other] { $from } മുതൽ { $to } വരെ
}

bound-nearly = ഏതാണ്ട് { $amount }

# 99-ൽ; ഒരു മണിക്കൂറിൽ; but 2 ലക്ഷം എന്നതിൽ, as rounded numbers and rare units have no form
bound-locative = { TAIL(FORM($amount, case: "locative")) ->
    [locative] { FORM($amount, case: "locative") }
    [digit] { $amount }-ൽ
   *[other] { $amount } എന്നതിൽ
}

# 10 മുതൽ 20 ശതമാനം വരെ
range-shared = { FORM($amount, case: "part") } വരെ
