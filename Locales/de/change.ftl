## How much something has changed. "um" takes the accusative: Anstieg um einen Dollar

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

difference-more = { $amount } mehr

difference-less = { $amount } weniger

difference-none = genauso viel

difference-more-than = { $amount } mehr als { $baseline }

difference-less-than = { $amount } weniger als { $baseline }

difference-none-than = genauso viel wie { $baseline }

difference-more-on = { $amount } mehr als { FORM($date, case: "on") }

difference-less-on = { $amount } weniger als { FORM($date, case: "on") }

difference-none-on = genauso viel wie { FORM($date, case: "on") }

## What something is compared with: als letzten Monat, gegenüber dem letzten Monat

baseline-last-week = { $case ->
    [dative] der letzten Woche
   *[bare] letzte Woche
}

baseline-last-month = { $case ->
    [dative] dem letzten Monat
   *[bare] letzten Monat
}

baseline-last-year = { $case ->
    [dative] dem letzten Jahr
   *[bare] letztes Jahr
}

baseline-last-time = { $case ->
    [dative] dem letzten Mal
   *[bare] beim letzten Mal
}

## Where a value goes, or how it stands beside others

trend-rising = Tendenz steigend

trend-falling = Tendenz fallend

trend-steady = Tendenz gleichbleibend

trend-unchanged = unverändert

trend-above-average = überdurchschnittlich

trend-below-average = unterdurchschnittlich

trend-average = durchschnittlich

trend-new-high = neuer Höchstwert

trend-new-low = neuer Tiefstwert
