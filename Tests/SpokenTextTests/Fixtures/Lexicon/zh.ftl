forms-noun = singular
    .counter = required
numeral = { $count ->
    [2] 两
   *[other] { $count }
}
counted = { numeral }{ FORM($noun, form: "counter") }{ $noun }
counted-state = { numeral }{ FORM($noun, form: "counter") }{ $state }{ $noun }
counted-none = 没有{ $noun }
counted-none-state = 没有{ $state }{ $noun }
counted-empty = 还没有{ $noun }
counted-more = 超过{ counted }
counted-more-state = 超过{ counted-state }
counted-range = { counted }
counted-range-state = { counted-state }
range = 2到4
    .category = other
noun-dose = 药
    .counter = 剂
noun-photo = 照片
    .counter = 张
noun-step = 步
    .counted = { numeral }步
noun-message = 消息
    .counter = 条
noun-dollar = 美元
    .counted = { numeral }美元
noun-usd = 美元
    .counted = { numeral }美元
noun-minute = 分钟
    .counted = { numeral }分钟
adjective-missed = 漏服的
adjective-taken = 已服的
adjective-selected = 选中的
adjective-unread = 未读
