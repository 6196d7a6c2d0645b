## The time of an event: verbal nouns, which agree with nothing

event-arrival = الوصول { moment-in }
event-arrival-now = الوصول الآن
event-arrival-past = تم الوصول { moment-in }

event-departure = المغادرة { moment-in }
event-departure-now = المغادرة الآن
event-departure-past = تَمَّت المغادرة { moment-in }
departure-cancelled = مُلغاة

event-start = البدء { moment-in }
event-start-now = البدء الآن
event-start-past = تم البدء { moment-in }

event-end = الانتهاء { moment-in }
event-end-now = الانتهاء الآن
# The verb has the gender of what is not named, as in other apps. Avoid تم الانتهاء, which is used for a task that
# someone finished, and كان موعد الانتهاء, which does not say that it ended.
event-end-past = انتهى { moment-in }

event-expiry = تَنتَهي الصلاحية { moment-in }
event-expiry-now = تَنتَهي الصلاحية الآن
event-expiry-past = اِنتَهَت الصلاحية { moment-in }

event-opening = موعد الفتح { moment-in }
event-opening-now = موعد الفتح الآن
event-opening-past = تم الفتح { moment-in }

event-closing = موعد الإغلاق { moment-in }
event-closing-now = موعد الإغلاق الآن
event-closing-past = تم الإغلاق { moment-in }

event-both = { $distance }، في { $date }
    .time = { HEAD($time) ->
        [midnight] { $distance }، عند { $time }
       *[other] { $distance }، { $time }
    }

## The end of a state that lasts now

until-time = حتى { $time }

# "حتى اليوم" is heard as "to this day".
until-day = { HEAD($date) ->
    [today] حتى نهاية { $date }
   *[day] حتى { FORM($date, case: "genitive") }
}

until-moment = حتى { FORM($when, case: "genitive") }

until-open = مفتوح { $when }

until-closed = مغلق { $when }

open-always = مفتوح على مدار الساعة

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = منذ { $time }

# منذ needs a day that is over.
since-day = { HEAD($date) ->
    [today] ابتِداءً من اليوم
   *[past] منذ { FORM($date, case: "genitive") }
}

since-month = منذ { $month }

## The last time that something was done

last-updated = آخِر تحديث { moment-in }

# Avoid إنجاز, which is heard as "an achievement"; and آخر إتمام is not said.
last-completed = تم الإكمال آخِر مرة { moment-in }

last-active = آخِر نشاط { moment-in }

last-used = آخِر استخدام { moment-in }

last-synced = آخِر مُزامَنَة { moment-in }

last-saved = آخِر حفظ { moment-in }

## Delays

# For example: تأخير 5 دقائق, تأخير دقيقتين
delay-late = { $case ->
    [bare] { FORM($duration, case: "genitive") }
   *[whole] تأخير { FORM($duration, case: "genitive") }
}
    .lead = late

delay-early = { $case ->
    [bare] { FORM($duration, case: "genitive") }
   *[whole] قبل الموعد بِمِقدار { FORM($duration, case: "genitive") }
}
    .lead = early

delay-none = في الموعد

## The time between a reminder and the event

# قبل 30 دقيقة alone would be half an hour ago.
duration-before = قبل { FORM($duration, case: "genitive") } من الموعد

## The time that is left

remaining = { $case ->
    [bare] { FORM($duration, case: "genitive") }
   *[whole] المتبقي { $duration }
}
    .lead = left

remaining-less = المتبقي أَقَلّ من { FORM($duration, case: "genitive") }

remaining-about = المتبقي حَوالي { FORM($duration, case: "genitive") }

remaining-none = انتهى الوقت

## An amount that becomes larger or smaller in each period

# Avoid كسب, which is to earn or to win, and نقص, which is a shortage. A bound takes a preposition, as in change-by: زيادة
# بِأَكثَر من 12 دقيقة.
gaining = { HEAD($amount) ->
    [bound] زيادة بِ{ FORM($amount, case: "genitive") }
   *[exact] زيادة { FORM($amount, case: "genitive") }
}

losing = { HEAD($amount) ->
    [bound] نُقصان بِ{ FORM($amount, case: "genitive") }
   *[exact] نُقصان { FORM($amount, case: "genitive") }
}

gain-none = لا تغيير
