## The time of an event. A verb would agree with what does, whose gender nobody tells. So it is used for the time: پہنچنے میں 7
## منٹ باقی; or a noun brings its own verb: میعاد کل ختم ہو گی. A day alone that is ahead is mostly of a
## delivery or a place, which are masculine here as in state.ftl: کل پہنچے گا. All of them tell which کل is meant ($case "told"
## and "told-at", see date.ftl). None has a colon: they come after the name of a field.

-tail-later = بعد
-tail-clock = بجے پر

event-arrival = { TAIL($when) ->
    [later] پہنچنے میں { FORM($when, case: "within") } باقی
    [clock] آمد { FORM($when, case: "told-at", gender: "ahead") } ہو گی
   *[day] { FORM($when, case: "told-at", gender: "ahead") } پہنچے گا
}
event-arrival-now = پہنچنے میں 1 منٹ سے کم باقی
event-arrival-past = آمد { FORM($when, case: "told-at", gender: "over") } ہوئی

event-departure = روانگی { FORM($when, case: "told-at", gender: "ahead") } ہو گی
event-departure-now = روانگی ابھی ہو رہی ہے
event-departure-past = روانگی { FORM($when, case: "told-at", gender: "over") } ہوئی
departure-cancelled = منسوخ

event-start = { TAIL($when) ->
    [later] شروع ہونے میں { FORM($when, case: "within") } باقی
   *[day] آغاز { FORM($when, case: "told-at", gender: "ahead") } ہو گا
}
event-start-now = آغاز ابھی ہو رہا ہے
event-start-past = آغاز { FORM($when, case: "told-at", gender: "over") } ہوا

# آخری دن 31 دسمبر ہے. A noun does not tell which کل it is: اختتام کل ہو گا
event-end = { TAIL($when) ->
    [later] ختم ہونے میں { FORM($when, case: "within") } باقی
    [clock] اختتام { FORM($when, case: "told-at", gender: "ahead") } ہو گا
    [tomorrow] اختتام { FORM($when, case: "told-at", gender: "ahead") } ہو گا
    [on-day] اختتام { FORM($when, case: "told-at", gender: "ahead") } ہو گا
   *[day] آخری دن { FORM($when, case: "told", gender: "ahead") } ہے
}
-tail-tomorrow = کل
-tail-on-day = کو روز
event-end-now = ختم ہونے میں 1 منٹ سے کم باقی
event-end-past = اختتام { FORM($when, case: "told-at", gender: "over") } ہوا

event-expiry = میعاد { FORM($when, case: "told-at", gender: "ahead") } ختم ہو گی
event-expiry-now = میعاد ابھی ختم ہو رہی ہے
event-expiry-past = میعاد { FORM($when, case: "told-at", gender: "over") } ختم ہوئی

event-opening = { TAIL($when) ->
    [later] کھلنے میں { FORM($when, case: "within") } باقی
   *[day] { FORM($when, case: "told-at", gender: "ahead") } کھلے گا
}
event-opening-now = کھلنے کا وقت ابھی ہے
event-opening-past = { FORM($when, case: "told-at", gender: "over") } کھُلا

event-closing = { TAIL($when) ->
    [later] بند ہونے میں { FORM($when, case: "within") } باقی
   *[day] { FORM($when, case: "told-at", gender: "ahead") } بند ہو گا
}
event-closing-now = بند ہونے کا وقت ابھی ہے
event-closing-past = { FORM($when, case: "told-at", gender: "over") } بند ہوا

# For example: 3 دن بعد، 23 نومبر کو
event-both = { $distance }، { FORM(day-on, case: "oblique") }
    .time = { $distance }، { FORM($time, case: "at") }

## The end of a state that lasts now: کل تک, but گزشتہ کل تک

until-time = { $time } تک

until-day = { FORM($date, case: "ahead") } تک

until-moment = { FORM($when, case: "ahead") } تک

until-open = { $when } کھُلا ہے

until-closed = { $when } بند ہے

open-always = 24 گھنٹے کھُلا

# With کے لیے before what was done: شام 5 بجے تک خاموش کیا گیا would be that it was being muted up to then.
until-state = { TAIL(FORM($state, case: "ahead")) ->
    [done] { $when } کے لیے { $state }
   *[other] { $when } { FORM($state, case: "ahead") } ہے
}
-tail-done = گیا گئی

## The beginning of a state that lasts now

since-time = { $time } سے

since-day = { FORM($date, case: "oblique") } سے

since-month = { FORM($month, case: "oblique") } سے

## The last time that something was done

last-updated = { HEAD($when) ->
    [just-now] { $when } اپ ڈیٹ ہوا
   *[other] آخری اپ ڈیٹ { FORM($when, case: "told-at", gender: "over") } ہوئی
}
-head-just-now = ابھی

last-completed = { HEAD($when) ->
    [just-now] { $when } مکمل ہوا
   *[other] آخری بار { FORM($when, case: "told-at", gender: "over") } مکمل ہوا
}

last-active = { HEAD($when) ->
    [just-now] { $when } فعال
   *[other] آخری سرگرمی { FORM($when, case: "told-at", gender: "over") } ہوئی
}

last-used = { HEAD($when) ->
    [just-now] { $when } استعمال ہوا
   *[other] آخری استعمال { FORM($when, case: "told-at", gender: "over") } ہوا
}

last-synced = { HEAD($when) ->
    [just-now] { $when } سِنک ہوا
   *[other] آخری سِنک { FORM($when, case: "told-at", gender: "over") } ہوا
}

last-saved = { HEAD($when) ->
    [just-now] { $when } محفوظ ہوا
   *[other] آخری بار { FORM($when, case: "told-at", gender: "over") } محفوظ ہوا
}

## Delays

delay-late = { FORM($duration, case: "oblique") } کی تاخیر

delay-early = وقت سے { FORM($duration, case: "direct") } پہلے

delay-none = وقت پر

## The time between a reminder and the event

# پہلے leaves the hour as it is: 1 گھنٹہ پہلے
duration-before = طے شدہ وقت سے { FORM($duration, case: "direct") } پہلے

## The time that is left

remaining = { $duration } باقی

remaining-less = { FORM($duration, case: "oblique") } سے کم باقی

remaining-about = تقریباً { $duration } باقی

remaining-none = وقت ختم

## An amount that becomes larger or smaller in each period

# Of a rate, the period comes first: روزانہ 2 سیکنڈ کی کمی
gaining = { HEAD(FORM($amount, case: "led")) ->
    [period] { FORM($amount, case: "led") } کا اضافہ
   *[other] { change-up }
}
losing = { HEAD(FORM($amount, case: "led")) ->
    [period] { FORM($amount, case: "led") } کی کمی
   *[other] { change-down }
}
-head-period = روزانہ فی ہفتے مہینے سال

gain-none = کوئی تبدیلی نہیں
