people-list-more = { people-more }
# As in the messages of timing.ftl: not a bare day of the week behind a verb.
message-seen-on = seen { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
