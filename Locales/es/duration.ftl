## Durations

duration-unavailable = duración no disponible

duration-two = { $first } y { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } y { $second }
