## Durations. A duration is heard alone, in a list of durations, and after words that require a case

# Replaces a duration that is missing or infinite.
# Example: Duration unavailable
duration-unavailable = duration unavailable

## Durations in several units

# A duration in two units.
# $first (phrase): the part in the larger unit, such as "1 hour".
# $second (phrase): the rest in the smaller unit, such as "30 minutes".
# Example: 1 hour and 30 minutes
duration-two = { $first } and { $second }

# Joins the units before the last one, in a duration of three or more units.
# $first (phrase): one or several larger units, such as "2 days".
# $second (phrase): one or several smaller units, such as "3 hours".
# Example: 2 days, 3 hours
duration-middle = { $first }, { $second }

# The end of a duration in three or more units.
# $first (phrase): all units except the last, such as "2 days, 3 hours".
# $second (phrase): the last unit, such as "5 minutes".
# Example: 2 days, 3 hours, and 5 minutes
duration-end = { $first }, and { $second }
