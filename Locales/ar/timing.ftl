## When something happens: verbal nouns, which agree with nothing

event-arrival = الوصول { $when }
event-arrival-now = الوصول الآن
event-arrival-past = تم الوصول { $when }

event-departure = المغادرة { $when }
event-departure-now = المغادرة الآن
event-departure-past = تَمَّت المغادرة { $when }
departure-cancelled = مُلغاة

event-start = البداية { $when }
event-start-now = البداية الآن
event-start-past = تم البدء { $when }

event-end = الانتهاء { $when }
event-end-now = الانتهاء الآن
event-end-past = تم الانتهاء { $when }

event-expiry = تَنتَهي الصلاحية { $when }
event-expiry-now = تَنتَهي الصلاحية الآن
event-expiry-past = اِنتَهَت الصلاحية { $when }

event-opening = موعد الفتح { $when }
event-opening-now = موعد الفتح الآن
event-opening-past = تم الفتح { $when }

event-closing = موعد الإغلاق { $when }
event-closing-now = موعد الإغلاق الآن
event-closing-past = تم الإغلاق { $when }

event-both = { $distance }، في { $date }

## Until when

until-time = حتى { $time }

until-day = حتى { FORM($date, case: "genitive") }

until-moment = حتى { FORM($when, case: "genitive") }

until-open = مفتوح { $when }

until-closed = مغلق { $when }

until-state = { $state } { $when }

## Since when

since-time = منذ { $time }

since-day = منذ { FORM($date, case: "genitive") }

since-month = منذ { $month }

since-month-year = منذ { $month } { $year }

# The word for a year parts it from other numbers.
since-year = منذ سنة { $year }

## When something was done last

last-updated = آخِر تحديث { $when }

last-completed = آخِر إكمال { $when }

last-active = آخِر نشاط { $when }

last-used = آخِر استخدام { $when }

last-synced = آخِر مُزامَنَة { $when }

## Late and early

# تأخير 5 دقائق, تأخير دقيقتين
delay-late = تأخير { FORM($duration, case: "genitive") }

delay-early = قبل الموعد بِمِقدار { FORM($duration, case: "genitive") }

delay-none = في الموعد

## Time that is left

remaining = المتبقي { $duration }

remaining-less = المتبقي أقل من { FORM($duration, case: "genitive") }

remaining-about = المتبقي حوالي { FORM($duration, case: "genitive") }

remaining-none = انتهى الوقت

## What is gained and lost, so much in each period

gaining = زيادة بِمِقدار { FORM($amount, case: "genitive") }

losing = نقص بِمِقدار { FORM($amount, case: "genitive") }

gain-none = لا تغيير
