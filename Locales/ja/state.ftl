## States: alone, after the thing that they describe, and before a noun that is counted
##
## The value is heard alone. The other forms are explained in grammar.ftl. .attribute comes before a noun (保留中の取引3件).
## .compound makes one word with a noun (未読メッセージ3件). .dose, .medication, .task, .field, and .container are heard alone
## if they describe such a thing. .label is the name of a field before a time, and .until comes after a time
## (12月24日まで有効).
##
## The trait .place has three values. "object" marks an action of the listener, whose objects are counted (3枚の写真を選択中).
## "noun" marks a word that also says what is counted (飲み忘れ3回). "times" marks a word that does so only before a number
## (服用済み3回).

# Of medicine, as the health app of iOS has it.
state-taken = 服用済み
    .attribute = 服用済みの
    .compound = 服用済み
# What came and was not noticed in time. Of what should have been done 未実施, which doesn't say whether it was forgotten.
state-missed = 見逃し
    .attribute = 見逃した
    .dose = 飲み忘れ
    .task = 未実施
    .until = 見逃した状態
    .dose-into = 飲み忘れ
    .task-into = 未実施
state-skipped = スキップ済み
    .attribute = スキップした
# 保留中 is heard as "put on hold", which a dose or a task that waits for its time is not.
state-pending = 保留中
    .attribute = 保留中の
    .dose = 服用前
    .medication = 保留中
    .task = 未完了
    .dose-into = 服用前
    .task-into = 未完了
# 予定済み is not said: 予定 is not an act that can be done with.
# Alone a flight or a delivery, which nobody has booked.
state-scheduled = 予定
    .attribute = 予約済みの
    .compound = 予約済み
    .dose = 服用予定
    .task = 実施予定
    .dose-into = 服用予定
    .task-into = 実施予定
# As due-now. 期限到来 is the language of contracts.
# same for every case
state-due = 期限です
    .attribute = 期限の来た
    .label = 期限
    .until = 期限の来た状態
    .into = 期限の来た状態
    .tag = 期限の来たもの
state-overdue = 期限切れ
    .attribute = 期限切れの
    .compound = 期限切れ
state-completed = 完了
    .attribute = 完了済みの
    .compound = 完了済み
    .until = 完了済み
state-not-completed = 未完了
    .attribute = 未完了の
state-in-progress = 進行中
    .attribute = 進行中の
state-failed = 失敗
    .attribute = 失敗した
    .until = 失敗した状態
state-cancelled = キャンセル済み
    .attribute = キャンセル済みの
    .compound = キャンセル済み
state-approved = 承認済み
    .attribute = 承認済みの
    .compound = 承認済み
# Alone 拒否 would be the name of the button.
state-declined = 拒否済み
    .attribute = 拒否された
state-refunded = 返金済み
    .attribute = 返金済みの
    .compound = 返金済み
state-processing = 処理中
    .attribute = 処理中の
state-shipped = 発送済み
    .attribute = 発送済みの
    .compound = 発送済み
state-delivered = 配達済み
    .attribute = 配達済みの
    .compound = 配達済み
state-draft = 下書き
    .attribute = 下書きの
# Alone as on a badge. What does not come in is 新規: see noun.ftl.
state-new = 新着
    .attribute = 新しい
    .into = 新規
    .tag = 新着
state-read = 既読
    .attribute = 既読の
    .compound = 既読
state-unread = 未読
    .attribute = 未読の
    .compound = 未読
# Of a door, a file, a parcel. What has a seal is 開封済み: see noun.ftl.
state-opened = 開いた状態
    .attribute = 開いた
# アクティブ, because 有効 is "enabled" and "valid". But what is so until a day is 有効.
state-active = アクティブ
    .attribute = アクティブな
    .until = 有効
    .medication = 使用中
    .medication-into = 使用中
state-inactive = 非アクティブ
    .attribute = アクティブでない
    .until = 無効
    .medication = 使用停止中
    .medication-into = 使用停止
state-on = オン
    .attribute = オンの
state-off = オフ
    .attribute = オフの
# Of things that are counted 有効になっている: 有効な通知 would be valid ones.
state-enabled = 有効
    .attribute = 有効になっている
state-disabled = 無効
    .attribute = 無効になっている
state-online = オンライン
    .attribute = オンラインの
state-offline = オフライン
    .attribute = オフラインの
state-away = 離席中
    .attribute = 離席中の
state-busy = 取り込み中
    .attribute = 取り込み中の
state-connected = 接続済み
    .attribute = 接続済みの
    .compound = 接続済み
state-disconnected = 未接続
    .attribute = 未接続の
# As VoiceOver says it.
state-selected = 選択中
    .attribute = 選択中の
    .place = object
state-not-selected = 未選択
    .attribute = 未選択の
# As screen readers say of check boxes.
state-checked = チェックあり
    .attribute = チェックの付いた
state-unchecked = チェックなし
    .attribute = チェックのない
state-partially-checked = 一部チェックあり
    .attribute = 一部にチェックの付いた
# These two as VoiceOver and TalkBack say them. 折りたたみ済み is not a set phrase.
state-expanded = 展開されています
    .attribute = 展開された
    .into = 展開した状態
state-collapsed = 折りたたまれています
    .attribute = 折りたたまれた
    .into = 折りたたんだ状態
state-required = 必須
    .attribute = 必須の
    .compound = 必須
state-optional = 任意
    .attribute = 任意の
# same as state-enabled
state-valid = 有効
    .attribute = 有効な
# same as state-disabled
state-invalid = 無効
    .attribute = 無効な
# Avoid 空: voices read it as そら, the sky, before a noun as well. 空っぽ is read right by all, but is a word for children.
# Of albums, folders and what else has things in it, 中身なし. A field that is empty is 未入力. Avoid 中身のない before a noun: that
# is used for what is shallow. なにも in kana, for voices that read 何も as なんも.
state-empty = 内容なし
    .attribute = なにも入っていない
    .seat = 空いている
    .field = 未入力
    .container = 中身なし
    .field-into = 未入力
state-full = 満杯
    .attribute = 満杯の
state-playing = 再生中
    .attribute = 再生中の
state-paused = 一時停止中
    .attribute = 一時停止中の
state-stopped = 停止中
    .attribute = 停止中の
state-muted = ミュート中
    .attribute = ミュート中の
state-unmuted = ミュート解除済み
    .attribute = ミュートが解除された
state-locked = ロック中
    .attribute = ロックされた
state-unlocked = ロック解除済み
    .attribute = ロックが解除された
state-favorite = お気に入り
    .attribute = お気に入りの
state-pinned = ピン留め済み
    .attribute = ピン留めされた
state-archived = アーカイブ済み
    .attribute = アーカイブ済みの
    .compound = アーカイブ済み
state-verified = 確認済み
    .attribute = 確認済みの
    .compound = 確認済み
state-not-verified = 未確認
    .attribute = 未確認の
state-expired = 有効期限切れ
    .attribute = 有効期限切れの
# Avoid 利用できる before a noun: 99件を超える利用できる begins as a use beyond 99.
state-available = 利用可能
    .attribute = 利用可能な
state-unavailable = 利用不可
    .attribute = 利用不可の
state-out-of-stock = 在庫切れ
    .attribute = 在庫切れの
    .compound = 在庫切れ
state-live = ライブ
    .attribute = ライブの
state-syncing = 同期中
    .attribute = 同期中の
state-synced = 同期済み
    .attribute = 同期済みの
    .compound = 同期済み
state-charging = 充電中
    .attribute = 充電中の
# Of a risk, a value, a priority, a score. What runs out is 残りわずか: see noun.ftl and battery-low.
state-low = 低い
    .attribute = 低い
    .into = 低い状態
    .tag = 低いもの
# Avoid 危険, which says that something is a danger to others.
state-critical = 重大
    .attribute = 重大な
state-filtered = フィルタ適用中
    .attribute = 絞り込まれた
state-correct = 正解
    .attribute = 正解の
state-incorrect = 不正解
    .attribute = 不正解の
state-edited = 編集済み
    .attribute = 編集済みの
    .compound = 編集済み
state-forwarded = 転送済み
    .attribute = 転送された
state-played = 再生済み
    .attribute = 再生済みの
    .compound = 再生済み
state-followed = フォロー中
    .attribute = フォロー中の
state-not-applicable = 該当なし
    .attribute = 該当しない
state-weak = 弱い
    .attribute = 弱い
    .into = 弱い状態
    .tag = 弱いもの
state-medium = 中程度
    .attribute = 中程度の
state-strong = 強い
    .attribute = 強い
    .into = 強い状態
    .tag = 強いもの
state-range-start = 期間の開始日
    .attribute = 期間の開始日の
state-range-end = 期間の終了日
    .attribute = 期間の終了日の

# The polite form, as of 期限です, is only for a state alone.
status = { HEAD($state) ->
    [due] ステータス、期限到来
   *[other] ステータス、{ $state }
}
-head-due = 期限です
