## Where an amount begins or ends

# メッセージ3件以上, and not 3件のメッセージ以上: what limits stands at the number.
bound-at-least = { FORM($amount, case: "bound") }以上

bound-up-to = 最大{ $amount }

# As 以上 takes the number in, and 超 is misread by some voices.
bound-more-than = { FORM($amount, case: "bound") }を超える

bound-less-than = { FORM($amount, case: "bound") }未満

bound-about = { TRAIT($amount, "span") ->
    [yes] 約{ $amount }
   *[other] { bound-about-moment }
}
bound-about-moment = { TAIL($amount) ->
    [time] { $amount }ごろ
   *[other] 約{ $amount }
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
-tail-time = 時 分 正午 日 月 年 週 !か月

bound-from = { $amount }から

bound-between = { TAIL($to) ->
    [spans] { FORM($from, case: "bound") }から{ $to }
   *[other] { $from }から{ $to }の間
}
-tail-spans = 間 !時間

bound-nearly = ほぼ{ $amount }

range-shared = { $amount }
