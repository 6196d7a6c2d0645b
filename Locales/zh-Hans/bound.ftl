## Limits and estimates of an amount

# 至少3条消息, but 最早晚上8点.
bound-at-least = { TRAIT($amount, "score") ->
    [yes] 至少{ $amount }
   *[other] { TAIL($amount) ->
        [moment] 最早{ $amount }
       *[other] 至少{ $amount }
    }
}

# 最多50美元, but 最晚15点30分, and 不超过12岁.
bound-up-to = { TRAIT($amount, "age") ->
    [yes] 不超过{ $amount }
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
-tail-moment = 点 分 日 星期一 星期二 星期三 星期四 星期五 星期六 今天 明天 昨天 前天

# 超过99, but 高于零下5摄氏度, 晚于晚上8点.
bound-more-than = { TRAIT($amount, "score") ->
    [yes] 超过{ $amount }
   *[other] { TAIL($amount) ->
        [degrees] 高于{ $amount }
        [moment] 晚于{ $amount }
       *[other] 超过{ FORM($amount, case: "first") }
    }
}

bound-less-than = { TRAIT($amount, "score") ->
    [yes] 不到{ $amount }
   *[other] { TAIL($amount) ->
        [degrees] 低于{ $amount }
        [moment] 早于{ $amount }
       *[other] 不到{ FORM($amount, case: "first") }
    }
}

bound-about = 大约{ $amount }

# For example: 晚上8点左右
bound-around = { FORM($amount, case: "first") }左右

# 20美元起, but 从星期一开始, for 星期一起 is heard as 一起.
bound-from = { TRAIT($amount, "score") ->
    [yes] { $amount }起
   *[other] { TAIL($amount) ->
        [moment] 从{ $amount }开始
       *[other] { FORM($amount, case: "first") }起
    }
}

# 2到4之间, 3到5条消息之间; 百分之3到百分之5之间, 每小时40公里到每小时50公里之间.
bound-between = { TAIL($from) ->
    [digit] { bound-between-number }
   *[whole] { bound-between-whole }
}
bound-between-number = { HEAD($from) ->
    [percent] { bound-between-whole }
   *[number] { HEAD($to) ->
        [percent] 百分之{ $from }到{ $to }之间
        [each] { bound-between-rate }
       *[other] { bound-between-whole }
    }
}
# 每月980到1480日元之间, 每小时40到50公里之间
bound-between-rate = { TRAIT($to, "per") ->
    [yes] { FORM($to, case: "per") }{ $from }到{ FORM($to, case: "last") }之间
   *[unit] { FORM($to, $from) }到{ $to }之间
}
bound-between-whole = { HEAD($from) ->
    [minus] { $from }到{ range.end }之间
   *[other] { FORM($from, case: "first") }到{ FORM($to, case: "first") }之间
}
-head-percent = 百分之

# 接近3000元, but 几乎已满: of a state.
bound-nearly = { HEAD(FORM($amount, case: "first")) ->
    [amount] 接近{ FORM($amount, case: "first") }
   *[state] 几乎{ $amount }
}
-head-amount = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* 两 负 零 每 百分之 距离 凌晨 早上 上午 中午 下午 晚上 今天 明天

range-shared = { $amount }
