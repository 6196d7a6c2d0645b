## When something happens. The verb is the same for whatever it happens to; a bare day of the week is asked for "on"

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

## Until when: the illative before "asti", of full hours in words, see "hour-to"

until-time = { FORM($time, case: "to") } asti
until-day = { FORM($date, case: "to") } asti
until-moment = { FORM($when, case: "to") } asti
until-open = avoinna { $when }
until-closed = suljettu { $when }
until-state = { $state } { $when }

## Since when: the elative before "lähtien"

since-time = { FORM($time, case: "from") } lähtien
since-day = { FORM($date, case: "from") } lähtien
since-month = { FORM($month, case: "since") } lähtien

## When something was done last

last-updated = viimeksi päivitetty { FORM($when, case: "on") }
last-completed = viimeksi suoritettu { FORM($when, case: "on") }
last-active = viimeksi aktiivinen { FORM($when, case: "on") }
last-used = viimeksi käytetty { FORM($when, case: "on") }
last-synced = viimeksi synkronoitu { FORM($when, case: "on") }

## Late and early, as in "overdue-by"

delay-late = { FORM($duration, case: "accusative") } myöhässä
delay-early = { FORM($duration, case: "accusative") } etuajassa
delay-none = ajallaan

## Time that is left: it stands in the nominative

remaining = { $duration } jäljellä
remaining-less = alle { $duration } jäljellä
remaining-about = noin { $duration } jäljellä
remaining-none = aika loppui

## What is gained and lost: lisääntyy minuutin, lisääntyy 12 minuuttia

gaining = lisääntyy { FORM($amount, case: "accusative") }
losing = vähenee { FORM($amount, case: "accusative") }
gain-none = ei muutosta
