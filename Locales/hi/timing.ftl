## When something happens: nouns and a colon, for a verb would agree with what does

event-arrival = आगमन: { $when }
event-arrival-now = आगमन: अभी
event-arrival-past = आगमन हो चुका: { $when }

event-departure = प्रस्थान: { $when }
event-departure-now = प्रस्थान: अभी
event-departure-past = प्रस्थान हो चुका: { $when }

event-start = शुरुआत: { $when }
event-start-now = शुरुआत: अभी
event-start-past = शुरुआत हो चुकी: { $when }

event-end = समाप्ति: { $when }
event-end-now = समाप्ति: अभी
event-end-past = समाप्ति हो चुकी: { $when }

event-expiry = वैधता की समाप्ति: { $when }
event-expiry-now = वैधता की समाप्ति: अभी
event-expiry-past = वैधता समाप्त: { $when }

event-opening = खुलने का समय: { $when }
event-opening-now = खुलने का समय: अभी
event-opening-past = खुलने का समय था: { $when }

event-closing = बंद होने का समय: { $when }
event-closing-now = बंद होने का समय: अभी
event-closing-past = बंद होने का समय था: { $when }

# 3 दिन बाद, 23 नवंबर को
event-both = { $distance }, { $date } को

## Until when: तक asks for the oblique

until-time = { $time } तक

until-day = { FORM($date, case: "oblique") } तक

until-moment = { FORM($when, case: "oblique") } तक

until-open = { $when } खुला

until-closed = { $when } बंद

until-state = { $when } { $state }

## Since when

since-time = { $time } से

since-day = { FORM($date, case: "oblique") } से

since-month = { $month } से

since-month-year = { $month } { $year } से

since-year = साल { $year } से

## When something was done last

last-updated = पिछला अपडेट: { $when }

last-completed = पिछली बार पूरा हुआ: { $when }

last-active = पिछली गतिविधि: { $when }

last-used = पिछला उपयोग: { $when }

last-synced = पिछला सिंक: { $when }

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

gaining = { FORM($amount, case: "oblique") } की बढ़त

losing = { FORM($amount, case: "oblique") } की कमी

gain-none = कोई बदलाव नहीं
