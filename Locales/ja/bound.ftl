## Where an amount begins or ends

# 18年以上, for 18年間以上 is not said.
bound-at-least = { FORM($amount, case: "bound") }以上

# 最大4件のタスク、A、B, for 最大タスク4件 is heard as the biggest tasks.
bound-up-to = 最大{ FORM($amount, case: "first") }

# As 以上 takes the number in, and 99超 is heard as 99兆.
bound-more-than = { FORM($amount, case: "bound") }を超える

bound-less-than = { FORM($amount, case: "bound") }未満

# $case "subject": 約30件多い, for neither 約メッセージが30件多い nor 約30件のメッセージが多い is meant; but 約3日多い, 約2度高い.
bound-about = { $case ->
    [subject] { bound-about-subject }
   *[plain] { bound-about-plain }
}
bound-about-subject = { HEAD(FORM($amount, case: "subject")) ->
    [digit] 約{ $amount }
    [speed] 約{ $amount }
   *[thing] 約{ FORM($amount, case: "end") }
}
bound-about-plain = { TRAIT($amount, "span") ->
    [yes] 約{ $amount }
   *[other] { bound-about-moment }
}
bound-about-moment = { TAIL($amount) ->
    [time] { $amount }ごろ
   *[other] { bound-about-amount }
}
# 月額約980円
bound-about-amount = { TRAIT($amount, "recurring") ->
    [yes] { FORM($amount, case: "about") }
   *[other] 約{ FORM($amount, case: "first") }
}

# ごろ is said of times and days alone. All else takes 前後: 101前後, 20ドル前後, タスク3件前後.
bound-around = { TRAIT($amount, "span") ->
    [yes] { FORM($amount, case: "bound") }前後
   *[other] { bound-around-moment }
}
bound-around-moment = { TAIL($amount) ->
    [time] { $amount }ごろ
   *[other] { FORM($amount, case: "bound") }前後
}
# 回分 is an amount of medicine.
-tail-time = 時 分 正午 日 月 年 週 !か月 !回分

bound-from = { $amount }から

# 1000円から1500円の間: what both ends share is said at both, or the first number is heard bare.
bound-between = { TAIL($to) ->
    [digit] { $from }から{ $to }の間
    [power] { $from }から{ $to }の間
   *[thing] { bound-between-things }
}
# Where both ends share their unit, $from is a number alone, digits from its beginning to its end, and takes it from $to.
bound-between-things = { TAIL($from) ->
    [digit] { HEAD($from) ->
        [digit] { bound-between-shared }
       *[thing] { bound-between-whole }
    }
   *[thing] { bound-between-whole }
}
# メッセージ3件から5件の間, 3から5日間
bound-between-shared = { TAIL($to) ->
    [spans] { FORM($to, $from, case: "start") }から{ $to }
   *[other] { bound-between-amounts }
}
# 980から月額1480円の間: $from does not reach the amount inside of a recurring one, which would be said twice.
bound-between-amounts = { TRAIT($to, "recurring") ->
    [yes] { $from }から{ $to }の間
   *[other] { FORM($to, $from, case: "start") }から{ FORM($to, case: "end") }の間
}
# 1から2日間, but 3日間から2週間
bound-between-whole = { TAIL($to) ->
    [daylong] { TAIL($from) ->
        [daylong] { bound-between-numbers }
       *[other] { bound-between-spans }
    }
    [yearlong] { TAIL($from) ->
        [yearlong] { bound-between-numbers }
       *[other] { bound-between-spans }
    }
    [spans] { bound-between-spans }
   *[other] { $from }から{ FORM($to, case: "end") }の間
}
bound-between-numbers = { FORM($from, case: "start") }から{ $to }
bound-between-spans = { $from }から{ $to }
-tail-spans = 間 !時間
-tail-daylong = 日間
-tail-yearlong = 年間
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*
-tail-power = 万 億 兆

bound-nearly = ほぼ{ FORM($amount, case: "first") }

range-shared = { $amount }
