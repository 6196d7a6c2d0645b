-tail-later = ਬਾਅਦ
-tail-clock = ਵਜੇ ਤੇ !ਹਫ਼ਤੇ
event-arrival = { TAIL($when) ->
    [later] ਪਹੁੰਚਣ ਵਿੱਚ { FORM($when, case: "within") } ਬਾਕੀ
    [clock] ਆਮਦ { FORM($when, case: "told-at", gender: "ahead") } ਹੋਵੇਗੀ
   *[day] { FORM($when, case: "told-at", gender: "ahead") } ਪਹੁੰਚੇਗਾ
}
event-arrival-now = ਪਹੁੰਚਣ ਵਿੱਚ 1 ਮਿੰਟ ਤੋਂ ਘੱਟ ਬਾਕੀ
event-arrival-past = ਆਮਦ { FORM($when, case: "told-at", gender: "over") } ਹੋਈ
event-departure = ਰਵਾਨਗੀ { FORM($when, case: "told-at", gender: "ahead") } ਹੋਵੇਗੀ
event-departure-now = ਰਵਾਨਗੀ ਹੁਣੇ ਹੋ ਰਹੀ ਹੈ
event-departure-past = ਰਵਾਨਗੀ { FORM($when, case: "told-at", gender: "over") } ਹੋਈ
departure-cancelled = ਰੱਦ
event-start = { TAIL($when) ->
    [later] ਸ਼ੁਰੂ ਹੋਣ ਵਿੱਚ { FORM($when, case: "within") } ਬਾਕੀ
   *[day] ਸ਼ੁਰੂਆਤ { FORM($when, case: "told-at", gender: "ahead") } ਹੋਵੇਗੀ
}
event-start-now = ਸ਼ੁਰੂਆਤ ਹੁਣੇ ਹੋ ਰਹੀ ਹੈ
event-start-past = ਸ਼ੁਰੂਆਤ { FORM($when, case: "told-at", gender: "over") } ਹੋਈ
event-end = { TAIL($when) ->
    [later] ਖਤਮ ਹੋਣ ਵਿੱਚ { FORM($when, case: "within") } ਬਾਕੀ
    [clock] ਸਮਾਪਤੀ { FORM($when, case: "told-at", gender: "ahead") } ਹੋਵੇਗੀ
    [tomorrow] ਸਮਾਪਤੀ { FORM($when, case: "told-at", gender: "ahead") } ਹੋਵੇਗੀ
    [on-day] ਸਮਾਪਤੀ { FORM($when, case: "told-at", gender: "ahead") } ਹੋਵੇਗੀ
   *[day] ਆਖਰੀ ਦਿਨ { FORM($when, case: "told", gender: "ahead") } ਹੈ
}
-tail-tomorrow = ਭਲਕੇ
-tail-on-day = ਨੂੰ
event-end-now = ਖਤਮ ਹੋਣ ਵਿੱਚ 1 ਮਿੰਟ ਤੋਂ ਘੱਟ ਬਾਕੀ
event-end-past = ਸਮਾਪਤੀ { FORM($when, case: "told-at", gender: "over") } ਹੋਈ
event-expiry = ਮਿਆਦ { FORM($when, case: "told-at", gender: "ahead") } ਖਤਮ ਹੋਵੇਗੀ
event-expiry-now = ਮਿਆਦ ਹੁਣੇ ਖਤਮ ਹੋ ਰਹੀ ਹੈ
event-expiry-past = ਮਿਆਦ { FORM($when, case: "told-at", gender: "over") } ਖਤਮ ਹੋਈ
event-opening = { TAIL($when) ->
    [later] ਖੁੱਲ੍ਹਣ ਵਿੱਚ { FORM($when, case: "within") } ਬਾਕੀ
   *[day] { FORM($when, case: "told-at", gender: "ahead") } ਖੁੱਲ੍ਹੇਗਾ
}
event-opening-now = ਹੁਣੇ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ
event-opening-past = { FORM($when, case: "told-at", gender: "over") } ਖੁੱਲ੍ਹਾ
event-closing = { TAIL($when) ->
    [later] ਬੰਦ ਹੋਣ ਵਿੱਚ { FORM($when, case: "within") } ਬਾਕੀ
   *[day] { FORM($when, case: "told-at", gender: "ahead") } ਬੰਦ ਹੋਵੇਗਾ
}
event-closing-now = ਹੁਣੇ ਬੰਦ ਹੋ ਰਿਹਾ ਹੈ
event-closing-past = { FORM($when, case: "told-at", gender: "over") } ਬੰਦ ਹੋਇਆ
event-both = { $distance }, { FORM($date, case: "oblique") } ਨੂੰ
    .time = { $distance }, { FORM($time, case: "at") }
until-time = { $time } ਤੱਕ
until-day = { FORM($date, case: "ahead") } ਤੱਕ
until-moment = { FORM($when, case: "ahead") } ਤੱਕ
until-open = { $when } ਖੁੱਲ੍ਹਾ
until-closed = { $when } ਬੰਦ
open-always = 24 ਘੰਟੇ ਖੁੱਲ੍ਹਾ
until-state = { TAIL(FORM($state, case: "ahead")) ->
    [done] { $when } ਲਈ { $state }
   *[other] { $when } { FORM($state, case: "ahead") }
}
-tail-done = ਗਿਆ ਗਈ
since-time = { $time } ਤੋਂ
since-day = { FORM($date, case: "oblique") } ਤੋਂ
since-month = { FORM($month, case: "oblique") } ਤੋਂ
last-updated = { HEAD($when) ->
    [just-now] { $when } ਅੱਪਡੇਟ ਕੀਤਾ ਗਿਆ
   *[other] ਪਿਛਲਾ ਅੱਪਡੇਟ { FORM($when, case: "told-at", gender: "over") }
}
-head-just-now = ਹੁਣੇ-ਹੁਣੇ
last-completed = { HEAD($when) ->
    [just-now] { $when } ਪੂਰਾ ਹੋਇਆ
   *[other] ਪਿਛਲੀ ਵਾਰ { FORM($when, case: "told-at", gender: "over") } ਪੂਰਾ ਹੋਇਆ
}
last-active = { HEAD($when) ->
    [just-now] { $when } ਸਰਗਰਮ
   *[other] ਪਿਛਲੀ ਸਰਗਰਮੀ { FORM($when, case: "told-at", gender: "over") }
}
last-used = { HEAD($when) ->
    [just-now] { $when } ਵਰਤਿਆ ਗਿਆ
   *[other] ਪਿਛਲੀ ਵਰਤੋਂ { FORM($when, case: "told-at", gender: "over") }
}
last-synced = { HEAD($when) ->
    [just-now] { $when } ਸਿੰਕ ਕੀਤਾ ਗਿਆ
   *[other] ਪਿਛਲਾ ਸਿੰਕ { FORM($when, case: "told-at", gender: "over") }
}
last-saved = { HEAD($when) ->
    [just-now] { $when } ਸੇਵ ਕੀਤਾ ਗਿਆ
   *[other] ਪਿਛਲੀ ਵਾਰ { FORM($when, case: "told-at", gender: "over") } ਸੇਵ ਕੀਤਾ ਗਿਆ
}
delay-late = { FORM($duration, case: "oblique") } ਦੀ ਦੇਰੀ
delay-early = ਸਮੇਂ ਤੋਂ { FORM($duration, case: "direct") } ਪਹਿਲਾਂ
delay-none = ਸਮੇਂ ਸਿਰ
duration-before = ਤੈਅ ਸਮੇਂ ਤੋਂ { FORM($duration, case: "direct") } ਪਹਿਲਾਂ
remaining = { $duration } ਬਾਕੀ
remaining-less = { FORM($duration, case: "oblique") } ਤੋਂ ਘੱਟ ਬਾਕੀ
remaining-about = ਲਗਭਗ { $duration } ਬਾਕੀ
remaining-none = ਸਮਾਂ ਸਮਾਪਤ
gaining = { change-up }
losing = { change-down }
gain-none = ਕੋਈ ਤਬਦੀਲੀ ਨਹੀਂ
