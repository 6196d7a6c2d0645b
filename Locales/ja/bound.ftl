## Limits and estimates of an amount

# English "at least 18 years" is 18年以上, because people don't say 18年間以上.
bound-at-least = { FORM($amount, case: "bound") }以上

# 最大4件のタスク: a noun comes after its number there (case "first"), for 最大タスク would be the biggest task. What
# else comes before a number, as 月額 and 華氏, has the trait .front = yes and takes 最大 after it (case "most"): 月額最大980円.
# Before 増加 and 多い, タスクが最大4件増加.
# A time and an age end with まで: 15時30分まで, 12歳まで.
bound-up-to = { TRAIT($amount, "age") ->
    [yes] { $amount }まで
   *[other] { bound-up-to-moment }
}
# For example: 商品半分まで, 商品半分ほど, 商品半分近く
-tail-half = 半分
bound-up-to-moment = { TAIL($amount) ->
    [half] { $amount }まで
    [time] { TRAIT($amount, "span") ->
        [yes] { amount-most }
       *[other] { $amount }まで
    }
   *[other] { amount-most }
}
amount-most = { TRAIT($amount, "front") ->
    [yes] { FORM($amount, case: "most") }
   *[other] { amount-most-number }
}
amount-most-number = { HEAD($amount) ->
    [digit] { amount-most-digits }
   *[thing] { amount-most-counted }
}
# $case "subject" and "end" go on: 最大5日多い, あと最大10冊.
amount-most-digits = { $case ->
    [subject] 最大{ $amount }
    [end] 最大{ $amount }
   *[plain] 最大{ FORM($amount, case: "first") }
}
# What is a digit without its noun is a count. $case "away": 最大2つ先, 約2つ先.
amount-most-counted = { HEAD(FORM($amount, case: "end")) ->
    [digit] { $case ->
        [away] 最大{ FORM($amount, case: "end") }
        [bound] { FORM($amount, case: "most") }
        [subject] { FORM($amount, case: "most") }
       *[plain] 最大{ FORM($amount, case: "first") }
    }
   *[thing] 最大{ $amount }
}

# 25メートル超, the counterpart of 未満: 25メートルを超える is left in the air, and in 1時間を超えるとA it is a condition. But 99を超える,
# for 99超 is heard as 99兆. Before another noun, $case "bound", "subject" and "away": 5パーセントを超える増加, 2度を超える上昇,
# 1キロメートルを超える距離.
bound-more-than = { $case ->
    [subject] { FORM($amount, case: "subject") }を超える
    [bound] { bound-beyond }
    [away] { bound-beyond }
   *[plain] { bound-more-than-plain }
}
bound-beyond = { FORM($amount, case: "bound") }を超える
bound-excess = { FORM($amount, case: "bound") }超
bound-more-than-plain = { TAIL($amount) ->
    [time] { TRAIT($amount, "span") ->
        [yes] { bound-more-than-amount }
       *[other] { bound-beyond }
    }
    [off] { bound-beyond }
    [bare] { bound-beyond }
   *[other] { bound-more-than-amount }
}
bound-more-than-amount = { TRAIT($amount, "front") ->
    [yes] { bound-excess }
   *[other] { bound-more-than-number }
}
# But 薬1.5回分を超える, where what is counted has been named.
bound-more-than-number = { HEAD($amount) ->
    [digit] { bound-excess }
   *[thing] { bound-beyond }
}
# 回超 is heard as 会長, 点超 as 店長.
-tail-bare = 0 1 2 3 4 5 6 7 8 9 万 億 兆 回 点 半 半分

bound-less-than = { FORM($amount, case: "bound") }未満

# As 最大: 約4件のタスク, 月額約980円, 華氏約70度 (case "about"). $case "subject": メッセージが約30件多い, 約3日多い, 約2度高い.
bound-about = { $case ->
    [subject] { bound-about-subject }
   *[plain] { bound-about-plain }
}
bound-about-subject = { HEAD(FORM($amount, case: "subject")) ->
    [digit] { bound-about-subject-number }
   *[thing] { bound-about-subject-thing }
}
bound-about-subject-number = { TRAIT($amount, "front") ->
    [yes] { FORM($amount, case: "about") }
   *[other] 約{ $amount }
}
-head-scale = 華氏
bound-about-subject-thing = { TRAIT($amount, "front") ->
    [yes] { FORM($amount, case: "about") }
   *[other] { amount-about-counted }
}
bound-about-plain = { TAIL($amount) ->
    [half] { $amount }ほど
    [time] { TRAIT($amount, "span") ->
        [yes] { amount-about }
       *[other] { $amount }ごろ
    }
   *[other] { amount-about }
}
amount-about = { TRAIT($amount, "front") ->
    [yes] { FORM($amount, case: "about") }
   *[other] { amount-about-number }
}
amount-about-number = { HEAD($amount) ->
    [digit] { amount-about-digits }
   *[thing] { amount-about-counted }
}
amount-about-digits = { $case ->
    [end] 約{ $amount }
   *[plain] 約{ FORM($amount, case: "first") }
}
amount-about-counted = { HEAD(FORM($amount, case: "end")) ->
    [digit] { $case ->
        [away] 約{ FORM($amount, case: "end") }
        [bound] { FORM($amount, case: "about") }
        [subject] { FORM($amount, case: "about") }
       *[plain] 約{ FORM($amount, case: "first") }
    }
   *[thing] 約{ $amount }
}

# An amount after what comes before its number: 月額約980円, 1日あたり最大45分.
amount-near = { $case ->
    [about] { amount-about }
    [most] { amount-most }
   *[plain] { $amount }
}

# The same before a number.
number-near = { $case ->
    [about] 約
    [most] 最大
    [plus] プラス
   *[plain] { "" }
}

# ごろ is only used for times and days. All other amounts have 前後: 101前後, 20ドル前後, タスク3件前後.
bound-around = { TRAIT($amount, "span") ->
    [yes] { FORM($amount, case: "bound") }前後
   *[other] { bound-around-moment }
}
bound-around-moment = { TAIL($amount) ->
    [time] { $amount }ごろ
   *[other] { FORM($amount, case: "bound") }前後
}
# 回分 is an amount of medicine, 半分 a part; ワット時, アンペア時 and 光年 are measures.
-tail-time = 時 分 正午 日 おととい 月 年 週 !か月 !回分 !半分 !ワット時 !アンペア時 !光年

# $case "from": 選択中の写真3枚から. Before 先, 最短: 最短100メートル先, for 100メートルから先 is all that lies beyond.
bound-from = { $case ->
    [away] { HEAD($amount) ->
        [digit] 最短{ FORM($amount, case: "end") }
       *[thing] { $amount }以上
    }
   *[plain] { FORM($amount, case: "from") }から
}

# 1000円から1500円の間: what both ends share is said at both, or the first number is heard bare.
bound-between = { TAIL($to) ->
    [digit] { $from }から{ range-plus }{ $to }{ bound-between-end }
    [power] { $from }から{ range-plus }{ $to }{ bound-between-end }
   *[thing] { bound-between-things }
}
# Where both ends share their unit, $from is a number alone, digits from its beginning to its end, and takes it from
# $to.
bound-between-things = { TAIL($from) ->
    [digit] { HEAD($from) ->
        [digit] { bound-between-shared }
       *[thing] { bound-between-whole }
    }
   *[thing] { bound-between-whole }
}
# For example: メッセージ3件から5件の間, 3日間から5日間, 3パーセントから5パーセントの間
bound-between-shared = { TAIL($to) ->
    [spans] { FORM($to, $from, case: "plain") }から{ $to }
    [percent] { $from }パーセントから{ $to }{ bound-between-end }
   *[other] { bound-between-amounts }
}
# 月額980から1480円の間: $from does not reach the amount inside of one for a span of time, which would be said twice.
bound-between-amounts = { TRAIT($to, "per") ->
    [yes] { FORM($to, case: "per") }{ $from }から{ FORM($to, case: "last") }{ bound-between-end }
   *[other] { FORM($to, $from, case: "plain") }から{ FORM($to, case: "end") }{ bound-between-end }
}
# For example: 1日間から2日間, 3日間から2週間
bound-between-whole = { TAIL($to) ->
    [spans] { $from }から{ $to }
   *[other] { TAIL(FORM($to, case: "half")) ->
        [late] { FORM($from, case: "dial") }から{ $to }の間
       *[other] { FORM($from, case: "from") }から{ range-plus }{ FORM($to, case: "end") }{ bound-between-end }
    }
}
# Not before 先: 100メートルから200メートル先
bound-between-end = { $case ->
    [away] { "" }
   *[plain] の間
}
-tail-spans = 間 !時間
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*
-tail-power = 万 億 兆
-tail-percent = パーセント

# ほぼ満杯, but 5人近く, 3000円近く: of a number ほぼ says that it is very nearly right, and not that it is not reached. What
# comes with time is まもなく so: まもなく15時30分, まもなく6歳.
bound-nearly = { TRAIT($amount, "age") ->
    [yes] まもなく{ $amount }
   *[other] { bound-nearly-moment }
}
bound-nearly-moment = { TAIL($amount) ->
    [time] { TRAIT($amount, "span") ->
        [yes] { bound-nearly-amount }
       *[other] まもなく{ $amount }
    }
    [off] ほぼ{ $amount }
    [half] { $amount }近く
   *[other] { bound-nearly-amount }
}
# For example: ほぼ300メートル先, ほぼ3日前
-tail-off = 先 距離 前 後 番目
bound-nearly-amount = { TRAIT($amount, "front") ->
    [yes] { FORM($amount, case: "bound") }近く
   *[other] { bound-nearly-number }
}
bound-nearly-number = { HEAD(FORM($amount, case: "end")) ->
    [digit] { FORM($amount, case: "bound") }近く
   *[state] ほぼ{ FORM($amount, case: "first") }
}

range-shared = { $amount }
