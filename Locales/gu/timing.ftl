## The time of an event. The future of a verb has no gender (પહોંચશે); what is over is told by a noun.

event-arrival = { FORM($when, case: "at") } પહોંચશે
event-arrival-now = 1 મિનિટથી ઓછા સમયમાં પહોંચશે
event-arrival-past = આગમન { FORM($when, case: "at") } થયું

event-departure = { FORM($when, case: "at") } ઊપડશે
event-departure-now = હમણાં ઊપડે છે
event-departure-past = પ્રસ્થાન { FORM($when, case: "at") } થયું
departure-cancelled = રદ કરેલ

event-start = { FORM($when, case: "at") } શરૂ થશે
event-start-now = હમણાં શરૂ થાય છે
event-start-past = શરૂઆત { FORM($when, case: "at") } થઈ

event-end = { FORM($when, case: "at") } સમાપ્ત થશે
event-end-now = 1 મિનિટથી ઓછા સમયમાં સમાપ્ત થશે
event-end-past = સમાપ્તિ { FORM($when, case: "at") } થઈ

event-expiry = સમયસીમા { FORM($when, case: "at") } પૂરી થશે
event-expiry-now = સમયસીમા હમણાં પૂરી થાય છે
event-expiry-past = સમયસીમા { FORM($when, case: "at") } પૂરી થઈ

event-opening = { FORM($when, case: "at") } ખૂલશે
event-opening-now = હમણાં ખૂલે છે
event-opening-past = { FORM($when, case: "at") } ખૂલ્યું

event-closing = { FORM($when, case: "at") } બંધ થશે
event-closing-now = હમણાં બંધ થાય છે
event-closing-past = { FORM($when, case: "at") } બંધ થયું

# For example: 3 દિવસ પછી, 23 નવેમ્બરે
event-both = { $distance }, { FORM($date, case: "at") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = { FORM($time, case: "oblique") } સુધી

until-day = { FORM($date, case: "oblique") } સુધી

until-moment = { FORM($when, case: "oblique") } સુધી

until-open = { $when } ખુલ્લું

until-closed = { $when } બંધ

open-always = 24 કલાક ખુલ્લું

until-state = { $when } { FORM($state, case: "oblique") }

## The beginning of a state that lasts now

since-time = { FORM($time, case: "oblique") }થી

since-day = { FORM($date, case: "oblique") }થી

since-month = { FORM($month, case: "oblique") }થી

## The last time that something was done

last-updated = { HEAD($when) ->
    [just-now] { $when } અપડેટ કર્યું
   *[other] છેલ્લી અપડેટ { FORM($when, case: "at") }
}
-head-just-now = હમણાં

last-completed = { HEAD($when) ->
    [just-now] { $when } પૂર્ણ કર્યું
   *[other] છેલ્લે { FORM($when, case: "at") } પૂર્ણ કર્યું
}

last-active = { HEAD($when) ->
    [just-now] { $when } સક્રિય
   *[other] છેલ્લે { FORM($when, case: "at") } સક્રિય
}

last-used = { HEAD($when) ->
    [just-now] { $when } ઉપયોગ કર્યો
   *[other] છેલ્લો ઉપયોગ { FORM($when, case: "at") }
}

last-synced = { HEAD($when) ->
    [just-now] { $when } સિંક કર્યું
   *[other] છેલ્લે { FORM($when, case: "at") } સિંક કર્યું
}

last-saved = { HEAD($when) ->
    [just-now] { $when } સાચવ્યું
   *[other] છેલ્લે { FORM($when, case: "at") } સાચવ્યું
}

## Delays

# For example: 1 કલાકનો વિલંબ
delay-late = { FORM($duration, case: "oblique") }નો વિલંબ

delay-early = સમય કરતાં { FORM($duration, case: "oblique") } વહેલાં

delay-none = સમયસર

## The time between a reminder and the event

duration-before = નિયત સમયના { FORM($duration, case: "oblique") } પહેલાં

## The time that is left

remaining = { $duration } બાકી

remaining-less = { FORM($duration, case: "oblique") }થી ઓછો સમય બાકી

remaining-about = લગભગ { $duration } બાકી

remaining-none = સમય સમાપ્ત

## An amount that becomes larger or smaller in each period

gaining = { change-up }

losing = { change-down }

gain-none = કોઈ ફેરફાર નથી
