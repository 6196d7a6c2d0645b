## The position of something among others of its kind

# 第3张照片，共12张; 第3项，共5项
position-item = { position-place }，共{ numeral-total }{ FORM($noun, form: "counter") }
    .alone = { position-place }
position-place = { TRAIT($noun, "named") ->
    [counter] 第{ $place }{ FORM($noun, form: "counter") }
   *[noun] 第{ $place }{ FORM($noun, form: "counter") }{ $noun }
}
position-row = 第{ $place }行，共{ numeral-total }行
    .alone = 第{ $place }行
position-column = 第{ $place }列，共{ numeral-total }列
    .alone = 第{ $place }列
position-level = 级别{ $place }

# 第11到20个结果，共162个
list-part = { TRAIT($noun, "named") ->
    [counter] 第{ $first }到{ $last }{ FORM($noun, form: "counter") }，共{ numeral-total }{ FORM($noun, form: "counter") }
   *[noun] 第{ $first }到{ $last }{ FORM($noun, form: "counter") }{ $noun }，共{ numeral-total }{ FORM($noun, form: "counter") }
}

## Selected items

selection-some = 已选择{ numeral }项，共{ numeral-total }项
    .alone = 已选择{ numeral }项
    .things = 已选择{ $done }，共{ FORM($counted, case: "end") }
selection-all = 已选择全部{ numeral-total }项
selection-none = 未选择任何项目
selection-cleared = 已取消选择

## Filtered and sorted lists

numeral-shown = { $shown }

things-shown = 显示{ numeral }项，共{ numeral-total }项
things-filtered = 已按{ $filter }筛选，显示{ numeral-shown }项，共{ numeral-total }项
    .alone = 已按{ $filter }筛选
filter-only = 筛选：仅显示{ FORM($state, form: "loose") }
    .noun = 筛选：仅显示{ things-in-state }
# accepted: unused-argument
things-in-state = { TRAIT($state, "place") ->
    [noun] { FORM($state, form: "plain") }
   *[attribute] { TRAIT($noun, "joint") ->
        [loose] { FORM($state, form: "single") }{ FORM($noun, form: "thing") }
       *[plain] { FORM($state, form: "attribute") }{ FORM($noun, form: "thing") }
    }
}
filter-removed = 已移除筛选，显示全部{ numeral-total }项
    .alone = 已移除筛选
order-changed = 已排序，{ $order }
order-newest = 从新到旧
order-oldest = 从旧到新
order-alphabetical = 按名称顺序
order-lowest-price = 价格从低到高
order-highest-price = 价格从高到低
order-nearest = 从近到远
order-best-rated = 评分从高到低
order-most-relevant = 相关度从高到低
order-most-popular = 人气从高到低
order-by = 按{ $name }升序
    .descending = 按{ $name }降序

## Changes in a list

loaded-more = 又加载了{ numeral }项，显示{ numeral-shown }项，共{ numeral-total }项
    .alone = 又加载了{ numeral }项
loaded-all = 列表末尾
list-updated = 列表已更新，新增{ numeral }项
    .alone = 列表已更新
moved-to-place = 已将{ $name }移到第{ $place }位，共{ numeral-total }位
    .alone = 已移到第{ $place }位，共{ numeral-total }位
picked-up = 已拿起{ $name }，第{ $place }位，共{ numeral-total }位
    .alone = 已拿起，第{ $place }位，共{ numeral-total }位
move-cancelled = 已取消移动，{ $name }回到第{ $place }位，共{ numeral-total }位
    .alone = 已取消移动，回到第{ $place }位，共{ numeral-total }位

## Several counts, and counts with names

# For example: 漏服3剂; 收件箱，3条未读
counted-state-alone = { TRAIT($state, "place") ->
    [verb] { FORM($state, form: "verb") }{ numeral-alone }
   *[other] { numeral-alone }{ FORM($state, form: "plain") }
}
numeral-alone = { $case ->
    [placed] { numeral }{ FORM($noun, form: "placed-counter") }
   *[shared] { numeral-counter }
}
counts-in = { $name }，{ FORM($counts, case: "placed") }
# For example: 7人：Ida、Yuki和另外5人
things-named = { $things }：{ $list }
list-more-of = 另外{ numeral-counter }

## Points of the compass

compass-point = { $point ->
    [0] 北
    [1] 北东北
    [2] 东北
    [3] 东东北
    [4] 东
    [5] 东东南
    [6] 东南
    [7] 南东南
    [8] 南
    [9] 南西南
    [10] 西南
    [11] 西西南
    [12] 西
    [13] 西西北
    [14] 西北
   *[15] 北西北
}
wind = { $direction }风，风速{ $speed }
    .gusts = { $direction }风，风速{ $speed }，阵风{ $gusts }
