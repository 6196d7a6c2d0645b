## The position of something among others of its kind: the total comes first

# 写真、12枚中3枚目; 薬、12回中3回目; 20人中4人目, whose counter says the noun
position-item = { TRAIT($noun, "named") ->
    [counter] { position-place }
   *[noun] { $noun }、{ position-place }
}
    .alone = { TRAIT($noun, "named") ->
        [counter] { position-place-alone }
       *[noun] { $noun }、{ position-place-alone }
    }
position-place = { $total }{ FORM($noun, form: "counter-times") }中{ $place }{ FORM($noun, form: "counter-times") }目
position-place-alone = { $place }{ FORM($noun, form: "counter-times") }目
position-row = { $total }行中{ $place }行目
    .alone = { $place }行目
position-column = { $total }列中{ $place }列目
    .alone = { $place }列目
position-level = レベル{ $place }

# 結果、162件中11件目から20件目
list-part = { TRAIT($noun, "named") ->
    [counter] { list-part-place }
   *[noun] { $noun }、{ list-part-place }
}
list-part-place = { $total }{ FORM($noun, form: "counter-times") }中{ $first }{ FORM($noun, form: "counter-times") }目から{ $last }{ FORM($noun, form: "counter-times") }目

## Selected items

selection-some = { $total }件中{ $count }件を選択中
    .alone = { $count }件を選択中
    .things = { $counted }中{ FORM($done, case: "end") }を選択中
selection-all = { $total }件すべてを選択中
selection-none = 何も選択されていません
selection-cleared = 選択を解除しました

## Filtered and sorted lists

things-shown = { $total }件中{ $count }件を表示
things-filtered = フィルタ、{ $filter }、{ $total }件中{ $shown }件を表示
    .alone = フィルタ、{ $filter }
filter-only = フィルタ、{ FORM($state, form: "tag") }のみ
    .noun = フィルタ、{ things-in-state }のみ
# The words that stand for the thing itself need no noun: 飲み忘れのみ. All others as アクティブな薬のみ.
# accepted: unused-argument
things-in-state = { TRAIT($state, "place") ->
    [noun] { FORM($state, form: "plain") }
   *[attribute] { TRAIT($noun, "joint") ->
        [seat] { FORM($state, form: "seat") }{ $noun }
       *[other] { FORM($state, form: "attribute") }{ $noun }
    }
}
filter-removed = フィルタを解除しました。{ $total }件すべてを表示
    .alone = フィルタを解除しました
order-changed = { $order }に並べ替えました
order-newest = 新しい順
order-oldest = 古い順
order-alphabetical = 名前順
order-lowest-price = 価格の安い順
order-highest-price = 価格の高い順
order-nearest = 近い順
order-best-rated = 評価の高い順
order-most-relevant = 関連度順
order-most-popular = 人気順
order-by = { $name }の昇順
    .descending = { $name }の降順

## Changes in a list

loaded-more = さらに{ $count }件を読み込みました。{ $total }件中{ $shown }件を表示
    .alone = さらに{ $count }件を読み込みました
loaded-all = リストの終わり
list-updated = リストを更新しました。新着{ $count }件
    .alone = リストを更新しました
moved-to-place = { thing-named }を{ $total }件中{ $place }番目に移動しました
    .alone = { $total }件中{ $place }番目に移動しました
picked-up = { thing-named }をつかみました。{ $total }件中{ $place }番目
    .alone = つかみました。{ $total }件中{ $place }番目
move-cancelled = 移動をキャンセルしました。{ thing-named }は{ $total }件中{ $place }番目に戻りました
    .alone = 移動をキャンセルしました。{ $total }件中{ $place }番目に戻りました

## Several counts, and counts with names

# For example: 服用済み46回、飲み忘れ3回; 受信トレイ、未読3件
# $noun with .placed = piece: in a place 利用不可3件, for 利用不可3回 is three times.
counted-state-alone = { TRAIT($state, "place") ->
    [times] { FORM($state, form: "times") }{ numeral-alone }
    [running] { FORM($state, form: "tag") }{ $count }件
   *[other] { FORM($state, form: "tag") }{ numeral-alone }
}
numeral-alone = { $case ->
    [placed] { TRAIT($noun, "placed") ->
        [piece] { $count }件
       *[other] { numeral-state }
    }
   *[shared] { numeral-state }
}
counts-in = { $name }、{ FORM($counts, case: "placed") }
# For example: メンバー4人、佐藤さん、鈴木さん、ほか2人
things-named = { $things }、{ $list }
list-more-of = ほか{ FORM(counted, case: "end") }

## Points of the compass

compass-point = { $point ->
    [0] 北
    [1] 北北東
    [2] 北東
    [3] 東北東
    [4] 東
    [5] 東南東
    [6] 南東
    [7] 南南東
    [8] 南
    [9] 南南西
    [10] 南西
    [11] 西南西
    [12] 西
    [13] 西北西
    [14] 北西
   *[15] 北北西
}
# Not 風速時速10キロメートル, which is heard as one word begun twice.
wind = { $direction }の風、{ $speed }
    .gusts = { $direction }の風、{ $speed }、最大瞬間風速は{ $gusts }
