## Limits and estimates of an amount. $case "inside": a state comes before the noun, because words follow. A half is "yarısı" here

bound-at-least = en az { bound-amount }

bound-up-to = en fazla { bound-amount }

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

bound-around = { $amount } civarı

bound-from = { bound-ablative } başlayan

bound-between = { HEAD($from) ->
    [minus] { $from } ile { range.end } arası
   *[other] { FORM($from, case: "years") } ile { FORM($to, case: "years") } arası
}

bound-nearly = neredeyse { bound-amount }

bound-ablative = { HEAD($amount) ->
    [half] { FORM(ablative, $amount, case: "bounded") }
   *[other] { FORM(ablative, $amount, case: "inside") }
}

# A half needs another word than a count in a state: yaklaşık yarısı
bound-amount = { HEAD($amount) ->
    [half] { FORM($amount, case: "bounded") }
   *[other] { FORM($amount, case: "inside") }
}
-head-half = yarım

range-shared = { $amount }
