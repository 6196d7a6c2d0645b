## The time of an event: 12分鐘後抵達, 今天17點抵達. What is over: 已於5分鐘前抵達, but 剛剛抵達.

-head-just = 剛剛

event-arrival = { $when }抵達
event-arrival-now = 即將抵達
event-arrival-past = { HEAD($when) ->
    [just] { $when }抵達
   *[other] 已於{ $when }抵達
}

event-departure = { $when }出發
event-departure-now = 即將出發
event-departure-past = { HEAD($when) ->
    [just] { $when }出發
   *[other] 已於{ $when }出發
}
departure-cancelled = 已取消

event-start = { $when }開始
event-start-now = 即將開始
event-start-past = { HEAD($when) ->
    [just] { $when }開始
   *[other] 已於{ $when }開始
}

event-end = { $when }結束
event-end-now = 即將結束
event-end-past = { HEAD($when) ->
    [just] { $when }結束
   *[other] 已於{ $when }結束
}

event-expiry = { $when }過期
event-expiry-now = 即將過期
event-expiry-past = { HEAD($when) ->
    [just] { $when }過期
   *[other] 已於{ $when }過期
}

# Of shops, museums, parks. 打烊, 閉館 and 停止營業 are of some only.
event-opening = { $when }開門
event-opening-now = 即將開門
event-opening-past = { HEAD($when) ->
    [just] { $when }開門
   *[other] 已於{ $when }開門
}

event-closing = { $when }關門
event-closing-now = 即將關門
event-closing-past = { HEAD($when) ->
    [just] { $when }關門
   *[other] 已於{ $when }關門
}

# For example: 3天後，也就是11月23日. Not 即, which is heard as 立即.
event-both = { $distance }，也就是{ $date }
    .time = { HEAD($distance) ->
        [just] { $distance }，{ $time }
       *[other] { $distance }，也就是{ $time }
    }

## The end of a state that lasts now: 到晚上9點為止, 營業到晚上9點為止

until-time = 到{ $time }為止

until-day = 到{ $date }為止

until-moment = 到{ $when }為止

until-open = 營業{ $when }

until-closed = 休息{ $when }

open-always = 24小時營業

# 有效到2027年3月1日為止, but 已靜音，到晚上9點為止.
until-state = { HEAD(FORM($state, case: "until")) ->
    [lasting] { FORM($state, case: "until") }{ $when }
   *[state] { FORM($state, case: "until") }，{ $when }
}
-head-lasting = 有效 停用 忙碌 上線中 離線 使用中

## The beginning of a state that lasts now

# Not 自星期一起, which is heard as 一起.
since-time = 從{ $time }開始

since-day = 從{ $date }開始

since-month = 從{ $month }開始

## The last time that something was done

last-updated = 上次更新：{ $when }

last-completed = 上次完成：{ $when }

last-active = 上次上線：{ $when }

last-used = 上次使用：{ $when }

last-synced = 上次同步：{ $when }

last-saved = 上次儲存：{ $when }

## Delays

delay-late = 延遲{ $duration }

delay-early = 提早{ $duration }

delay-none = 準時

## The time between a reminder and the event

# As calendars have it. 30分鐘前 alone is 30 minutes ago.
duration-before = 提前{ $duration }

## The time that is left

remaining = 還剩{ $duration }

remaining-less = 還剩不到{ $duration }

remaining-about = 大約還剩{ $duration }

remaining-none = 沒有剩餘時間

## An amount that becomes larger or smaller in each period: 增加12分鐘, 每天減少45分鐘

-head-each = 每

gaining = { HEAD($amount) ->
    [each] { FORM($amount, case: "gaining") }
   *[other] 增加{ FORM($amount, case: "first") }
}

losing = { HEAD($amount) ->
    [each] { FORM($amount, case: "losing") }
   *[other] 減少{ FORM($amount, case: "first") }
}

gain-none = 沒有變化
