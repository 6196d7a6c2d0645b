## Durations

duration-unavailable = kesto ei ole saatavilla

duration-two = { $first } ja { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } ja { $second }
