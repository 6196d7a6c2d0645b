## Durations

duration-unavailable = μη διαθέσιμη διάρκεια

duration-two = { $first } και { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } και { $second }
