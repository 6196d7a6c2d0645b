## Durations

duration-unavailable = durada no disponible

duration-two = { $first } i { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } i { $second }
