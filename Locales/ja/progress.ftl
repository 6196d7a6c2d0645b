## How far something has come: $completed out of $total. The total comes first, as Japanese says it.

# Without a counter: it may be points, doses or liters. Not 5中3, where voices read 中 as ちゅう, じゅう or なか.
progress = { $total }のうち{ $completed }

progress-completed = { $total }のうち{ $completed }が完了

progress-step = { $total }ステップ中{ $completed }ステップ目

progress-page = { $total }ページ中{ $completed }ページ目

progress-question = { $total }問中{ $completed }問目

progress-indeterminate = 進行中

progress-done = 完了

progress-titled = { $title }、{ $progress }
