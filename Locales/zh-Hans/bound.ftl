## Limits and estimates of an amount

# 至少3条消息, but 最早晚上8点, and 每天至少3条消息. Speeds are values: 至少每小时50公里.
bound-at-least = { TRAIT($amount, "per") ->
    [yes] { FORM($amount, case: "per") }至少{ FORM($amount, case: "last") }
   *[other] { TAIL($amount) ->
        [moment] 最早{ $amount }
       *[other] 至少{ $amount }
    }
}

# 最多50美元, but 最晚15点30分, and 不超过12岁.
bound-up-to = { TRAIT($amount, "age") ->
    [yes] 不超过{ $amount }
   *[other] { TRAIT($amount, "per") ->
        [yes] { FORM($amount, case: "per") }最多{ FORM($amount, case: "last") }
       *[other] { bound-up-to-moment }
    }
}
bound-up-to-moment = { TAIL($amount) ->
    [moment] 最晚{ $amount }
   *[other] 最多{ $amount }
}
# Times, days, and months. Other things have the same last letter: 30分, 59美分, 3个评分, 3个百分点, 两个景点, 5个工作日. So minutes
# are listed after 点, and days after 月.
-tail-moment = 点 !百分点 !个点 !景点 !地点 !站点 !网点 !知识点 点01分 点02分 点03分 点04分 点05分 点06分 点07分 点08分 点09分 点10分 点11分 点12分 点13分
    点14分 点15分 点16分 点17分 点18分 点19分 点20分 点21分 点22分 点23分 点24分 点25分 点26分 点27分 点28分 点29分 点30分 点31分 点32分 点33分 点34分
    点35分 点36分 点37分 点38分 点39分 点40分 点41分 点42分 点43分 点44分 点45分 点46分 点47分 点48分 点49分 点50分 点51分 点52分 点53分 点54分 点55分
    点56分 点57分 点58分 点59分 月1日 月2日 月3日 月4日 月5日 月6日 月7日 月8日 月9日 月10日 月11日 月12日 月13日 月14日 月15日 月16日 月17日 月18日 月19日
    月20日 月21日 月22日 月23日 月24日 月25日 月26日 月27日 月28日 月29日 月30日 月31日 月 !个月 星期一 星期二 星期三 星期四 星期五 星期六 星期日 昨天 前天 今天 明天 凌晨
    早上 上午 中午 下午 今晚 上周 本周 下周 去年 今年 明年

# 超过99, but 高于零下5摄氏度, 晚于晚上8点.
bound-more-than = { TAIL($amount) ->
    [degrees] 高于{ $amount }
    [moment] 晚于{ $amount }
   *[other] { TRAIT($amount, "per") ->
        [yes] { FORM($amount, case: "per") }超过{ FORM($amount, case: "last") }
       *[other] 超过{ FORM($amount, case: "first") }
    }
}

bound-less-than = { TAIL($amount) ->
    [degrees] 低于{ $amount }
    [moment] 早于{ $amount }
   *[other] { TRAIT($amount, "per") ->
        [yes] { FORM($amount, case: "per") }不到{ FORM($amount, case: "last") }
       *[other] 不到{ FORM($amount, case: "first") }
    }
}

bound-about = { TRAIT($amount, "per") ->
    [yes] { FORM($amount, case: "per") }大约{ FORM($amount, case: "last") }
   *[other] 大约{ $amount }
}

# For example: 晚上8点左右
bound-around = { FORM($amount, case: "first") }左右

# 20美元起, but 从星期一开始, for 星期一起 is heard as 一起.
bound-from = { TAIL($amount) ->
    [moment] 从{ $amount }开始
   *[other] { FORM($amount, case: "first") }起
}

# 2到4之间, 3到5条消息之间; 百分之3到百分之5之间, 每小时40公里到每小时50公里之间.
bound-between = { TAIL($from) ->
    [digit] { bound-between-number }
   *[whole] { bound-between-whole }
}
# Of the first number alone, without a unit: 百分之3到百分之5之间.
bound-between-number = { HEAD($from) ->
    [number] { HEAD($to) ->
        [percent] 百分之{ $from }到{ $to }之间
        [each] { bound-between-rate }
       *[other] { bound-between-whole }
    }
   *[whole] { bound-between-whole }
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
