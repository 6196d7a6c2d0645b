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

bound-from = { bound-ablative } itibaren

bound-between = { HEAD($from) ->
    [minus] { $from } ile { range.end } arası
   *[other] { FORM($from, case: "years-from") } ile { FORM($to, case: "years") } arası
}

bound-nearly = neredeyse { bound-amount }

# Ages, days, weeks, months, and years have the case. An amount may end in such letters: 5 fidandan fazla.
bound-ablative = { TAIL(FORM($amount, case: "from")) ->
    [ablative] { FORM($amount, case: "from") }
   *[other] { HEAD($amount) ->
        [half] { FORM($amount, case: "bounded") }ndan
       *[other] { FORM($amount, case: "inside") }{ amount-locative }n
    }
}
-tail-ablative =
    ’dan ’den ’tan ’ten günlükten haftalıktan aylıktan yaşından haftadan aydan yıldan ayından gününden bugünden dünden
    yarından pazartesiden salıdan çarşambadan perşembeden cumadan cumartesiden pazardan yarısından
amount-locative = { TAIL(FORM($amount, case: "inside")) ->
    [read-back-hard] ’ta
    [read-front-hard] ’te
    [read-front] ’de
    [read-back] ’da
    [owned-back] nda
    [owned-front] nde
    [front-hard] te
    [front-soft] de
    [back-hard] ta
   *[other] da
}

# A half needs another word than a count in a state: yaklaşık yarısı
bound-amount = { HEAD($amount) ->
    [half] { FORM($amount, case: "bounded") }
   *[other] { FORM($amount, case: "inside") }
}
-head-half = yarım

range-shared = { $amount }
