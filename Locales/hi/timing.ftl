## The time of an event. A verb would agree with what does, whose gender nobody tells. So it is used for the time:
## पहुंचने में 7 मिनट, शुरू होने में 7 मिनट बाकी (without बाकी it would take so long); or a noun brings its own verb:
## आगमन कल सुबह 9 बजे होगा, वैधता कल खत्म होगी. A day alone or an opening or closing that is ahead is mostly of a delivery
## or a place, which are masculine here as in state.ftl: कल पहुंचेगा, कल खुलेगा. All of them tell which कल is meant ($case
## "told" and "told-at", see date.ftl), and what is ahead says so by its gender, too, for a night that has begun (see
## moment-last-night). None has a colon: they come after the name of a field.

-tail-later = बाद
-tail-clock = बजे पर

event-arrival = { TAIL($when) ->
    [later] पहुंचने में { FORM($when, case: "within") }
    [clock] आगमन { FORM($when, case: "told-at", gender: "ahead") } होगा
   *[day] { FORM($when, case: "told-at", gender: "ahead") } पहुंचेगा
}
event-arrival-now = पहुंचने में 1 मिनट से कम
event-arrival-past = आगमन { FORM($when, case: "told-at", gender: "over") } हुआ

event-departure = प्रस्थान { FORM($when, case: "told-at", gender: "ahead") } होगा
event-departure-now = प्रस्थान अभी हो रहा है
event-departure-past = प्रस्थान { FORM($when, case: "told-at", gender: "over") } हुआ
departure-cancelled = रद्द

event-start = { TAIL($when) ->
    [later] शुरू होने में { FORM($when, case: "within") } बाकी
   *[day] शुरुआत { FORM($when, case: "told-at", gender: "ahead") } होगी
}
event-start-now = शुरुआत अभी हो रही है
event-start-past = शुरुआत { FORM($when, case: "told-at", gender: "over") } हुई

# आखिरी दिन 31 दिसंबर है. A noun does not tell which कल it is, and of a few hours it would be no last day: समाप्ति कल
# होगी; समाप्ति 11 दिन बाद, 1 दिसंबर को होगी
event-end = { TAIL($when) ->
    [later] खत्म होने में { FORM($when, case: "within") } बाकी
    [clock] समाप्ति { FORM($when, case: "told-at", gender: "ahead") } होगी
    [tomorrow] समाप्ति { FORM($when, case: "told-at", gender: "ahead") } होगी
    [on-day] समाप्ति { FORM($when, case: "told-at", gender: "ahead") } होगी
   *[day] आखिरी दिन { FORM($when, case: "told", gender: "ahead") } है
}
-tail-tomorrow = कल
-tail-on-day = को
event-end-now = खत्म होने में 1 मिनट से कम बाकी
# Not कल समाप्त, which is also said of what will end.
event-end-past = समाप्ति { FORM($when, case: "told-at", gender: "over") } हुई

event-expiry = वैधता { FORM($when, case: "told-at", gender: "ahead") } खत्म होगी
event-expiry-now = वैधता अभी खत्म हो रही है
event-expiry-past = वैधता { FORM($when, case: "told-at", gender: "over") } खत्म हुई

event-opening = { TAIL($when) ->
    [later] खुलने में { FORM($when, case: "within") } बाकी
   *[day] { FORM($when, case: "told-at", gender: "ahead") } खुलेगा
}
event-opening-now = खुलने का समय अभी है
event-opening-past = { FORM($when, case: "told-at", gender: "over") } खुला

event-closing = { TAIL($when) ->
    [later] बंद होने में { FORM($when, case: "within") } बाकी
   *[day] { FORM($when, case: "told-at", gender: "ahead") } बंद होगा
}
event-closing-now = बंद होने का समय अभी है
event-closing-past = { FORM($when, case: "told-at", gender: "over") } बंद हुआ

# For example: 3 दिन बाद, 23 नवंबर को
event-both = { $distance }, { FORM($date, case: "oblique") } को
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now. What is so now is so until a day ahead, which tells which कल it is: कल तक, but
## बीते कल तक

until-time = { $time } तक

until-day = { FORM($date, case: "ahead") } तक

until-moment = { FORM($when, case: "ahead") } तक

until-open = { $when } खुला

until-closed = { $when } बंद

open-always = 24 घंटे खुला

# With के लिए before what was done: शाम 5 बजे तक म्यूट किया गया would be that it was being muted up to then.
until-state = { TAIL(FORM($state, case: "ahead")) ->
    [done] { $when } के लिए { $state }
   *[other] { $when } { FORM($state, case: "ahead") }
}
-tail-done = गया गई

## The beginning of a state that lasts now

since-time = { $time } से

since-day = { FORM($date, case: "oblique") } से

since-month = { FORM($month, case: "oblique") } से

## The last time that something was done

last-updated = { HEAD($when) ->
    [just-now] { $when } अपडेट किया गया
   *[other] पिछला अपडेट { FORM($when, case: "told-at", gender: "over") }
}
-head-just-now = अभी-अभी

last-completed = { HEAD($when) ->
    [just-now] { $when } पूरा हुआ
   *[other] पिछली बार { FORM($when, case: "told-at", gender: "over") } पूरा हुआ
}

last-active = { HEAD($when) ->
    [just-now] { $when } सक्रिय
   *[other] पिछली गतिविधि { FORM($when, case: "told-at", gender: "over") }
}

last-used = { HEAD($when) ->
    [just-now] { $when } इस्तेमाल किया गया
   *[other] पिछला उपयोग { FORM($when, case: "told-at", gender: "over") }
}

last-synced = { HEAD($when) ->
    [just-now] { $when } सिंक किया गया
   *[other] पिछला सिंक { FORM($when, case: "told-at", gender: "over") }
}

last-saved = { HEAD($when) ->
    [just-now] { $when } सहेजा गया
   *[other] पिछली बार { FORM($when, case: "told-at", gender: "over") } सहेजा गया
}

## Delays

# For example: 1 घंटे की देरी
delay-late = { FORM($duration, case: "oblique") } की देरी

delay-early = समय से { FORM($duration, case: "oblique") } पहले

delay-none = समय पर

## The time between a reminder and the event

duration-before = तय समय से { FORM($duration, case: "oblique") } पहले

## The time that is left

remaining = { $duration } बाकी

remaining-less = { FORM($duration, case: "oblique") } से कम बाकी

remaining-about = लगभग { $duration } बाकी

remaining-none = समय समाप्त

## An amount that becomes larger or smaller in each period

# Avoid फ़ायदा and नुकसान, which are profit and loss.
gaining = { change-up }

losing = { change-down }

gain-none = कोई बदलाव नहीं
