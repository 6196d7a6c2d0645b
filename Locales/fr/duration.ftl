## Durations: the units are in noun.ftl

duration-unavailable = durée indisponible

duration-two = { $first } et { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } et { $second }
