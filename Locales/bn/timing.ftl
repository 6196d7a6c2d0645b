## The time of an event. The verb stands last, and agrees with nothing

event-arrival = { $when } পৌঁছাবে
event-arrival-now = এখনই পৌঁছাচ্ছে
event-arrival-past = { $when } পৌঁছেছে

event-departure = { $when } ছাড়বে
event-departure-now = এখনই ছাড়ছে
event-departure-past = { $when } ছেড়েছে
departure-cancelled = বাতিল

event-start = { $when } শুরু হবে
event-start-now = এখনই শুরু হচ্ছে
event-start-past = { $when } শুরু হয়েছে

event-end = { $when } শেষ হবে
event-end-now = এখনই শেষ হচ্ছে
event-end-past = { $when } শেষ হয়েছে

event-expiry = { $when } মেয়াদ শেষ হবে
event-expiry-now = এখনই মেয়াদ শেষ হচ্ছে
event-expiry-past = { $when } মেয়াদ শেষ হয়েছে

event-opening = { $when } খুলবে
event-opening-now = এখনই খুলছে
event-opening-past = { $when } খুলেছে

event-closing = { $when } বন্ধ হবে
event-closing-now = এখনই বন্ধ হচ্ছে
event-closing-past = { $when } বন্ধ হয়েছে

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = { $time } পর্যন্ত

until-day = { $date } পর্যন্ত

until-moment = { FORM($when, case: "bare") } পর্যন্ত

until-open = { $when } খোলা

until-closed = { $when } বন্ধ

open-always = 24 ঘণ্টা খোলা

until-state = { $when } { FORM($state, case: "until") }

## The beginning of a state that lasts now

since-time = { $time } থেকে

since-day = { $date } থেকে

since-month = { $month } থেকে

## The last time that something was done

last-updated = { HEAD($when) ->
    [just-now] { $when } আপডেট হয়েছে
   *[other] শেষ আপডেট { $when }
}
-head-just-now = এইমাত্র

last-completed = { HEAD($when) ->
    [just-now] { $when } সম্পন্ন হয়েছে
   *[other] শেষবার { $when } সম্পন্ন হয়েছে
}

last-active = { HEAD($when) ->
    [just-now] { $when } সক্রিয়
   *[other] শেষ কার্যকলাপ { $when }
}

last-used = { HEAD($when) ->
    [just-now] { $when } ব্যবহার হয়েছে
   *[other] শেষ ব্যবহার { $when }
}

last-synced = { HEAD($when) ->
    [just-now] { $when } সিঙ্ক হয়েছে
   *[other] শেষ সিঙ্ক { $when }
}

last-saved = { HEAD($when) ->
    [just-now] { $when } সেভ হয়েছে
   *[other] শেষবার { $when } সেভ হয়েছে
}

## Delays

delay-late = { $duration } দেরি

delay-early = নির্ধারিত সময়ের { $duration } আগে

delay-none = ঠিক সময়ে

duration-before = নির্ধারিত সময়ের { $duration } আগে

## The time that is left

remaining = { $duration } বাকি

remaining-less = { duration-of } কম বাকি

remaining-about = প্রায় { $duration } বাকি

remaining-none = সময় শেষ

## An amount that becomes larger or smaller

gaining = { $amount } বাড়ছে

losing = { $amount } কমছে

gain-none = কোনো পরিবর্তন নেই

# Before কম and জন্য: 1 সেকেন্ডের কম, 7 দিনের জন্য
duration-of = { $duration }ের
