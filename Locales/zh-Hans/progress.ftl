## Progress: $completed of $total

# 5项中的3项 is heard as 3 of 5 things, and not as how much is done.
progress = { progress-completed }
    .things = { $done }，共{ FORM($counted, case: "end") }
numeral-total = { $total ->
    [2] 两
   *[other] { $total }
}
numeral-completed = { $completed ->
    [2] 两
   *[other] { $completed }
}

progress-completed = 已完成{ numeral-completed }项，共{ numeral-total }项

progress-step = 第{ $completed }步，共{ numeral-total }步
    .alone = 第{ $completed }步

progress-page = 第{ $completed }页，共{ numeral-total }页
    .alone = 第{ $completed }页

progress-question = 第{ $completed }题，共{ numeral-total }题
    .alone = 第{ $completed }题

progress-indeterminate = 正在进行

progress-done = 已完成
