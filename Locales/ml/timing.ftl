## The time of an event. Verbs agree with nothing: ഇന്ന് വൈകുന്നേരം 5 മണിക്ക് അവസാനിക്കും

event-arrival = { FORM($when, case: "on") } എത്തും
event-arrival-now = ഇപ്പോൾ എത്തുന്നു
event-arrival-past = { FORM($when, case: "on") } എത്തി

event-departure = { FORM($when, case: "on") } പുറപ്പെടും
event-departure-now = ഇപ്പോൾ പുറപ്പെടുന്നു
event-departure-past = { FORM($when, case: "on") } പുറപ്പെട്ടു
departure-cancelled = റദ്ദാക്കി

event-start = { FORM($when, case: "on") } തുടങ്ങും
event-start-now = ഇപ്പോൾ തുടങ്ങുന്നു
event-start-past = { FORM($when, case: "on") } തുടങ്ങി

event-end = { FORM($when, case: "on") } അവസാനിക്കും
event-end-now = ഇപ്പോൾ അവസാനിക്കുന്നു
event-end-past = { FORM($when, case: "on") } അവസാനിച്ചു

event-expiry = { FORM($when, case: "on") } കാലാവധി തീരും
event-expiry-now = കാലാവധി ഇപ്പോൾ തീരുന്നു
event-expiry-past = { FORM($when, case: "on") } കാലാവധി തീർന്നു

event-opening = { FORM($when, case: "on") } തുറക്കും
event-opening-now = ഇപ്പോൾ തുറക്കുന്നു
event-opening-past = { FORM($when, case: "on") } തുറന്നു

event-closing = { FORM($when, case: "on") } അടയ്ക്കും
event-closing-now = ഇപ്പോൾ അടയ്ക്കുന്നു
event-closing-past = { FORM($when, case: "on") } അടച്ചു

# 3 ദിവസം കഴിഞ്ഞ്, നവംബർ 23-ന്
event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = { $time } വരെ

until-day = { FORM($date, case: "direct") } വരെ

until-moment = { FORM($when, case: "span") } വരെ

# ഇന്നലെ വൈകിട്ട് 6 മണി വരെ തുറന്നിരുന്നു, for തുറന്നിരിക്കും is of the present or the future.
until-open = { HEAD($when) ->
    [yesterday] { $when } തുറന്നിരുന്നു
   *[other] { $when } തുറന്നിരിക്കും
}

until-closed = { HEAD($when) ->
    [yesterday] { $when } അടച്ചിരുന്നു
   *[other] { $when } അടച്ചിരിക്കും
}
-head-yesterday = ഇന്നലെ

open-always = 24 മണിക്കൂറും തുറന്നിരിക്കും

until-state = { $when } { $state }

## The beginning of a state that lasts now

since-time = { $time } മുതൽ

since-day = { FORM($date, case: "span") } മുതൽ

since-month = { $month } മുതൽ

## The last time that something was done

last-updated = അവസാനമായി അപ്ഡേറ്റ് ചെയ്തത് { FORM($when, case: "on") }

last-completed = അവസാനമായി പൂർത്തിയായത് { FORM($when, case: "on") }

last-active = അവസാനമായി സജീവമായത് { FORM($when, case: "on") }

last-used = അവസാനമായി ഉപയോഗിച്ചത് { FORM($when, case: "on") }

last-synced = അവസാനമായി സിങ്ക് ചെയ്തത് { FORM($when, case: "on") }

last-saved = അവസാനമായി സേവ് ചെയ്തത് { FORM($when, case: "on") }

## Delays

delay-late = { $duration } വൈകി

delay-early = { $duration } നേരത്തെ

delay-none = കൃത്യസമയത്ത്

## The time between a reminder and the event

duration-before = നിശ്ചിത സമയത്തിന് { $duration } മുമ്പ്

## The time that is left

remaining = { $duration } ബാക്കി

remaining-less = { FORM($duration, case: "locative") } താഴെ ബാക്കി

remaining-about = ഏകദേശം { $duration } ബാക്കി

remaining-none = സമയം ബാക്കിയില്ല

## An amount that becomes larger or smaller in each period

gaining = { $amount } കൂടുന്നു

losing = { $amount } കുറയുന്നു

gain-none = മാറ്റമില്ല
