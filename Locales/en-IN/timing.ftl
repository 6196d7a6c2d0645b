departure-cancelled = cancelled

# A day after a verb needs "on", such as "starts on 24 December" and "expired on Tuesday".
event-arrival = arrives { FORM($when, case: "on") }
event-arrival-past = arrived { FORM($when, case: "on") }
event-departure = departs { FORM($when, case: "on") }
event-departure-past = departed { FORM($when, case: "on") }
event-start = starts { FORM($when, case: "on") }
event-start-past = started { FORM($when, case: "on") }
event-end = ends { FORM($when, case: "on") }
event-end-past = ended { FORM($when, case: "on") }
event-expiry = expires { FORM($when, case: "on") }
event-expiry-past = expired { FORM($when, case: "on") }
event-opening = opens { FORM($when, case: "on") }
event-opening-past = opened { FORM($when, case: "on") }
event-closing = closes { FORM($when, case: "on") }
event-closing-past = closed { FORM($when, case: "on") }
last-updated = last updated { FORM($when, case: "on") }
last-completed = last completed { FORM($when, case: "on") }
last-active = last active { FORM($when, case: "on") }
last-used = last used { FORM($when, case: "on") }
last-synced = last synced { FORM($when, case: "on") }
last-saved = last saved { FORM($when, case: "on") }

# The case "on" adds the word "on" to the day.
event-both = { $distance }, { FORM($date, case: "on") }
