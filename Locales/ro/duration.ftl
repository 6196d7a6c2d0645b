## Durations

duration-unavailable = durată indisponibilă

duration-two = { $first } și { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } și { $second }
