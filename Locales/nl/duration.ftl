## Durations

duration-unavailable = duur niet beschikbaar

# 1 uur en 30 minuten
duration-two = { $first } en { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } en { $second }
