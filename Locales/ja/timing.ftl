## The time of an event: 到着は12分後, 到着は今日の17時. What is over: 到着は昨日の17時でした, but 5分前に到着しました and たった今到着,
## for 到着は5分前でした and 到着はたった今でした are not said.

-tail-just = たった今
-tail-ago = 前

event-arrival = 到着は{ $when }
event-arrival-now = まもなく到着
event-arrival-past = { TAIL($when) ->
    [just] { $when }到着
    [ago] { $when }に到着しました
   *[other] 到着は{ $when }でした
}

event-departure = 出発は{ $when }
event-departure-now = ただいま出発
event-departure-past = { TAIL($when) ->
    [just] { $when }出発
    [ago] { $when }に出発しました
   *[other] 出発は{ $when }でした
}
departure-cancelled = 運休

event-start = 開始は{ $when }
event-start-now = まもなく開始
event-start-past = { TAIL($when) ->
    [just] { $when }開始
    [ago] { $when }に開始しました
   *[other] 開始は{ $when }でした
}

event-end = 終了は{ $when }
event-end-now = まもなく終了
event-end-past = { TAIL($when) ->
    [just] { $when }終了
    [ago] { $when }に終了しました
   *[other] 終了は{ $when }でした
}

# Avoid 期限切れ alone, which is a task or a bill that is overdue.
event-expiry = 有効期限は{ $when }
event-expiry-now = まもなく有効期限切れ
event-expiry-past = { TAIL($when) ->
    [just] { $when }有効期限切れ
    [ago] { $when }に有効期限が切れました
   *[other] 有効期限は{ $when }でした
}

# The counterpart of 営業終了. オープン is heard as the day when a new place opens, and 開店, 開場, 開園 are of one kind of place
# each.
event-opening = 営業開始は{ $when }
event-opening-now = まもなく営業開始
event-opening-past = { TAIL($when) ->
    [just] { $when }営業開始
    [ago] { $when }に営業を開始しました
   *[other] 営業開始は{ $when }でした
}

event-closing = 営業終了は{ $when }
event-closing-now = まもなく営業終了
event-closing-past = { TAIL($when) ->
    [just] { $when }営業終了
    [ago] { $when }に営業を終了しました
   *[other] 営業終了は{ $when }でした
}

# 到着は5分後の17時5分, 到着は1時間前の16時でした
event-both = { $distance }、{ $date }
    .time = { TAIL($distance) ->
        [instant] { $distance }、{ $time }
       *[other] { $distance }の{ $time }
    }
-tail-instant = たった今 まもなく

## The end of a state that lasts now

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

open-always = 24時間営業

# For example: 2027年3月1日まで有効
until-state = { $when }{ FORM($state, case: "until") }

## The beginning of a state that lasts now

since-time = { $time }から

since-day = { $date }から

since-month = { $month }から

## The last time that something was done

last-updated = 最終更新は{ $when }

# たった今完了: 前回, the time before this one, isn't used for what is just done.
last-completed = { TAIL($when) ->
    [just] { $when }完了
   *[other] 前回の完了は{ $when }
}

last-active = 最終アクセスは{ $when }

last-used = 最終使用は{ $when }

last-synced = 最終同期は{ $when }

last-saved = 最終保存は{ $when }

## Delays: 1日遅れ, 予定より2分早い

delay-late = { FORM($duration, case: "bound") }遅れ

delay-early = 予定より{ FORM($duration, case: "bound") }早い

delay-none = 定刻どおり

## The time between a reminder and the event

# 予定の30分前: 30分前 alone is 30 minutes ago.
duration-before = 予定の{ FORM($duration, case: "bound") }前

## The time that is left

# 残り最大10分; 残り2日, for 残り2日間 would be how long something is on.
remaining = 残り{ number-near }{ remaining-span }
    .front = yes
    .span = yes

remaining-less = 残り{ $duration }未満

remaining-about = 残り約{ remaining-span }

# 残り24時間: voices may read 残り1日 as 残りついたち. But 残り1日と4時間.
remaining-span = { $count ->
    [1] { remaining-span-one }
   *[other] { FORM($duration, case: "bound") }
}
remaining-span-one = { TAIL($duration) ->
    [daylong] 24時間
   *[other] { FORM($duration, case: "bound") }
}
-tail-daylong = 日間

remaining-none = 残り時間なし

## An amount that becomes larger or smaller in each period: フォロワー3人増加, 2日減少

gaining = { FORM($amount, case: "bound") }増加

losing = { FORM($amount, case: "bound") }減少

gain-none = 変化なし
