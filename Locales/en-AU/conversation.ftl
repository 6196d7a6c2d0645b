people-list-more = { people-more }
# As in timing.ftl, a day after a verb needs "on", such as "seen on Tuesday".
message-seen-on = seen { FORM($when, case: "on") }
