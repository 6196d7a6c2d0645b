## Durations: genitive after "od", "do" and "bez"; accusative after "za", "przez" and "o", and before "temu", where
## a single one is said without its number, as in speech (za godzinę, godzinę temu).
##
## 1 and 2 of feminine names are in words: some voices read them as masculine (see currency.ftl).

duration-unavailable = czas trwania niedostępny

duration-two = { $first } i { $second }
    .joined = yes

duration-middle = { $first }, { $second }

duration-end = { $first } i { $second }
    .joined = yes
