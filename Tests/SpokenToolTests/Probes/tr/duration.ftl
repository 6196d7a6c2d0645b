## Spans of time

duration-unavailable = süre kullanılamıyor

## Spans that make one together: 1 saat 30 dakika, with nothing between them

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
