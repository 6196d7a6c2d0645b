departure-cancelled = cancelled

# A day of the week that is over is not said bare behind a verb: expired on Tuesday.
event-arrival-past = arrived { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
event-departure-past = departed { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
event-start-past = started { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
event-end-past = ended { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
event-expiry-past = expired { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
event-opening-past = opened { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
event-closing-past = closed { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
last-updated = last updated { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
last-completed = last completed { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
last-active = last active { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
last-used = last used { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
last-synced = last synced { HEAD($when) ->
    [weekday] on { $when }
   *[other] { $when }
}
