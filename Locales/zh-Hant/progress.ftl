## Progress: $completed of $total

# 5項中的3項 is heard as 3 of 5 things, and not as how much is done.
progress = { progress-completed }
    .things = { $done }，共{ FORM($counted, case: "end") }
numeral-total = { $total ->
    [2] 兩
   *[other] { $total }
}
numeral-completed = { $completed ->
    [2] 兩
   *[other] { $completed }
}

progress-completed = 已完成{ numeral-completed }項，共{ numeral-total }項

progress-step = 第{ $completed }步，共{ numeral-total }步
    .alone = 第{ $completed }步

progress-page = 第{ $completed }頁，共{ numeral-total }頁
    .alone = 第{ $completed }頁

progress-question = 第{ $completed }題，共{ numeral-total }題
    .alone = 第{ $completed }題

progress-indeterminate = 正在進行

progress-done = 已完成
