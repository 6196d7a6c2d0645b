## Limits and estimates of an amount, oblique before కంటే. An age has its label in front, which it leaves out where $case
## is "bounded": కనీసం 5 సంవత్సరాల వయస్సు

-head-age = వయస్సు

bound-at-least = { HEAD($amount) ->
    [age] కనీసం { FORM($amount, case: "bounded") }
   *[other] కనీసం { $amount }
}

bound-up-to = { HEAD($amount) ->
    [age] గరిష్ఠంగా { FORM($amount, case: "bounded") }
   *[other] గరిష్ఠంగా { $amount }
}

bound-more-than = { HEAD(FORM($amount, case: "direct")) ->
    [age] { bound-age } కంటే ఎక్కువ{ bound-age-end }
   *[other] { FORM($amount, case: "oblique") } కంటే ఎక్కువ
}

bound-less-than = { HEAD(FORM($amount, case: "direct")) ->
    [age] { bound-age } కంటే తక్కువ{ bound-age-end }
   *[other] { FORM($amount, case: "oblique") } కంటే తక్కువ
}

# 5 సంవత్సరాల కంటే ఎక్కువ వయస్సు; after a name that tells it, only how much
bound-age = { FORM($amount, case: "unlabeled") }
bound-age-end = { $case ->
    [inner] { "" }
   *[direct] { " వయస్సు" }
}

bound-about = { HEAD($amount) ->
    [age] సుమారు { FORM($amount, case: "bounded") }
   *[other] సుమారు { $amount }
}

bound-around = { bound-about }

bound-from = { FORM($amount, case: "oblique") } నుండి మొదలు

bound-between = { FORM($from, case: "oblique") } నుండి { range-to-oblique } మధ్య

bound-nearly = { HEAD($amount) ->
    [age] దాదాపు { FORM($amount, case: "bounded") }
   *[other] దాదాపు { $amount }
}

range-shared = { FORM($amount, case: "part") }
