## Spans of time

duration-days = { $count } gün

duration-hours = { $count } saat

duration-minutes = { $count } dakika

duration-seconds = { $count } saniye

duration-unavailable = süre kullanılamıyor

## Spans that make one together: 1 saat 30 dakika, with nothing between them

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
