## When something happens: nouns and a colon, for a verb would agree with what does. What follows tells when, in the case
## "at": आगमन हुआ: बीते कल

event-arrival = आगमन: { FORM($when, case: "at") }
event-arrival-now = आगमन: अभी
event-arrival-past = आगमन हुआ: { FORM($when, case: "at") }

event-departure = प्रस्थान: { FORM($when, case: "at") }
event-departure-now = प्रस्थान: अभी
event-departure-past = प्रस्थान हुआ: { FORM($when, case: "at") }
departure-cancelled = रद्द

event-start = शुरुआत: { FORM($when, case: "at") }
event-start-now = शुरुआत: अभी
event-start-past = शुरुआत हुई: { FORM($when, case: "at") }

event-end = समाप्ति: { FORM($when, case: "at") }
event-end-now = समाप्ति: अभी
event-end-past = समाप्त: { FORM($when, case: "at") }

event-expiry = वैधता की समाप्ति: { FORM($when, case: "at") }
event-expiry-now = वैधता की समाप्ति: अभी
event-expiry-past = वैधता समाप्त: { FORM($when, case: "at") }

event-opening = खुलने का समय: { FORM($when, case: "at") }
event-opening-now = खुलने का समय: अभी
event-opening-past = खुलने का समय था: { FORM($when, case: "at") }

event-closing = बंद होने का समय: { FORM($when, case: "at") }
event-closing-now = बंद होने का समय: अभी
event-closing-past = बंद होने का समय था: { FORM($when, case: "at") }

# 3 दिन बाद, 23 नवंबर को
event-both = { $distance }, { $date } को

## Until when: तक asks for the oblique

until-time = { $time } तक

until-day = { FORM($date, case: "oblique") } तक

until-moment = { FORM($when, case: "oblique") } तक

until-open = { $when } खुला

until-closed = { $when } बंद

# With के लिए before what was done: शाम 5 बजे तक म्यूट किया गया would be that it was being muted up to then.
until-state = { TAIL($state) ->
    [done] { $when } के लिए { $state }
   *[other] { $when } { $state }
}
-tail-done = गया गई

## Since when

since-time = { $time } से

since-day = { FORM($date, case: "oblique") } से

since-month = { $month } से

since-month-year = { $month } { $year } से

since-year = साल { $year } से

## When something was done last

last-updated = पिछला अपडेट: { FORM($when, case: "at") }

last-completed = पिछली बार पूरा हुआ: { FORM($when, case: "at") }

last-active = पिछली गतिविधि: { FORM($when, case: "at") }

last-used = पिछला उपयोग: { FORM($when, case: "at") }

last-synced = पिछला सिंक: { FORM($when, case: "at") }

## Late and early

# 1 घंटे की देरी
delay-late = { FORM($duration, case: "oblique") } की देरी

delay-early = समय से { FORM($duration, case: "oblique") } पहले

delay-none = समय पर

## Time that is left

remaining = { $duration } बाकी

remaining-less = { FORM($duration, case: "oblique") } से कम बाकी

remaining-about = लगभग { $duration } बाकी

remaining-none = समय समाप्त

## What is gained and lost, so much in each period

gaining = { FORM($amount, case: "oblique") } की बढ़ोतरी

losing = { FORM($amount, case: "oblique") } की कमी

gain-none = कोई बदलाव नहीं
