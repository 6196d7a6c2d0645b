## Limits and estimates of an amount

# 至少3則訊息, but 最早晚上8點, and 每天至少3則訊息.
bound-at-least = { TRAIT($amount, "per") ->
    [yes] { FORM($amount, case: "per") }至少{ FORM($amount, case: "last") }
   *[other] { TAIL($amount) ->
        [moment] 最早{ $amount }
       *[other] 至少{ $amount }
    }
}

# 最多50美元, but 最晚15點30分, and 不超過12歲.
bound-up-to = { TRAIT($amount, "age") ->
    [yes] 不超過{ $amount }
   *[other] { TRAIT($amount, "per") ->
        [yes] { FORM($amount, case: "per") }最多{ FORM($amount, case: "last") }
       *[other] { bound-up-to-moment }
    }
}
bound-up-to-moment = { TAIL($amount) ->
    [moment] 最晚{ $amount }
   *[other] 最多{ $amount }
}
# Times, days, and months. Other things have the same last letter: 30分, 59美分, 5角分, 3個百分點, 兩個景點, 5個工作日. So
# minutes are listed after 點, and days after 月.
-tail-moment = 點 !百分點 !個點 !景點 !地點 !站點 !據點 !網點 !知識點 點01分 點02分 點03分 點04分 點05分 點06分
    點07分 點08分 點09分 點10分 點11分 點12分 點13分 點14分 點15分 點16分 點17分 點18分 點19分 點20分 點21分 點22分
    點23分 點24分 點25分 點26分 點27分 點28分 點29分 點30分 點31分 點32分 點33分 點34分 點35分 點36分 點37分 點38分
    點39分 點40分 點41分 點42分 點43分 點44分 點45分 點46分 點47分 點48分 點49分 點50分 點51分 點52分 點53分 點54分
    點55分 點56分 點57分 點58分 點59分 月1日 月2日 月3日 月4日 月5日 月6日 月7日 月8日 月9日 月10日 月11日 月12日 月13日
    月14日 月15日 月16日 月17日 月18日 月19日 月20日 月21日 月22日 月23日 月24日 月25日 月26日 月27日 月28日 月29日
    月30日 月31日 月 !個月 星期一 星期二 星期三 星期四 星期五 星期六 星期日 昨天 前天 今天 明天 凌晨 早上 上午 中午 下午 今晚 上週 本週
    下週 去年 今年 明年

# 超過99, but 高於攝氏零下5度, 晚於晚上8點.
bound-more-than = { TRAIT($amount, "per") ->
    [yes] { FORM($amount, case: "per") }超過{ FORM($amount, case: "last") }
   *[other] { HEAD($amount) ->
        [degrees] 高於{ $amount }
       *[other] { bound-more-than-moment }
    }
}
bound-more-than-moment = { TAIL($amount) ->
    [moment] 晚於{ $amount }
   *[other] 超過{ FORM($amount, case: "first") }
}

bound-less-than = { TRAIT($amount, "per") ->
    [yes] { FORM($amount, case: "per") }不到{ FORM($amount, case: "last") }
   *[other] { HEAD($amount) ->
        [degrees] 低於{ $amount }
       *[other] { bound-less-than-moment }
    }
}
bound-less-than-moment = { TAIL($amount) ->
    [moment] 早於{ $amount }
   *[other] 不到{ FORM($amount, case: "first") }
}

bound-about = { TRAIT($amount, "per") ->
    [yes] { FORM($amount, case: "per") }大約{ FORM($amount, case: "last") }
   *[other] 大約{ $amount }
}

# For example: 晚上8點左右
bound-around = { FORM($amount, case: "first") }左右

# 20美元起, but 從星期一開始, for 星期一起 is heard as 一起.
bound-from = { TAIL($amount) ->
    [moment] 從{ $amount }開始
   *[other] { FORM($amount, case: "first") }起
}

# 2到4之間, 3到5則訊息之間; 百分之3到百分之5之間, 每小時40公里到每小時50公里之間.
bound-between = { TAIL($from) ->
    [digit] { bound-between-number }
   *[whole] { bound-between-whole }
}
# Of the first number alone, without a unit: 百分之3到百分之5之間.
bound-between-number = { HEAD($from) ->
    [number] { HEAD($to) ->
        [percent] 百分之{ $from }到{ $to }之間
        [each] { bound-between-rate }
        [prefixed] { FORM($to, $from) }到{ $to }之間
       *[other] { bound-between-whole }
    }
   *[whole] { bound-between-whole }
}
# 每月980到1480日圓之間, 每週人民幣20到人民幣30元之間, 每小時40到50公里之間
bound-between-rate = { TRAIT($to, "per") ->
    [yes] { FORM($to, case: "per") }{ bound-between-currency }{ $from }到{ FORM($to, case: "last") }之間
   *[unit] { FORM($to, $from) }到{ $to }之間
}
bound-between-currency = { HEAD(FORM($to, case: "last")) ->
    [renminbi] 人民幣
    [hong-kong] 港幣
    [taiwan] 新台幣
   *[other] { "" }
}
-head-renminbi = 人民幣
-head-hong-kong = 港幣
-head-taiwan = 新台幣
bound-between-whole = { HEAD($from) ->
    [minus] { $from }到{ range-above }之間
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
