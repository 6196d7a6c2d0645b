## Durations

duration-unavailable = tidslängden är inte tillgänglig

duration-two = { $first } och { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } och { $second }
