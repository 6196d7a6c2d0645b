## How far something has come: $completed out of $total. The total comes first, as Japanese says it.

# 4つのうち2つ: up to nine the steps of one procedure or the questions of one form are counted so. More of them, none and halves
# have no counter that fits them all but 件: 12件中9件.
progress = { $total ->
    [1] { progress-few }
    [2] { progress-few }
    [3] { progress-few }
    [4] { progress-few }
    [5] { progress-few }
    [6] { progress-few }
    [7] { progress-few }
    [8] { progress-few }
    [9] { progress-few }
   *[other] { progress-many }
}
progress-few = { $completed ->
    [1] { progress-things }
    [2] { progress-things }
    [3] { progress-things }
    [4] { progress-things }
    [5] { progress-things }
    [6] { progress-things }
    [7] { progress-things }
    [8] { progress-things }
    [9] { progress-things }
   *[other] { progress-many }
}
progress-things = { $total }つのうち{ $completed }つ
progress-many = { $total }件中{ $completed }件

# What is completed are things apart, each of which is done: 件.
progress-completed = { $total }件中{ $completed }件完了

progress-step = { $total }ステップ中{ $completed }ステップ目

progress-page = { $total }ページ中{ $completed }ページ目

progress-question = { $total }問中{ $completed }問目

progress-indeterminate = 進行中

progress-done = 完了

progress-titled = { $title }、{ $progress }
