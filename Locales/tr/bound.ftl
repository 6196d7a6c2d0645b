## Limits and estimates of an amount. $case "inside": a state comes before the noun, because words follow. A half is "yarısı" here

bound-at-least = { HEAD($amount) ->
    [time] en erken { $amount }
   *[other] en az { bound-amount }
}

bound-up-to = { HEAD($amount) ->
    [time] en geç { $amount }
   *[other] en fazla { bound-amount }
}
-head-time = saat !saatte

# 20 dakikadan fazla, yüzde 75’ten fazla; 18 yaşından büyük
bound-more-than = { TAIL($amount) ->
    [age] { FORM($amount, case: "from") } büyük
   *[other] { bound-ablative } fazla
}

bound-less-than = { TAIL($amount) ->
    [age] { FORM($amount, case: "from") } küçük
   *[other] { bound-ablative } az
}
-tail-age = yaşında aylık haftalık günlük

bound-about = yaklaşık { bound-amount }

bound-around = { TAIL($amount) ->
    [age] yaklaşık { $amount }
   *[other] { bound-amount } civarı
}

bound-from = { TAIL($amount) ->
    [age] { FORM($amount, case: "from") } itibaren
   *[other] { bound-ablative } itibaren
}

bound-between = { HEAD($from) ->
    [minus] { $from } ile { range.end } arası
   *[other] { FORM($from, case: "years-from") } ile { FORM($to, case: "years") } arası
}

bound-nearly = neredeyse { bound-amount }

bound-ablative = { HEAD($amount) ->
    [half] { FORM($amount, case: "bounded") }ndan
   *[other] { FORM($amount, case: "inside") }{ amount-locative }n
}
amount-locative = { TAIL(FORM($amount, case: "inside")) ->
    [read-back-hard] ’ta
    [read-front-hard] ’te
    [read-back] ’da
    [read-front] ’de
    [zero] ’da
    [front-exception-hard] te
    [front-exception-soft] de
    [owned-back] nda
    [owned-front] nde
    [back-vowel] da
    [front-vowel] de
    [back-hard] ta
    [front-hard] te
    [front-soft] de
   *[back-soft] da
}

# A half needs another word than a count in a state: yaklaşık yarısı
bound-amount = { HEAD($amount) ->
    [half] { FORM($amount, case: "bounded") }
   *[other] { FORM($amount, case: "inside") }
}
-head-half = yarım

range-shared = { $amount }
