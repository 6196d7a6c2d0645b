### Elderly care, in Japanese

## Those who are cared for

profile-of = { $name }のプロフィール
profile-photo-of = { $name }のプロフィール写真
tasks-of = { $name }のタスク
select-profile = プロフィールの選択
create-new-profile = 新しいプロフィールを作成

## Tasks

task = タスク
task-for = { $name }の{ $task }
overdue-task = 期限切れタスク、{ $task }
last-completed = 前回の完了は{ $ago }
request-clarification = 説明を求める
    .hint = このタスクについて詳しい説明を求めます
approve-response = 返信を承認
    .hint = このタスクを完了にします

## Reminders

send-medication-reminder = { $name }に服薬リマインダーを送信
send-reminder = { $name }にリマインダーを送信
    .hint = すぐにショートメッセージでリマインダーを送信します
reminder-time = リマインダーの時刻を選択
    .hint = 毎日のリマインダーを送信する時刻を選びます

## Photos

photo-response = { $name }からの写真、{ $task }への返信
photo-showing = { $name }からの写真、{ $task }が完了
cooking-illustration = 料理のイラスト

## Tabs

tab-dashboard = ダッシュボード
    .hint = 今日のタスクと返信を表示します
tab-gallery = 写真ギャラリー
    .hint = 大切な人から返信で届いた写真をすべて表示します
tab-habits = すべての習慣
    .hint = 予定したタスクとリマインダーを管理します

## The form for a new profile. The gender is the library's for fields of a form: an empty one says 未入力.

profile-name = プロフィール名
    .gender = field
    .hint = 大切な人の名前を入力してください
phone-hint = 国番号を付けて電話番号を入力してください
invalid-phone-format = 電話番号の形式が正しくありません
# No pronoun: "the relationship with the other".
relationship = 相手との関係
    .gender = field
    .hint = 例えば、祖母、父、友人
create-profile = プロフィールを作成

## What went wrong

problem-reminder = リマインダーを送信できませんでした。電話番号を確認してください
