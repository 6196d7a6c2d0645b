## Durations: no "и" between the units (1 час 30 минут). Genitive after "от", "до" and "больше"; accusative after "через",
## "за" and "на", and before "назад", where a single one is said without its number (через час, минуту
## назад), but not in several units (за 1 час одну минуту).

duration-unavailable = длительность недоступна

duration-two = { $case ->
    [accusative] { FORM($first, case: "rest") } { FORM($second, case: "rest") }
   *[nominative] { $first } { $second }
}

duration-middle = { duration-two }

duration-end = { duration-two }
