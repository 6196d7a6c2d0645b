### Medication tracker, in Japanese

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count }ミリグラム
strength-milliliters = { $count }ミリリットル
taken-tablets = { $count }錠
taken-capsules = { $count }カプセル
dosage = { $strength }、{ $taken }

## When a medication is taken

# Without a pause behind 毎日: it would go for 毎週 as well in 毎日12時30分と毎週日曜日の21時.
schedule-every-day = 毎日{ $time }
schedule-weekdays = 毎週{ $days }の{ $time }
schedule-none = スケジュールなし

## How well it goes

adherence = 服薬率
graded = { $share }、{ $grade }
grade-excellent = 優秀
grade-good = 良好
grade-needs-improvement = 改善が必要

## Tabs

tab-medications = 薬
    .hint = 薬を表示して管理します
tab-schedule = スケジュール
    .hint = 毎日の服薬スケジュールを表示します
tab-history = 履歴
    .hint = 服薬の履歴と服薬率の統計を表示します

## Buttons of the list of medications

filter-medications = 薬のフィルタ
    .hint = 使用中の薬だけに絞り込むためのフィルタのオプションを表示します
add-medication = 薬を追加
    .hint = 新しい薬を追加するフォームを開きます

## Buttons and actions of one medication. 使用 goes with the library's 使用中の薬.

edit = 編集
    .hint = 薬の詳細を編集します
done = 完了
    .hint = 薬の詳細を閉じます
add-schedule = スケジュールを追加
    .hint = この薬の新しい服薬スケジュールを作成します
delete = { $medication }を削除
    .hint = この薬とそのデータをすべて完全に削除します
activate = { $medication }の使用を再開
    .hint = この薬のスケジュールを再開します
deactivate = { $medication }の使用を停止
    .hint = この薬のスケジュールを停止し、履歴は残します
delete-schedule = スケジュールを削除

## Buttons of the schedule

select-date = 日付を選択
outcome-calendar = { $case ->
    [infinitive] 別の日付を選択
   *[statement] 別の日付を選ぶためのカレンダーを開きます
}
previous-day = 前の日
    .hint = 前の日の服薬を表示します
next-day = 次の日
    .hint = 次の日の服薬を表示します
# いま in kana: voices read 今服用 as こんふくよう.
mark-taken = { $medication }を服用済みにする
    .hint = いま服用したことを記録します
skip = { $medication }をスキップ
    .hint = 意図的に服用しなかったことを記録します

## A dose

dose-scheduled = 予定、{ $time }
    .day = 予定、{ $time }
dose-taken = 服用済み、{ $time }
    .day = 服用済み、{ $time }
    .announced = { $medication }を服用済みにしました
dose-skipped = スキップ済み、{ $time }
    .day = スキップ済み、{ $time }
    .announced = { $medication }をスキップしました

## The history

filter-doses = 服薬のフィルタ
    .hint = 服薬を絞り込むためのオプションを表示します
filter = フィルタ、{ FORM($state, gender: "dose") }
    .hint = フィルタを変更または解除するオプションを表示します
last-days = 過去{ $count }日間
    .hint = 期間を過去{ $count }日間に設定します

## The form for a new medication

# The gender is the library's for fields of a form: an empty one says 未入力.
strength = 含有量
    .gender = field
    .hint = 例えば、{ $strength }
save = 保存
cancel = キャンセル

## Announcements

medication-added = { $medication }を追加しました
medication-deleted = { $medication }を削除しました
# In place of the library's wording, 使用停止にしました and 使用中にしました: as the buttons that do it. Nothing else is marked by it here.
# Rewords
done-marked = { HEAD($state) ->
    [stopped] { $name }の使用を停止しました
   *[resumed] { $name }の使用を再開しました
}
-head-stopped = 使用停止

## What went wrong

problem-storage = 薬を読み込めませんでした。あとでもう一度お試しください
