## Durations: "i" before the last unit. Genitive after "od" and "do", accusative after "za" and "prije"

duration-unavailable = trajanje nije dostupno

duration-two = { duration-first } i { duration-second }
    .joined = yes

duration-middle = { duration-first }, { duration-second }

duration-end = { duration-first } i { duration-second }
    .joined = yes

# Here a single unit keeps its number: za 1 sat i 30 minuta.
duration-first = { $case ->
    [ago] { FORM($first, case: "accusative") }
   *[bare] { $first }
}
duration-second = { $case ->
    [ago] { FORM($second, case: "accusative") }
   *[bare] { $second }
}
