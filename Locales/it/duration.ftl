## Durations

duration-unavailable = durata non disponibile

duration-two = { $first } e { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } e { $second }
