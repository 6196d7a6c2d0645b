## Verbs of the thing, in the third person

-tail-later = ನಂತರ
event-arrival = { TAIL($when) ->
    [later] ತಲುಪಲು { FORM($when, case: "span") } ಬಾಕಿ
   *[day] { FORM($when, case: "on") } ತಲುಪುತ್ತದೆ
}
event-arrival-now = ತಲುಪಲು 1 ನಿಮಿಷಕ್ಕಿಂತ ಕಡಿಮೆ ಬಾಕಿ
event-arrival-past = { FORM($when, case: "on") } ತಲುಪಿದೆ
event-departure = { TAIL($when) ->
    [later] ಹೊರಡಲು { FORM($when, case: "span") } ಬಾಕಿ
   *[day] { FORM($when, case: "on") } ಹೊರಡುತ್ತದೆ
}
event-departure-now = ಈಗ ಹೊರಡುತ್ತಿದೆ
event-departure-past = { FORM($when, case: "on") } ಹೊರಟಿದೆ
departure-cancelled = ರದ್ದಾಗಿದೆ
event-start = { TAIL($when) ->
    [later] ಪ್ರಾರಂಭವಾಗಲು { FORM($when, case: "span") } ಬಾಕಿ
   *[day] { FORM($when, case: "on") } ಪ್ರಾರಂಭವಾಗುತ್ತದೆ
}
event-start-now = ಈಗ ಪ್ರಾರಂಭವಾಗುತ್ತಿದೆ
event-start-past = { FORM($when, case: "on") } ಪ್ರಾರಂಭವಾಗಿದೆ
event-end = { TAIL($when) ->
    [later] ಮುಗಿಯಲು { FORM($when, case: "span") } ಬಾಕಿ
   *[day] { FORM($when, case: "on") } ಮುಗಿಯುತ್ತದೆ
}
event-end-now = ಮುಗಿಯಲು 1 ನಿಮಿಷಕ್ಕಿಂತ ಕಡಿಮೆ ಬಾಕಿ
event-end-past = { FORM($when, case: "on") } ಮುಗಿದಿದೆ
event-expiry = { TAIL($when) ->
    [later] ಅವಧಿ ಮುಗಿಯಲು { FORM($when, case: "span") } ಬಾಕಿ
   *[day] { FORM($when, case: "on") } ಅವಧಿ ಮುಗಿಯುತ್ತದೆ
}
event-expiry-now = ಈಗ ಅವಧಿ ಮುಗಿಯುತ್ತಿದೆ
event-expiry-past = { FORM($when, case: "on") } ಅವಧಿ ಮುಗಿದಿದೆ
event-opening = { TAIL($when) ->
    [later] ತೆರೆಯಲು { FORM($when, case: "span") } ಬಾಕಿ
   *[day] { FORM($when, case: "on") } ತೆರೆಯುತ್ತದೆ
}
event-opening-now = ಈಗ ತೆರೆಯುತ್ತಿದೆ
event-opening-past = { FORM($when, case: "on") } ತೆರೆದಿದೆ
event-closing = { TAIL($when) ->
    [later] ಮುಚ್ಚಲು { FORM($when, case: "span") } ಬಾಕಿ
   *[day] { FORM($when, case: "on") } ಮುಚ್ಚುತ್ತದೆ
}
event-closing-now = ಈಗ ಮುಚ್ಚುತ್ತಿದೆ
event-closing-past = { FORM($when, case: "on") } ಮುಚ್ಚಿದೆ
event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

until-time = { FORM($time, case: "until") }
until-day = { until-date }
until-moment = { FORM($when, case: "until") }
# ನಿನ್ನೆ ಸಂಜೆ 6 ಗಂಟೆಯವರೆಗೆ ತೆರೆದಿತ್ತು, for ತೆರೆದಿರುತ್ತದೆ is of the present or the future.
until-open = { HEAD($when) ->
    [yesterday] { $when } ತೆರೆದಿತ್ತು
   *[other] { $when } ತೆರೆದಿರುತ್ತದೆ
}
until-closed = { HEAD($when) ->
    [yesterday] { $when } ಮುಚ್ಚಿತ್ತು
   *[other] { $when } ಮುಚ್ಚಿರುತ್ತದೆ
}
-head-yesterday = ನಿನ್ನೆ
open-always = ದಿನದ 24 ಗಂಟೆಯೂ ತೆರೆದಿರುತ್ತದೆ
until-state = { $when } { $state }

since-time = { FORM($time, case: "from") }
since-day = { from-date }
since-month = { from-month }

-head-just-now = ಇದೀಗ
last-updated = { HEAD($when) ->
    [just-now] { $when } ಅಪ್‌ಡೇಟ್ ಮಾಡಲಾಗಿದೆ
   *[other] ಕೊನೆಯ ಅಪ್‌ಡೇಟ್ { FORM($when, case: "on") }
}
last-completed = { HEAD($when) ->
    [just-now] { $when } ಪೂರ್ಣಗೊಂಡಿದೆ
   *[other] ಕೊನೆಯದಾಗಿ ಪೂರ್ಣಗೊಂಡಿದ್ದು { FORM($when, case: "on") }
}
last-active = { HEAD($when) ->
    [just-now] { $when } ಸಕ್ರಿಯ
   *[other] ಕೊನೆಯದಾಗಿ ಸಕ್ರಿಯವಾಗಿದ್ದು { FORM($when, case: "on") }
}
last-used = { HEAD($when) ->
    [just-now] { $when } ಬಳಸಲಾಗಿದೆ
   *[other] ಕೊನೆಯದಾಗಿ ಬಳಸಿದ್ದು { FORM($when, case: "on") }
}
last-synced = { HEAD($when) ->
    [just-now] { $when } ಸಿಂಕ್ ಮಾಡಲಾಗಿದೆ
   *[other] ಕೊನೆಯ ಸಿಂಕ್ { FORM($when, case: "on") }
}
last-saved = { HEAD($when) ->
    [just-now] { $when } ಉಳಿಸಲಾಗಿದೆ
   *[other] ಕೊನೆಯದಾಗಿ ಉಳಿಸಿದ್ದು { FORM($when, case: "on") }
}

delay-late = { FORM($duration, case: "genitive") } ವಿಳಂಬ
delay-early = ನಿಗದಿತ ಸಮಯಕ್ಕಿಂತ { FORM($duration, case: "measured") } ಮುಂಚೆ
delay-none = ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ

duration-before = ನಿಗದಿತ ಸಮಯಕ್ಕಿಂತ { FORM($duration, case: "measured") } ಮೊದಲು

remaining = { $duration } ಬಾಕಿ
remaining-less = { FORM($duration, case: "than") } ಕಡಿಮೆ ಬಾಕಿ
remaining-about = ಸುಮಾರು { $duration } ಬಾಕಿ
remaining-none = ಸಮಯ ಮುಗಿದಿದೆ

gaining = { FORM($amount, case: "measured") } ಹೆಚ್ಚಾಗುತ್ತಿದೆ
losing = { FORM($amount, case: "measured") } ಕಡಿಮೆಯಾಗುತ್ತಿದೆ
gain-none = ಬದಲಾವಣೆ ಇಲ್ಲ
