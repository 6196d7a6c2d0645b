## How far something has come: $completed out of $total. The total comes first, as Japanese says it.

# 4つのうち2つ, 12のうち9つ, 50のうち31: 件 would be separate cases, and not the steps of one procedure or the questions of one
# form, and 個 is wrong of books and people.
progress = { FORM(progress-things, $total) }のうち{ FORM(progress-things, $completed) }
progress-things = { $count ->
    [1] { $count }つ
    [2] { $count }つ
    [3] { $count }つ
    [4] { $count }つ
    [5] { $count }つ
    [6] { $count }つ
    [7] { $count }つ
    [8] { $count }つ
    [9] { $count }つ
   *[other] { $count }
}

# What is completed are things apart, each of which is done: 件.
progress-completed = { $total }件中{ $completed }件完了

progress-step = { $total }ステップ中{ $completed }ステップ目

progress-page = { $total }ページ中{ $completed }ページ目

progress-question = { $total }問中{ $completed }問目

progress-indeterminate = 進行中

progress-done = 完了

progress-titled = { $title }、{ $progress }
