## The time of an event. Verbs in -ும் and nouns agree with nothing. $case "at" says when: நாளை காலை 9 மணிக்குத் தொடங்கும்

event-arrival = { FORM($when, case: "at") } வரும்
event-arrival-now = வந்துகொண்டிருக்கிறது
event-arrival-past = { FORM($when, case: "at") } வந்தது

event-departure = { FORM($when, case: "at") } புறப்படும்
event-departure-now = இப்போது புறப்படுகிறது
event-departure-past = { FORM($when, case: "at") } புறப்பட்டது
departure-cancelled = ரத்துசெய்யப்பட்டது

event-start = { FORM($when, case: "at") } தொடங்கும்
event-start-now = இப்போது தொடங்குகிறது
event-start-past = { FORM($when, case: "at") } தொடங்கியது

event-end = { FORM($when, case: "at") } முடியும்
event-end-now = இப்போது முடிகிறது
event-end-past = { FORM($when, case: "at") } முடிந்தது

event-expiry = { FORM($when, case: "at") } காலாவதியாகும்
event-expiry-now = இப்போது காலாவதியாகிறது
event-expiry-past = { FORM($when, case: "at") } காலாவதியானது

event-opening = { FORM($when, case: "at") } திறக்கும்
event-opening-now = இப்போது திறக்கிறது
event-opening-past = { FORM($when, case: "at") } திறந்தது

event-closing = { FORM($when, case: "at") } மூடும்
event-closing-now = இப்போது மூடுகிறது
event-closing-past = { FORM($when, case: "at") } மூடியது

event-both = { $distance }, { FORM($date, case: "at") }

## The end of a state that lasts now

until-time = { $time } வரை

until-day = { $date } வரை

until-moment = { $when } வரை

until-open = { $when } திறந்திருக்கும்

until-closed = { $when } மூடியிருக்கும்

open-always = 24 மணிநேரமும் திறந்திருக்கும்

until-state = { $when } { $state }

## The beginning of a state that lasts now

since-time = { $time } முதல்

since-day = { $date } முதல்

since-month = { $month } முதல்

## The last time that something was done

last-updated = கடைசிப் புதுப்பிப்பு: { $when }

last-completed = கடைசியாக முடிந்தது: { $when }

last-active = கடைசிச் செயல்பாடு: { $when }

last-used = கடைசிப் பயன்பாடு: { $when }

last-synced = கடைசி ஒத்திசைவு: { $when }

## Delays

delay-late = { FORM($duration, case: "direct") } தாமதம்

delay-early = { FORM($duration, case: "direct") } முன்னதாக

delay-none = சரியான நேரத்தில்

## The time between a reminder and the event

duration-before = { FORM($duration, case: "dative") } முன்

## The time that is left

remaining = { $duration } மீதம்

remaining-less = { FORM($duration, case: "dative") }க் குறைவாக மீதம்

remaining-about = சுமார் { $duration } மீதம்

remaining-none = நேரம் முடிந்தது

## An amount that becomes larger or smaller

gaining = { change-up }

losing = { change-down }

gain-none = { change-none }
