## The time of an event. The verb stands last, and agrees with nothing

event-arrival = { FORM($when, case: "on") } ପହଞ୍ଚିବ
event-arrival-now = ଏବେ ପହଞ୍ଚୁଛି
event-arrival-past = { FORM($when, case: "on") } ପହଞ୍ଚିଛି

event-departure = { FORM($when, case: "on") } ଛାଡ଼ିବ
event-departure-now = ଏବେ ଛାଡ଼ୁଛି
event-departure-past = { FORM($when, case: "on") } ଛାଡ଼ିଛି
departure-cancelled = ବାତିଲ

event-start = { FORM($when, case: "on") } ଆରମ୍ଭ ହେବ
event-start-now = ଏବେ ଆରମ୍ଭ ହେଉଛି
event-start-past = { FORM($when, case: "on") } ଆରମ୍ଭ ହୋଇଛି

event-end = { FORM($when, case: "on") } ଶେଷ ହେବ
event-end-now = ଏବେ ଶେଷ ହେଉଛି
event-end-past = { FORM($when, case: "on") } ଶେଷ ହୋଇଛି

event-expiry = { FORM($when, case: "on") } ମିଆଦ ଶେଷ ହେବ
event-expiry-now = ଏବେ ମିଆଦ ଶେଷ ହେଉଛି
event-expiry-past = { FORM($when, case: "on") } ମିଆଦ ଶେଷ ହୋଇଛି

event-opening = { FORM($when, case: "on") } ଖୋଲିବ
event-opening-now = ଏବେ ଖୋଲୁଛି
event-opening-past = { FORM($when, case: "on") } ଖୋଲିଛି

event-closing = { FORM($when, case: "on") } ବନ୍ଦ ହେବ
event-closing-now = ଏବେ ବନ୍ଦ ହେଉଛି
event-closing-past = { FORM($when, case: "on") } ବନ୍ଦ ହୋଇଛି

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = { $time } ପର୍ଯ୍ୟନ୍ତ

until-day = { $date } ପର୍ଯ୍ୟନ୍ତ

until-moment = { FORM($when, case: "bare") } ପର୍ଯ୍ୟନ୍ତ

until-open = { $when } ଖୋଲା

until-closed = { $when } ବନ୍ଦ

open-always = 24 ଘଣ୍ଟା ଖୋଲା

until-state = { $when } { FORM($state, case: "until") }

## The beginning of a state that lasts now

since-time = { $time }ରୁ

since-day = { TAIL($date) ->
    [now] { $date }ଠାରୁ
   *[other] { $date }ରୁ
}

since-month = { $month }ରୁ

## The last time that something was done

last-updated = { HEAD($when) ->
    [just-now] { $when } ଅପଡେଟ ହୋଇଛି
   *[other] ଶେଷ ଅପଡେଟ { $when }
}
-head-just-now = ଏବେ

last-completed = { HEAD($when) ->
    [just-now] { $when } ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି
   *[other] ଶେଷଥର { FORM($when, case: "on") } ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି
}

last-active = { HEAD($when) ->
    [just-now] { $when } ସକ୍ରିୟ
   *[other] ଶେଷଥର ସକ୍ରିୟ { $when }
}

last-used = { HEAD($when) ->
    [just-now] { $when } ବ୍ୟବହାର ହୋଇଛି
   *[other] ଶେଷ ବ୍ୟବହାର { $when }
}

last-synced = { HEAD($when) ->
    [just-now] { $when } ସିଙ୍କ ହୋଇଛି
   *[other] ଶେଷ ସିଙ୍କ { $when }
}

last-saved = { HEAD($when) ->
    [just-now] { $when } ସେଭ ହୋଇଛି
   *[other] ଶେଷଥର { FORM($when, case: "on") } ସେଭ ହୋଇଛି
}

## Delays

delay-late = { $duration } ବିଳମ୍ବ

delay-early = ସମୟର { $duration } ପୂର୍ବରୁ

delay-none = ଠିକ ସମୟରେ

duration-before = ଧାର୍ଯ୍ୟ ସମୟର { $duration } ପୂର୍ବରୁ

## The time that is left

remaining = { $duration } ବାକି

remaining-less = { $duration }ରୁ କମ ବାକି

remaining-about = ପ୍ରାୟ { $duration } ବାକି

remaining-none = ସମୟ ଶେଷ

## An amount that becomes larger or smaller

gaining = { $amount } ବଢ଼ୁଛି

losing = { $amount } କମୁଛି

gain-none = କୌଣସି ପରିବର୍ତ୍ତନ ନାହିଁ
