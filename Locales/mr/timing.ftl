## The time of an event. The future is the same for any gender (पोहोचेल), the past is the neuter of anything (पोहोचले)

event-arrival = { event-when } पोहोचेल
event-arrival-now = 1 मिनिटाच्या आत पोहोचेल
event-arrival-past = { FORM($when, case: "at") } पोहोचले

event-departure = { event-when } निघेल
event-departure-now = आत्ता निघत आहे
event-departure-past = { FORM($when, case: "at") } निघाले
departure-cancelled = रद्द

event-start = { event-when } सुरू होईल
event-start-now = आत्ता सुरू होत आहे
event-start-past = { FORM($when, case: "at") } सुरू झाले

event-end = { event-when } संपेल
event-end-now = 1 मिनिटाच्या आत संपेल
event-end-past = { FORM($when, case: "at") } संपले

event-expiry = { event-when } मुदत संपेल
event-expiry-now = आत्ता मुदत संपत आहे
event-expiry-past = { FORM($when, case: "at") } मुदत संपली

event-opening = { event-when } उघडेल
event-opening-now = आत्ता उघडत आहे
event-opening-past = { FORM($when, case: "at") } उघडले

event-closing = { event-when } बंद होईल
event-closing-now = आत्ता बंद होत आहे
event-closing-past = { FORM($when, case: "at") } बंद झाले

# For example: 3 दिवसांनंतर, 23 नोव्हेंबर रोजी
event-both = { $distance }, { FORM($date, case: "at") }
    .time = { $distance }, { FORM($time, case: "at") }

event-when = { TAIL($when) ->
    [later] { FORM($when, case: "within") }
   *[other] { FORM($when, case: "at") }
}
-tail-later = नंतर

## The end of a state that lasts now

until-time = { FORM($time, case: "ahead") }पर्यंत

until-day = { TAIL($date) ->
    [digit] { $date } पर्यंत
   *[word] { FORM($date, case: "ahead") }पर्यंत
}

until-moment = { FORM($when, case: "ahead") }पर्यंत

until-open = { $when } उघडे

until-closed = { $when } बंद

open-always = 24 तास उघडे

# म्यूट केलेले, for म्यूट केले would be that it was muted up to then.
until-state = { TAIL($state) ->
    [done] { $when } { FORM($state, form: "before") }
   *[other] { $when } { $state }
}
-tail-done = ले

## The beginning of a state that lasts now

since-time = { FORM($time, case: "oblique") }पासून

since-day = { TAIL($date) ->
    [digit] { $date } पासून
   *[word] { FORM($date, case: "oblique") }पासून
}

since-month = { TAIL($month) ->
    [digit] { $month } पासून
   *[word] { $month }पासून
}

## The last time that something was done

last-updated = { HEAD($when) ->
    [just-now] { $when } अपडेट केले
   *[other] शेवटचे अपडेट: { FORM($when, case: "at") }
}
-head-just-now = आत्ताच

last-completed = { HEAD($when) ->
    [just-now] { $when } पूर्ण झाले
   *[other] शेवटचे { FORM($when, case: "at") } पूर्ण झाले
}

last-active = { HEAD($when) ->
    [just-now] { $when } सक्रिय
   *[other] शेवटचे सक्रिय: { FORM($when, case: "at") }
}

last-used = { HEAD($when) ->
    [just-now] { $when } वापरले
   *[other] शेवटचा वापर: { FORM($when, case: "at") }
}

last-synced = { HEAD($when) ->
    [just-now] { $when } सिंक केले
   *[other] शेवटचे सिंक: { FORM($when, case: "at") }
}

last-saved = { HEAD($when) ->
    [just-now] { $when } सेव्ह केले
   *[other] शेवटचे { FORM($when, case: "at") } सेव्ह केले
}

## Delays

# For example: 1 तासाचा उशीर
delay-late = { FORM($duration, case: "oblique") }चा उशीर

delay-early = { FORM($duration, case: "direct") } लवकर

delay-none = वेळेवर

## The time between a reminder and the event

duration-before = ठरलेल्या वेळेच्या { FORM($duration, case: "direct") } आधी

## The time that is left

remaining = { $duration } बाकी

remaining-less = { FORM($duration, case: "oblique") }पेक्षा कमी वेळ बाकी

remaining-about = सुमारे { $duration } बाकी

remaining-none = वेळ संपली

## An amount that becomes larger or smaller in each period

# Avoid फायदा and तोटा, which are profit and loss.
gaining = { change-up }

losing = { change-down }

gain-none = कोणताही बदल नाही
