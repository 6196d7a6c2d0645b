## When something happens: 到着は12分後, 到着は今日の17時. What is over: 到着は5分前でした, and たった今到着, for 到着はたった今でした is
## not said.

-head-just = たった今

event-arrival = 到着は{ $when }
event-arrival-now = まもなく到着
event-arrival-past = { HEAD($when) ->
    [just] { $when }到着
   *[other] 到着は{ $when }でした
}

event-departure = 出発は{ $when }
event-departure-now = まもなく出発
event-departure-past = { HEAD($when) ->
    [just] { $when }出発
   *[other] 出発は{ $when }でした
}
departure-cancelled = 運休

event-start = 開始は{ $when }
event-start-now = まもなく開始
event-start-past = { HEAD($when) ->
    [just] { $when }開始
   *[other] 開始は{ $when }でした
}

event-end = 終了は{ $when }
event-end-now = まもなく終了
event-end-past = { HEAD($when) ->
    [just] { $when }終了
   *[other] 終了は{ $when }でした
}

# Not 期限切れ alone, which is a task or a bill that is overdue.
event-expiry = 有効期限は{ $when }
event-expiry-now = まもなく有効期限切れ
event-expiry-past = { HEAD($when) ->
    [just] { $when }有効期限切れ
   *[other] 有効期限は{ $when }でした
}

# オープン fits shops, gates and parks: 営業開始 is of shops only, and 開場, 開園 of one kind of place each.
event-opening = オープンは{ $when }
event-opening-now = まもなくオープン
event-opening-past = { HEAD($when) ->
    [just] { $when }オープン
   *[other] オープンは{ $when }でした
}

event-closing = 営業終了は{ $when }
event-closing-now = まもなく営業終了
event-closing-past = { HEAD($when) ->
    [just] { $when }営業終了
   *[other] 営業終了は{ $when }でした
}

event-both = { $distance }、{ $date }

## Until when

until-time = { $time }まで

until-day = { $date }まで

until-moment = { $when }まで

until-open = { $when }営業

# 休業 is for days: what opens again in the morning is not said to be out of business.
until-closed = { TAIL($when) ->
    [hours] { $when }営業時間外
   *[days] { $when }休業
}
-tail-hours = 時まで 分まで 正午まで

# 2027年3月1日まで有効
until-state = { $when }{ $state }

## Since when

since-time = { $time }から

since-day = { $date }から

since-month = { $month }から

since-month-year = { $year }年{ $month }から

since-year = { $year }年から

## When something was done last

last-updated = 最終更新は{ $when }

last-completed = 前回の完了は{ $when }

last-active = 最終アクセスは{ $when }

last-used = 前回の使用は{ $when }

last-synced = 前回の同期は{ $when }

## Late and early: 1日遅れ, 予定より2分早い

delay-late = { FORM($duration, case: "bound") }遅れ

delay-early = 予定より{ FORM($duration, case: "bound") }早い

delay-none = 定刻どおり

## Time that is left

remaining = 残り{ $duration }

remaining-less = 残り{ $duration }未満

remaining-about = 残り約{ $duration }

remaining-none = 残り時間なし

## What is gained and lost, so much in each period: フォロワー3人増加, 2日減少

gaining = { FORM($amount, case: "bound") }増加

losing = { FORM($amount, case: "bound") }減少

gain-none = 変化なし
