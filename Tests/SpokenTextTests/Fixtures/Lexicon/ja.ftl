forms-noun = singular
    .counter = required
counted = { $count }{ FORM($noun, form: "counter") }の{ $noun }
counted-state = { TRAIT($state, "place") ->
    [first] { $state }{ counted }
   *[noun] { $count }{ FORM($noun, form: "counter") }の{ $state }{ $noun }
}
counted-none = { $noun }なし
counted-none-state = { $state }{ $noun }なし
counted-empty = { $noun }はまだありません
counted-more = { $count }{ FORM($noun, form: "counter") }を超える{ $noun }
counted-more-state = { TRAIT($state, "place") ->
    [first] { $state }{ counted-more }
   *[noun] { $count }{ FORM($noun, form: "counter") }を超える{ $state }{ $noun }
}
counted-range = { counted }
counted-range-state = { counted-state }
range = 2から4
    .category = other
noun-dose = 薬
    .counter = 回分
noun-photo = 写真
    .counter = 枚
noun-step = 歩数
    .counted = { $count }歩
noun-message = メッセージ
    .counter = 件
noun-dollar = ドル
    .counted = { $count }ドル
noun-usd = 米ドル
    .counted = { $count }米ドル
noun-minute = 分
    .counted = { $count }分
adjective-missed = 飲み忘れた
    .place = first
adjective-taken = 服用した
    .place = first
adjective-selected = 選択中の
adjective-unread = 未読
