## The time of an event: రేపు ఉదయం 9 గంటలకు చేరుకుంటుంది; మరో 7 నిమిషాల్లో చేరుకుంటుంది

event-arrival = { FORM($when, case: "on") } చేరుకుంటుంది
event-arrival-now = ఒక నిమిషంలోపు చేరుకుంటుంది
event-arrival-past = { FORM($when, case: "on") } చేరుకుంది

event-departure = { FORM($when, case: "on") } బయలుదేరుతుంది
event-departure-now = ఇప్పుడు బయలుదేరుతోంది
event-departure-past = { FORM($when, case: "on") } బయలుదేరింది
departure-cancelled = రద్దయింది

event-start = { FORM($when, case: "on") } ప్రారంభమవుతుంది
event-start-now = ఇప్పుడు ప్రారంభమవుతోంది
event-start-past = { FORM($when, case: "on") } ప్రారంభమైంది

event-end = { FORM($when, case: "on") } ముగుస్తుంది
event-end-now = ఒక నిమిషంలోపు ముగుస్తుంది
event-end-past = { FORM($when, case: "on") } ముగిసింది

event-expiry = { FORM($when, case: "on") } గడువు ముగుస్తుంది
event-expiry-now = ఇప్పుడు గడువు ముగుస్తోంది
event-expiry-past = { FORM($when, case: "on") } గడువు ముగిసింది

event-opening = { FORM($when, case: "on") } తెరుస్తారు
event-opening-now = ఇప్పుడు తెరుస్తున్నారు
event-opening-past = { FORM($when, case: "on") } తెరిచారు

event-closing = { FORM($when, case: "on") } మూసివేస్తారు
event-closing-now = ఇప్పుడు మూసివేస్తున్నారు
event-closing-past = { FORM($when, case: "on") } మూసివేశారు

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = { FORM($time, case: "oblique") } వరకు

until-day = { FORM($date, case: "oblique") } వరకు

until-moment = { FORM($when, case: "oblique") } వరకు

# నిన్న సాయంత్రం 6 గంటల వరకు తెరిచి ఉంది, for ఉంటుంది is of the present or the future.
until-open = { HEAD($when) ->
    [yesterday] { $when } తెరిచి ఉంది
   *[other] { $when } తెరిచి ఉంటుంది
}

until-closed = { HEAD($when) ->
    [yesterday] { $when } మూసి ఉంది
   *[other] { $when } మూసి ఉంటుంది
}
-head-yesterday = నిన్న

open-always = 24 గంటలూ తెరిచి ఉంటుంది

until-state = { $when } { $state }

## The beginning of a state that lasts now

since-time = { FORM($time, case: "oblique") } నుండి

since-day = { FORM($date, case: "oblique") } నుండి

since-month = { $month } నుండి

## The last time that something was done

last-updated = { FORM($when, case: "on") } అప్‌డేట్ అయింది

last-completed = { HEAD($when) ->
    [just-now] { $when } పూర్తయింది
   *[other] చివరిసారిగా { FORM($when, case: "on") } పూర్తయింది
}
-head-just-now = ఇప్పుడే

last-active = { HEAD($when) ->
    [just-now] { $when } యాక్టివ్‌గా ఉన్నారు
   *[other] చివరిసారిగా { FORM($when, case: "on") } యాక్టివ్‌గా ఉన్నారు
}

last-used = { HEAD($when) ->
    [just-now] { $when } ఉపయోగించారు
   *[other] చివరిసారిగా { FORM($when, case: "on") } ఉపయోగించారు
}

last-synced = { FORM($when, case: "on") } సింక్ అయింది

last-saved = { HEAD($when) ->
    [just-now] { $when } సేవ్ అయింది
   *[other] చివరిసారిగా { FORM($when, case: "on") } సేవ్ అయింది
}

## Delays

delay-late = { FORM($duration, case: "oblique") } ఆలస్యం

delay-early = సమయానికి { FORM($duration, case: "oblique") } ముందే

delay-none = సరైన సమయానికే

## The time between a reminder and the event

duration-before = { FORM($duration, case: "oblique") } ముందు

## The time that is left: ఇంకా alone, for a verb would agree in number

remaining = ఇంకా { $duration }

remaining-less = { FORM($duration, case: "oblique") } కంటే తక్కువ సమయం మిగిలి ఉంది

remaining-about = ఇంకా సుమారు { $duration }

remaining-none = సమయం అయిపోయింది

## An amount that becomes larger or smaller in each period

gaining = { change-up }

losing = { change-down }

gain-none = మార్పు లేదు
