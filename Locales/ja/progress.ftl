## How far something has come: $completed out of $total. The total comes first, as Japanese says it.

# 4つのうち2つ, 12のうち9, 50のうち31: 件 would be separate cases, and not the steps of one procedure or the questions of one
# form, and 個 is wrong of books and people.
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
   *[other] { $total }のうち{ $completed }
}
progress-few = { $total }つのうち{ $completed ->
    [1] { $completed }つ
    [2] { $completed }つ
    [3] { $completed }つ
    [4] { $completed }つ
    [5] { $completed }つ
    [6] { $completed }つ
    [7] { $completed }つ
    [8] { $completed }つ
    [9] { $completed }つ
   *[other] { $completed }
}

# What is completed are things apart, each of which is done: 件.
progress-completed = { $total }件中{ $completed }件完了

progress-step = { $total }ステップ中{ $completed }ステップ目

progress-page = { $total }ページ中{ $completed }ページ目

progress-question = { $total }問中{ $completed }問目

progress-indeterminate = 進行中

progress-done = 完了

progress-titled = { $title }、{ $progress }
