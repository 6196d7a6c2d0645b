## The time of an event. Verbs in -ும் and nouns agree with nothing. $case "at" says when: நாளை காலை 9 மணிக்குத் தொடங்கும்

# What is doubled after a dative before ப, த, க: மாலை 6 மணிக்குத் தொடங்கும், but நாளை தொடங்கும்
when-p = { TAIL(FORM($when, case: "at")) ->
    [dative] { FORM($when, case: "at") }ப்
   *[other] { FORM($when, case: "at") }
}
when-t = { TAIL(FORM($when, case: "at")) ->
    [dative] { FORM($when, case: "at") }த்
   *[other] { FORM($when, case: "at") }
}
when-k = { TAIL(FORM($when, case: "at")) ->
    [dative] { FORM($when, case: "at") }க்
   *[other] { FORM($when, case: "at") }
}

event-arrival = { FORM($when, case: "at") } வரும்
event-arrival-now = வந்துகொண்டிருக்கிறது
event-arrival-past = { FORM($when, case: "at") } வந்தது

event-departure = { when-p } புறப்படும்
event-departure-now = இப்போது புறப்படுகிறது
event-departure-past = { when-p } புறப்பட்டது
departure-cancelled = ரத்துசெய்யப்பட்டது

event-start = { when-t } தொடங்கும்
event-start-now = இப்போது தொடங்குகிறது
event-start-past = { when-t } தொடங்கியது

event-end = { FORM($when, case: "at") } முடிவடையும்
event-end-now = இப்போது முடிவடைகிறது
event-end-past = { FORM($when, case: "at") } முடிவடைந்தது

event-expiry = { when-k } காலாவதியாகும்
event-expiry-now = இப்போது காலாவதியாகிறது
event-expiry-past = { when-k } காலாவதியானது

event-opening = { when-t } திறக்கப்படும்
event-opening-now = இப்போது திறக்கப்படுகிறது
event-opening-past = { when-t } திறக்கப்பட்டது

event-closing = { FORM($when, case: "at") } மூடப்படும்
event-closing-now = இப்போது மூடப்படுகிறது
event-closing-past = { FORM($when, case: "at") } மூடப்பட்டது

event-both = { $distance }, { FORM($date, case: "at") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = { $time } வரை

until-day = { $date } வரை

until-moment = { $when } வரை

# நேற்று மாலை 6 மணி வரை திறந்திருந்தது, for திறந்திருக்கும் is of the present or the future.
until-open = { HEAD($when) ->
    [yesterday] { $when } திறந்திருந்தது
   *[other] { $when } திறந்திருக்கும்
}

until-closed = { HEAD($when) ->
    [yesterday] { $when } மூடியிருந்தது
   *[other] { $when } மூடியிருக்கும்
}
-head-yesterday = நேற்று

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

last-saved = கடைசியாகச் சேமிக்கப்பட்டது: { $when }

## Delays

delay-late = { FORM($duration, case: "direct") } தாமதம்

delay-early = { FORM($duration, case: "direct") } முன்னதாக

delay-none = சரியான நேரத்தில்

## The time between a reminder and the event

duration-before = { FORM($duration, case: "direct") } முன்னதாக

## The time that is left

remaining = { $duration } மீதம்

remaining-less = { FORM($duration, case: "dative") }ம் குறைவான நேரமே மீதம்

remaining-about = சுமார் { $duration } மீதம்

remaining-none = நேரம் முடிந்தது

## An amount that becomes larger or smaller

gaining = { $amount } அதிகரிக்கிறது

losing = { $amount } குறைகிறது

gain-none = { change-none }
