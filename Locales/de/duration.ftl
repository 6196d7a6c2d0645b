## Spans of time: 1 is in words (eine Stunde, seit einem Tag), as everywhere before a noun

unit-day = { $count ->
    [1] { one-masculine } Tag
    [one] { $count } Tag
   *[other] { $case ->
        [dative] { $count } Tagen
       *[nominative] { $count } Tage
    }
}

unit-hour = { $count ->
    [1] { one-feminine } Stunde
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

unit-minute = { $count ->
    [1] { one-feminine } Minute
    [one] { $count } Minute
   *[other] { $count } Minuten
}

unit-second = { $count ->
    [1] { one-feminine } Sekunde
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}

duration-unavailable = Dauer nicht verfügbar

duration-two = { $first } und { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } und { $second }
