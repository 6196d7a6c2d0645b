## Changes of a value

change-up = stijging van { FORM($amount, case: "clause") }

change-down = daling van { FORM($amount, case: "clause") }

change-none = geen verandering

change-up-from = { change-up } ten opzichte van { $baseline }

change-down-from = { change-down } ten opzichte van { $baseline }

change-none-from = geen verandering ten opzichte van { $baseline }

change-up-since = { change-up } sinds { $date }

change-down-since = { change-down } sinds { $date }

change-none-since = geen verandering sinds { $date }

# "Meer dan 99 stappen meer" would be one "meer" too many: stijging van meer dan 99 stappen.
-head-more = meer minder

difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { $amount } meer
}

difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { $amount } minder
}

difference-none = evenveel

difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { $amount } meer dan { $baseline }
}

difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { $amount } minder dan { $baseline }
}

difference-none-than = evenveel als { $baseline }

difference-more-on = { HEAD($amount) ->
    [more] { change-up-since }
   *[other] { $amount } meer dan { difference-when }
}

difference-less-on = { HEAD($amount) ->
    [more] { change-down-since }
   *[other] { $amount } minder dan { difference-when }
}

difference-none-on = evenveel als { difference-when }

# dan op 3 november, dan in augustus, dan gisteren
difference-when = { HEAD($date) ->
    [month] in { $date }
   *[other] { FORM($date, case: "on") }
}

## Baselines: the times that a value is compared with

baseline-last-time = de vorige keer

## Trends: the direction of a value, or how it compares with other values

trend-rising = stijgende trend
    .fast = snel stijgend
    .slowly = langzaam stijgend

trend-falling = dalende trend
    .fast = snel dalend
    .slowly = langzaam dalend

trend-steady = stabiel

trend-unchanged = ongewijzigd

trend-above-average = bovengemiddeld

trend-below-average = benedengemiddeld

trend-average = gemiddeld

trend-new-high = nieuwe hoogste waarde

trend-new-low = nieuwe laagste waarde
