## Changes of a value. "um" takes the accusative: Anstieg um einen Dollar

change-up = Anstieg um { FORM($amount, case: "accusative") }

change-down = Rückgang um { FORM($amount, case: "accusative") }

change-none = keine Veränderung

change-up-from = { change-up } gegenüber { FORM($baseline, case: "dative") }

change-down-from = { change-down } gegenüber { FORM($baseline, case: "dative") }

change-none-from = keine Veränderung gegenüber { FORM($baseline, case: "dative") }

# "seit" would need an article before some days and none before others: als am dritten November, als gestern.
change-up-since = { difference-more-on }

change-down-since = { difference-less-on }

change-none-since = { difference-none-on }

# "Mehr als 99 Schritte mehr" would be one "mehr" too many: then it is a rise or a fall, Anstieg um mehr als 99
# Schritte.
-head-more = mehr

difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { $amount } mehr
}

difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { $amount } weniger
}

difference-none = genauso viel

difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { $amount } mehr als { FORM($baseline, case: "accusative") }
}

difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { $amount } weniger als { FORM($baseline, case: "accusative") }
}

difference-none-than = genauso viel wie { FORM($baseline, case: "accusative") }

difference-more-on = { HEAD($amount) ->
    [more] { difference-more-since }
   *[other] { $amount } mehr als { difference-when }
}

difference-less-on = { HEAD($amount) ->
    [more] { difference-less-since }
   *[other] { $amount } weniger als { difference-when }
}

# seit dem dritten November, but mehr als Ostern: what an app calls a day has no "seit"
difference-since = { HEAD($date) ->
    [month] seit { $date }
   *[other] { FORM($date, case: "since") }
}
-head-since = seit
difference-more-since = { HEAD(difference-since) ->
    [since] { change-up } { difference-since }
   *[other] { $amount } mehr als { difference-when }
}
difference-less-since = { HEAD(difference-since) ->
    [since] { change-down } { difference-since }
   *[other] { $amount } weniger als { difference-when }
}

difference-none-on = genauso viel wie { difference-when }

# als am dritten November, als im August
difference-when = { HEAD($date) ->
    [month] im { $date }
   *[other] { FORM($date, case: "on") }
}

## Baselines: the times that a value is compared with: als letzten Monat, gegenüber dem Vormonat

baseline-last-time = { $case ->
    [dative] dem letzten Mal
   *[bare] beim letzten Mal
}

## Trends: the direction of a value, or how it compares with other values

trend-rising = Tendenz steigend
    .fast = schnell steigend
    .slowly = langsam steigend

trend-falling = Tendenz fallend
    .fast = schnell fallend
    .slowly = langsam fallend

trend-steady = Tendenz gleichbleibend

trend-unchanged = unverändert

trend-above-average = überdurchschnittlich

trend-below-average = unterdurchschnittlich

trend-average = durchschnittlich

trend-new-high = neuer Höchstwert

trend-new-low = neuer Tiefstwert
