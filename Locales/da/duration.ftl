## Durations

duration-unavailable = varigheden er ikke tilgængelig

duration-two = { $first } og { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } og { $second }
