## The time of an event: 12分钟后到达, 今天17点到达. What is over: 已于5分钟前到达, but 刚刚到达.

-head-just = 刚刚

event-arrival = { $when }到达
event-arrival-now = 即将到达
event-arrival-past = { HEAD($when) ->
    [just] { $when }到达
   *[other] 已于{ $when }到达
}

event-departure = { $when }出发
event-departure-now = 即将出发
event-departure-past = { HEAD($when) ->
    [just] { $when }出发
   *[other] 已于{ $when }出发
}
departure-cancelled = 已取消

event-start = { $when }开始
event-start-now = 即将开始
event-start-past = { HEAD($when) ->
    [just] { $when }开始
   *[other] 已于{ $when }开始
}

event-end = { $when }结束
event-end-now = 即将结束
event-end-past = { HEAD($when) ->
    [just] { $when }结束
   *[other] 已于{ $when }结束
}

event-expiry = { $when }过期
event-expiry-now = 即将过期
event-expiry-past = { HEAD($when) ->
    [just] { $when }过期
   *[other] 已于{ $when }过期
}

# Of shops, museums, parks. 打烊, 闭馆 and 停止营业 are of some only.
event-opening = { $when }开门
event-opening-now = 即将开门
event-opening-past = { HEAD($when) ->
    [just] { $when }开门
   *[other] 已于{ $when }开门
}

event-closing = { $when }关门
event-closing-now = 即将关门
event-closing-past = { HEAD($when) ->
    [just] { $when }关门
   *[other] 已于{ $when }关门
}

# For example: 3天后，也就是11月23日. Not 即, which is heard as 立即.
event-both = { $distance }，也就是{ $date }
    .time = { HEAD($distance) ->
        [just] { $distance }，{ $time }
       *[other] { $distance }，也就是{ $time }
    }

## The end of a state that lasts now: 至晚上9点, 营业至晚上9点

until-time = 至{ $time }

until-day = 至{ $date }

until-moment = 至{ $when }

until-open = 营业{ $when }

until-closed = 休息{ $when }

open-always = 24小时营业

# 有效至2027年3月1日, but 已静音，至晚上9点.
until-state = { HEAD(FORM($state, case: "until")) ->
    [lasting] { FORM($state, case: "until") }{ $when }
   *[state] { FORM($state, case: "until") }，{ $when }
}
-head-lasting = 有效 停用 忙碌 在线 离线

## The beginning of a state that lasts now

# Not 自星期一起, which is heard as 一起.
since-time = 从{ $time }开始

since-day = 从{ $date }开始

since-month = 从{ $month }开始

## The last time that something was done

last-updated = 上次更新：{ $when }

last-completed = 上次完成：{ $when }

last-active = 上次活跃：{ $when }

last-used = 上次使用：{ $when }

last-synced = 上次同步：{ $when }

last-saved = 上次保存：{ $when }

## Delays

delay-late = 晚{ $duration }

delay-early = 提前{ $duration }

delay-none = 准时

## The time between a reminder and the event

# As calendars have it. 30分钟前 alone is 30 minutes ago.
duration-before = 提前{ $duration }

## The time that is left

remaining = 还剩{ $duration }

remaining-less = 还剩不到{ $duration }

remaining-about = 大约还剩{ $duration }

remaining-none = 没有剩余时间

## An amount that becomes larger or smaller in each period: 增加12分钟, 每天减少45分钟

-head-each = 每

gaining = { HEAD($amount) ->
    [each] { FORM($amount, case: "gaining") }
   *[other] 增加{ FORM($amount, case: "first") }
}

losing = { HEAD($amount) ->
    [each] { FORM($amount, case: "losing") }
   *[other] 减少{ FORM($amount, case: "first") }
}

gain-none = 没有变化
