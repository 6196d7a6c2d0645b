## Limits and estimates of an amount

# 至少3則訊息, but 最早晚上8點.
bound-at-least = { TRAIT($amount, "score") ->
    [yes] 至少{ $amount }
   *[other] { TAIL($amount) ->
        [moment] 最早{ $amount }
       *[other] 至少{ $amount }
    }
}

# 最多50美元, but 最晚15點30分, and 不超過12歲.
bound-up-to = { TRAIT($amount, "age") ->
    [yes] 不超過{ $amount }
   *[other] { TRAIT($amount, "score") ->
        [yes] 最多{ $amount }
       *[other] { bound-up-to-moment }
    }
}
bound-up-to-moment = { TAIL($amount) ->
    [moment] 最晚{ $amount }
   *[other] 最多{ $amount }
}
# Times and days. A time with minutes ends in 分, as points do (.score = yes).
-tail-moment = 點 分 !美分 !歐分 !角分 日 星期一 星期二 星期三 星期四 星期五 星期六 今天 明天 昨天 前天

# 超過99, but 高於攝氏零下5度, 晚於晚上8點.
bound-more-than = { TRAIT($amount, "score") ->
    [yes] 超過{ $amount }
   *[other] { HEAD($amount) ->
        [degrees] 高於{ $amount }
       *[other] { bound-more-than-moment }
    }
}
bound-more-than-moment = { TAIL($amount) ->
    [moment] 晚於{ $amount }
   *[other] 超過{ FORM($amount, case: "first") }
}

bound-less-than = { TRAIT($amount, "score") ->
    [yes] 不到{ $amount }
   *[other] { HEAD($amount) ->
        [degrees] 低於{ $amount }
       *[other] { bound-less-than-moment }
    }
}
bound-less-than-moment = { TAIL($amount) ->
    [moment] 早於{ $amount }
   *[other] 不到{ FORM($amount, case: "first") }
}

bound-about = 大約{ $amount }

# For example: 晚上8點左右
bound-around = { FORM($amount, case: "first") }左右

# 20美元起, but 從星期一開始, for 星期一起 is heard as 一起.
bound-from = { TRAIT($amount, "score") ->
    [yes] { $amount }起
   *[other] { TAIL($amount) ->
        [moment] 從{ $amount }開始
       *[other] { FORM($amount, case: "first") }起
    }
}

# 2到4之間, 3到5則訊息之間; 百分之3到百分之5之間, 每小時40公里到每小時50公里之間.
bound-between = { TAIL($from) ->
    [digit] { bound-between-number }
   *[whole] { bound-between-whole }
}
bound-between-number = { HEAD($from) ->
    [percent] { bound-between-whole }
   *[number] { HEAD($to) ->
        [percent] 百分之{ $from }到{ $to }之間
        [each] { bound-between-rate }
        [prefixed] { FORM($to, $from) }到{ $to }之間
       *[other] { bound-between-whole }
    }
}
# 每月980到1480日圓之間, 每小時40到50公里之間
bound-between-rate = { TRAIT($to, "per") ->
    [yes] { FORM($to, case: "per") }{ $from }到{ FORM($to, case: "last") }之間
   *[unit] { FORM($to, $from) }到{ $to }之間
}
bound-between-whole = { HEAD($from) ->
    [minus] { $from }到{ range.end }之間
   *[other] { FORM($from, case: "first") }到{ FORM($to, case: "first") }之間
}
-head-percent = 百分之
# Words before the number of an amount, which the first of two numbers needs, too.
-head-prefixed = 攝氏 華氏 新台幣 人民幣 港幣

# 接近3000元, but 幾乎已滿: of a state.
bound-nearly = { HEAD(FORM($amount, case: "first")) ->
    [amount] 接近{ FORM($amount, case: "first") }
   *[state] 幾乎{ $amount }
}
-head-amount = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* 兩 負 零 攝氏 華氏 新台幣 人民幣 港幣 每 百分之 距離 凌晨 早上 上午 中午 下午 晚上 今天 明天

range-shared = { $amount }
