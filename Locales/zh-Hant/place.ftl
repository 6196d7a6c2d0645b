## The position of something among others of its kind

# 第3張照片，共12張; 第3項，共5項
position-item = { position-place }，共{ numeral-total }{ FORM($noun, form: "counter") }
    .alone = { position-place }
position-place = { TRAIT($noun, "named") ->
    [counter] 第{ $place }{ FORM($noun, form: "counter") }
   *[noun] 第{ $place }{ FORM($noun, form: "counter") }{ $noun }
}
position-row = 第{ $place }列，共{ numeral-total }列
    .alone = 第{ $place }列
position-column = 第{ $place }欄，共{ numeral-total }欄
    .alone = 第{ $place }欄
position-level = 層級{ $place }

# 第11到20項結果，共162項
list-part = { TRAIT($noun, "named") ->
    [counter] 第{ $first }到{ $last }{ FORM($noun, form: "counter") }，共{ numeral-total }{ FORM($noun, form: "counter") }
   *[noun] 第{ $first }到{ $last }{ FORM($noun, form: "counter") }{ $noun }，共{ numeral-total }{ FORM($noun, form: "counter") }
}

## Selected items

selection-some = 已選取{ numeral }項，共{ numeral-total }項
    .alone = 已選取{ numeral }項
    .things = 已選取{ $done }，共{ FORM($counted, case: "end") }
selection-all = 已選取全部{ numeral-total }項
selection-none = 未選取任何項目
selection-cleared = 已取消選取

## Filtered and sorted lists

numeral-shown = { $shown }

things-shown = 顯示{ numeral }項，共{ numeral-total }項
things-filtered = 已依{ $filter }篩選，顯示{ numeral-shown }項，共{ numeral-total }項
    .alone = 已依{ $filter }篩選
filter-only = 篩選：只顯示{ FORM($state, form: "loose") }
    .noun = 篩選：只顯示{ things-in-state }
# accepted: unused-argument
things-in-state = { TRAIT($state, "place") ->
    [noun] { FORM($state, form: "plain") }
   *[attribute] { TRAIT($noun, "joint") ->
        [loose] { FORM($state, form: "single") }{ FORM($noun, form: "thing") }
       *[plain] { FORM($state, form: "attribute") }{ FORM($noun, form: "thing") }
    }
}
filter-removed = 已移除篩選，顯示全部{ numeral-total }項
    .alone = 已移除篩選
order-changed = 已排序，{ $order }
order-newest = 由新到舊
order-oldest = 由舊到新
order-alphabetical = 依名稱順序
order-lowest-price = 價格由低到高
order-highest-price = 價格由高到低
order-nearest = 由近到遠
order-best-rated = 評分由高到低
order-most-relevant = 相關性由高到低
order-most-popular = 人氣由高到低
order-by = 依{ $name }遞增
    .descending = 依{ $name }遞減

## Changes in a list

loaded-more = 再載入了{ numeral }項，顯示{ numeral-shown }項，共{ numeral-total }項
    .alone = 再載入了{ numeral }項
loaded-all = 清單結尾
list-updated = 清單已更新，新增{ numeral }項
    .alone = 清單已更新
moved-to-place = 已將{ $name }移到第{ $place }位，共{ numeral-total }位
    .alone = 已移到第{ $place }位，共{ numeral-total }位
picked-up = 已拿起{ $name }，第{ $place }位，共{ numeral-total }位
    .alone = 已拿起，第{ $place }位，共{ numeral-total }位
move-cancelled = 已取消移動，{ $name }回到第{ $place }位，共{ numeral-total }位
    .alone = 已取消移動，回到第{ $place }位，共{ numeral-total }位

## Several counts, and counts with names

# For example: 漏服3劑; 收件匣，3則未讀
counted-state-alone = { TRAIT($state, "place") ->
    [verb] { FORM($state, form: "verb") }{ numeral-alone }
   *[other] { numeral-alone }{ FORM($state, form: "plain") }
}
numeral-alone = { $case ->
    [placed] { numeral }{ FORM($noun, form: "placed-counter") }
   *[shared] { numeral-counter }
}
counts-in = { $name }，{ FORM($counts, case: "placed") }
# For example: 7人：Ida、Yuki和其他5人
things-named = { $things }：{ $list }
list-more-of = 其他{ numeral-counter }

## Points of the compass

compass-point = { $point ->
    [0] 北
    [1] 北北東
    [2] 東北
    [3] 東北東
    [4] 東
    [5] 東南東
    [6] 東南
    [7] 南南東
    [8] 南
    [9] 南南西
    [10] 西南
    [11] 西南西
    [12] 西
    [13] 西北西
    [14] 西北
   *[15] 北北西
}
wind = { $direction }風，風速{ $speed }
    .gusts = { $direction }風，風速{ $speed }，陣風{ $gusts }
