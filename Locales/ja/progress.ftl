## How far something has come: $completed out of $total. The total comes first, as Japanese says it.

# 件 fits what comes in one by one, whatever it is: a bare number (5のうち3) is not how Japanese counts. Not 5中3, where voices
# read 中 as ちゅう, じゅう or なか.
progress = { $total }件中{ $completed }件

progress-completed = { $total }件中{ $completed }件完了

progress-step = { $total }ステップ中{ $completed }ステップ目

progress-page = { $total }ページ中{ $completed }ページ目

progress-question = { $total }問中{ $completed }問目

progress-indeterminate = 進行中

progress-done = 完了

progress-titled = { $title }、{ $progress }
