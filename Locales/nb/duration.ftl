## Durations

duration-unavailable = varigheten er ikke tilgjengelig

duration-two = { $first } og { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } og { $second }
