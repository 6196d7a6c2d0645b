people-list-more = { people-more }
# As in the messages of timing.ftl: not a bare day behind a verb.
message-seen-on = seen { FORM($when, case: "on") }
