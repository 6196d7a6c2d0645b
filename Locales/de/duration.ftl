## Durations: 1 is in words (eine Stunde, seit einem Tag), as everywhere before a noun

duration-unavailable = Dauer nicht verfügbar

# zwischen einer Stunde und einer Stunde 30 Minuten
duration-two = { $case ->
    [between] { $first } { $second }
   *[other] { $first } und { $second }
}

duration-middle = { $first }, { $second }

duration-end = { $first } und { $second }
