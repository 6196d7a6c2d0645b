## Durations: 1 saat 30 dakika, with nothing between the units

duration-unavailable = süre bilinmiyor

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
