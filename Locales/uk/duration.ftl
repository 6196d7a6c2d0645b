## Durations: no conjunction between the units (1 година 30 хвилин). Genitive after "від" and "до"; accusative after
## "через", "за" and "на", and before "тому", where a single one is said without its number (через годину, хвилину тому),
## but not in several units (за одну годину 30 хвилин).

duration-unavailable = тривалість недоступна

duration-two = { $case ->
    [accusative] { FORM($first, case: "rest") } { FORM($second, case: "rest") }
   *[nominative] { $first } { $second }
}

duration-middle = { duration-two }

duration-end = { duration-two }
