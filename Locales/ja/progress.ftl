## Progress: $completed of $total. The total comes first, as Japanese says it.

# 4件中2件, whatever comes on: 件 fits steps, questions and files alike, and zero, halves and more than nine as well, for
# which there is no つ. One progress must not change its counter on the way from 0 to its total.
progress = { $total }件中{ $completed }件
    .things = { $counted }中{ FORM($done, case: "end") }

progress-completed = { $total }件中{ $completed }件完了

progress-step = { $total }ステップ中{ $completed }ステップ目
    .alone = ステップ{ $completed }

progress-page = { $total }ページ中{ $completed }ページ目
    .alone = { $completed }ページ目

progress-question = { $total }問中{ $completed }問目
    .alone = { $completed }問目

progress-indeterminate = 進行中

progress-done = 完了
