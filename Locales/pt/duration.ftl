## Durations

duration-unavailable = duração indisponível

duration-two = { $first } e { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } e { $second }
