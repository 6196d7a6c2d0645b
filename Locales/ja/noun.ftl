## Things that are counted
##
## The counter and の follow the number: 3件のメッセージ. After "more than 99" the counter falls away: 99を超えるメッセージ.
## The private messages counter-… see to both. An adjective stands behind them, at the noun (3件の未読メッセージ): before the
## number, 未読の99を超えるメッセージ is heard as messages beyond an unread 99. A verb stands first (服用した1回分の薬).

-tail-over = を超える



# The counter of things that come in one by one, and of most others.
counter-ken = { TAIL($count) ->
    [over] { $count }
   *[other] { $count }件の
}

# The counter of flat things.
counter-mai = { TAIL($count) ->
    [over] { $count }
   *[other] { $count }枚の
}

# How many times medicine is taken.
counter-kaibun = { TAIL($count) ->
    [over] { $count }回数分の
   *[other] { $count }回分の
}

# How many kinds.
counter-shurui = { $count }種類の

# The counter of things of any kind: つ as far as it goes.
counter-tsu = { $count ->
    [1] 1つの
    [2] 2つの
    [3] 3つの
    [4] 4つの
    [5] 5つの
    [6] 6つの
    [7] 7つの
    [8] 8つの
    [9] 9つの
   *[other] { counter-ko }
}

counter-ko = { TAIL($count) ->
    [over] { $count }
   *[other] { $count }個の
}

# A trait "gender" is the kind of thing, for the states that ask for it: see state.ftl.
noun-dose = { counter-kaibun }薬
    .gender = dose
    .none = 服薬なし
    .empty = 服薬はまだありません
    .taken = { $count ->
        [0] 服用した薬なし
       *[other] 服用した{ counter-kaibun }薬
    }
    .missed = { $count ->
        [0] 飲み忘れた薬なし
       *[other] 飲み忘れた{ counter-kaibun }薬
    }
    .skipped = { $count ->
        [0] スキップした薬なし
       *[other] スキップした{ counter-kaibun }薬
    }
    .pending = { $count ->
        [0] これから服用する薬なし
       *[other] これから服用する{ counter-kaibun }薬
    }
noun-message = { counter-ken }メッセージ
    .none = メッセージなし
    .empty = メッセージはまだありません
    .unread = { $count ->
        [0] 未読メッセージなし
       *[other] { counter-ken }未読メッセージ
    }
    .new = { $count ->
        [0] 新着メッセージなし
       *[other] { counter-ken }新着メッセージ
    }
noun-photo = { counter-mai }写真
    .none = 写真なし
    .empty = 写真はまだありません
    .new = { $count ->
        [0] 新しい写真なし
       *[other] { counter-mai }新しい写真
    }
noun-task = { counter-ken }タスク
    .gender = task
    .none = タスクなし
    .empty = タスクはまだありません
    .completed = { $count ->
        [0] 完了済みタスクなし
       *[other] { counter-ken }完了済みタスク
    }
    .overdue = { $count ->
        [0] 期限切れタスクなし
       *[other] { counter-ken }期限切れタスク
    }
    .pending = { $count ->
        [0] 未完了のタスクなし
       *[other] { counter-ken }未完了のタスク
    }
noun-item = { $count }項目
    .none = 項目なし
    .empty = 項目はまだありません
    .selected = { $count ->
        [0] 選択中の項目なし
       *[other] { $count }項目を選択中
    }
noun-result = { counter-ken }結果
    .none = 結果なし
    .empty = 結果はまだありません
noun-notification = { counter-ken }通知
    .none = 通知なし
    .empty = 通知はまだありません
    .unread = { $count ->
        [0] 未読通知なし
       *[other] { counter-ken }未読通知
    }
    .new = { $count ->
        [0] 新着通知なし
       *[other] { counter-ken }新着通知
    }
# With 間, as a span of time: see duration.ftl.
noun-day = { TAIL($count) ->
    [over] { $count }日数
   *[other] { $count }日間
}
    .none = 該当日なし
    .empty = 該当する日はまだありません
# Steps that are walked.
noun-step = { TAIL($count) ->
    [over] { $count }歩数
   *[other] { $count }歩
}
    .none = 歩数なし
    .empty = 歩数はまだありません
    .completed = { $count ->
        [0] 達成した歩数なし
       *[other] { noun-step }を達成
    }
noun-star = { counter-tsu }星
    .none = 星なし
    .empty = 星はまだありません
noun-page = { $count }ページ
    .none = ページなし
    .empty = ページはまだありません
noun-medication = { counter-shurui }薬
    .gender = medication
    .none = 薬なし
    .empty = 薬はまだありません
    .active = { $count ->
        [0] 使用中の薬なし
       *[other] 使用中の{ counter-shurui }薬
    }
    .inactive = { $count ->
        [0] 使用していない薬なし
       *[other] 使用していない{ counter-shurui }薬
    }
noun-transaction = { counter-ken }取引
    .none = 取引なし
    .empty = 取引はまだありません
    .pending = { $count ->
        [0] 保留中の取引なし
       *[other] { counter-ken }保留中の取引
    }
noun-question = { counter-ken }質問
    .none = 質問なし
    .empty = 質問はまだありません
    .completed = { $count ->
        [0] 回答済みの質問なし
       *[other] { counter-ken }回答済みの質問
    }
noun-goal = { counter-tsu }目標
    .none = 目標なし
    .empty = 目標はまだありません
    .completed = { $count ->
        [0] 達成した目標なし
       *[other] 達成した{ counter-tsu }目標
    }

