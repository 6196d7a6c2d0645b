## Limits and estimates of an amount

bound-at-least = 至少{ $amount }

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

bound-more-than = 超过{ FORM($amount, case: "first") }

bound-less-than = 不到{ FORM($amount, case: "first") }

bound-about = 大约{ $amount }

# For example: 晚上8点左右
bound-around = { FORM($amount, case: "first") }左右

# For example: 20美元起
bound-from = { FORM($amount, case: "first") }起

# 2到4之间, 3到5条消息之间; 百分之3到百分之5之间, 每月980元到每月1480元之间: what is before the number is said at both.
bound-between = { TAIL($from) ->
    [digit] { bound-between-number }
   *[whole] { bound-between-whole }
}
bound-between-number = { HEAD($from) ->
    [percent] { bound-between-whole }
   *[number] { HEAD($to) ->
        [percent] 百分之{ $from }到{ $to }之间
        [each] { FORM($to, $from) }到{ $to }之间
       *[other] { bound-between-whole }
    }
}
bound-between-whole = { HEAD($from) ->
    [minus] { $from }到{ range.end }之间
   *[other] { $from }到{ FORM($to, case: "first") }之间
}
-head-percent = 百分之

# 接近3000元, but 几乎已满: of a state.
bound-nearly = { HEAD($amount) ->
    [amount] 接近{ FORM($amount, case: "first") }
   *[state] 几乎{ $amount }
}
-head-amount = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* 两 负 零 每 百分之 距离 凌晨 早上 上午 中午 下午 晚上 今天 明天

range-shared = { $amount }
