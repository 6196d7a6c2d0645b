## Spans of time: 1 is in words (eine Stunde, seit einem Tag), as everywhere before a noun

duration-unavailable = Dauer nicht verfügbar

duration-two = { $first } und { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } und { $second }
