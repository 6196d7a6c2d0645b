## Durations: no "и" between the units (1 час 30 минут). Genitive after "от", "до" and "больше"; accusative after "через",
## "за" and "на", and before "назад", where a single one is said without its number (через час, минуту назад).

duration-unavailable = длительность недоступна

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
