## States, alone or behind what they are said of: mostly the same form everywhere
##
## $gender is no gender here but the kind of thing, for those that are not said alike of all: dose, medication, task (see
## count.ftl). $case "label" is the name of a field, in front of a time.

# Of medicine, as the health app of iOS has it.
state-taken = 服用済み
# Not done when it should have been.
state-missed = { $gender ->
    [dose] 飲み忘れ
   *[other] 未実施
}
state-skipped = スキップ済み
# 保留中 is heard as "put on hold", which a dose or a task that waits for its time is not.
state-pending = { $gender ->
    [dose] 服用前
    [task] 未完了
   *[other] 保留中
}
state-scheduled = { $case ->
    [label] 予定
   *[state] 予定済み
}
state-due = { $case ->
    [label] 期限
   *[state] 期限到来
}
state-overdue = 期限切れ
state-completed = 完了
state-not-completed = 未完了
state-in-progress = 進行中
state-failed = 失敗
state-cancelled = キャンセル済み
state-approved = 承認済み
state-declined = 拒否
state-refunded = 返金済み
state-processing = 処理中
state-shipped = 発送済み
state-delivered = 配達済み
state-draft = 下書き
state-new = 新規
state-read = 既読
state-unread = 未読
# アクティブ, because 有効 is "enabled" and "valid".
state-active = { $gender ->
    [medication] 使用中
   *[other] アクティブ
}
state-inactive = { $gender ->
    [medication] 使用停止中
   *[other] 非アクティブ
}
state-on = オン
state-off = オフ
state-enabled = 有効
state-disabled = 無効
state-online = オンライン
state-offline = オフライン
state-away = 離席中
state-busy = 取り込み中
state-connected = 接続済み
state-disconnected = 未接続
# As VoiceOver says it.
state-selected = 選択中
state-not-selected = 未選択
# As screen readers say of check boxes.
state-checked = チェックあり
state-unchecked = チェックなし
state-partially-checked = 一部チェックあり
state-expanded = 展開済み
state-collapsed = 折りたたみ済み
state-required = 必須
state-optional = 任意
state-valid = 有効
state-invalid = 無効
# Not 空: voices read it as そら, the sky.
state-empty = 内容なし
state-full = 満杯
state-playing = 再生中
state-paused = 一時停止中
state-stopped = 停止中
state-muted = 消音中
state-unmuted = 消音解除済み
state-locked = ロック中
state-unlocked = ロック解除済み
state-favorite = お気に入り
state-pinned = ピン留め済み
state-archived = アーカイブ済み
state-verified = 確認済み
state-not-verified = 未確認
state-expired = 有効期限切れ
state-available = 利用可能
state-unavailable = 利用不可
state-out-of-stock = 在庫切れ
state-live = ライブ
state-syncing = 同期中
state-synced = 同期済み
state-charging = 充電中
state-low = 低い
state-critical = 危険
state-filtered = フィルタ適用中

status = ステータス、{ $state }
