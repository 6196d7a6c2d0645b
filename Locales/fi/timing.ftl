## The time of an event

event-arrival = saapuu { FORM($when, case: "on") }
event-arrival-now = saapuu nyt
event-arrival-past = saapui { FORM($when, case: "on") }

event-departure = lähtee { FORM($when, case: "on") }
event-departure-now = lähtee nyt
event-departure-past = lähti { FORM($when, case: "on") }
departure-cancelled = peruttu

event-start = alkaa { FORM($when, case: "on") }
event-start-now = alkaa nyt
event-start-past = alkoi { FORM($when, case: "on") }

event-end = päättyy { FORM($when, case: "on") }
event-end-now = päättyy nyt
event-end-past = päättyi { FORM($when, case: "on") }

event-expiry = vanhenee { FORM($when, case: "on") }
event-expiry-now = vanhenee nyt
event-expiry-past = vanheni { FORM($when, case: "on") }

event-opening = avautuu { FORM($when, case: "on") }
event-opening-now = avautuu nyt
event-opening-past = avautui { FORM($when, case: "on") }

event-closing = sulkeutuu { FORM($when, case: "on") }
event-closing-now = sulkeutuu nyt
event-closing-past = sulkeutui { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "on") }

## The end of a state that lasts now

until-time = { FORM($time, case: "to") } asti

until-day = { FORM($date, case: "to") } asti

until-moment = { FORM($when, case: "to") } asti

until-open = avoinna { $when }

until-closed = suljettu { $when }

open-always = avoinna ympäri vuorokauden

until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = { FORM($time, case: "from") } lähtien

since-day = { FORM($date, case: "from") } lähtien

since-month = { FORM($month, case: "from") } lähtien

## The last time that something was done

-head-now = hetki

last-updated = { HEAD($when) ->
    [now] päivitetty { $when }
   *[other] viimeksi päivitetty { FORM($when, case: "on") }
}

last-completed = { HEAD($when) ->
    [now] suoritettu { $when }
   *[other] viimeksi suoritettu { FORM($when, case: "on") }
}

last-active = { HEAD($when) ->
    [now] paikalla { $when }
   *[other] viimeksi paikalla { FORM($when, case: "on") }
}

last-used = { HEAD($when) ->
    [now] käytetty { $when }
   *[other] viimeksi käytetty { FORM($when, case: "on") }
}

last-synced = { HEAD($when) ->
    [now] synkronoitu { $when }
   *[other] viimeksi synkronoitu { FORM($when, case: "on") }
}

last-saved = { HEAD($when) ->
    [now] tallennettu { $when }
   *[other] viimeksi tallennettu { FORM($when, case: "on") }
}

## Delays

delay-late = { FORM($duration, case: "accusative") } myöhässä

delay-early = { FORM($duration, case: "accusative") } etuajassa

delay-none = ajallaan

## The time between a reminder and the event

duration-before = { $duration } ennen

## The time that is left

remaining = { $duration } jäljellä

remaining-less = alle { FORM($duration, case: "bounded") } jäljellä

remaining-about = noin { FORM($duration, case: "bounded") } jäljellä

remaining-none = aika loppui

## An amount that becomes larger or smaller: kasvaa 45 minuuttia päivässä, kasvaa tunnin

gaining = kasvaa { FORM($amount, case: "accusative") }

losing = vähenee { FORM($amount, case: "accusative") }

gain-none = ei muutosta
