## Spans of time: genitive after "od", "do" and "bez"; accusative after "za", "przez" and "o", and before "temu", where
## a single one is said without its number, as in speech (za godzinę, godzinę temu).
##
## 1 and 2 of feminine names are in words: some voices read them as masculine (see currency.ftl).

unit-day = { $count ->
    [1] { $case ->
        [genitive] { $count } dnia
        [accusative] dzień
       *[nominative] { $count } dzień
    }
    [one] { $case ->
        [genitive] { $count } dnia
       *[nominative] { $count } dzień
    }
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
    .gender = masculine

unit-hour = { $count ->
    [1] { $case ->
        [genitive] jednej godziny
        [accusative] godzinę
       *[nominative] jedna godzina
    }
    [2] { $case ->
        [genitive] dwóch godzin
       *[nominative] dwie godziny
    }
    [one] { $case ->
        [genitive] { $count } godziny
        [accusative] { $count } godzinę
       *[nominative] { $count } godzina
    }
    [few] { $case ->
        [genitive] { $count } godzin
       *[nominative] { $count } godziny
    }
    [many] { $count } godzin
   *[other] { $count } godziny
}
    .gender = feminine

unit-minute = { $count ->
    [1] { $case ->
        [genitive] jednej minuty
        [accusative] minutę
       *[nominative] jedna minuta
    }
    [2] { $case ->
        [genitive] dwóch minut
       *[nominative] dwie minuty
    }
    [one] { $case ->
        [genitive] { $count } minuty
        [accusative] { $count } minutę
       *[nominative] { $count } minuta
    }
    [few] { $case ->
        [genitive] { $count } minut
       *[nominative] { $count } minuty
    }
    [many] { $count } minut
   *[other] { $count } minuty
}
    .gender = feminine

unit-second = { $count ->
    [1] { $case ->
        [genitive] jednej sekundy
        [accusative] sekundę
       *[nominative] jedna sekunda
    }
    [2] { $case ->
        [genitive] dwóch sekund
       *[nominative] dwie sekundy
    }
    [one] { $case ->
        [genitive] { $count } sekundy
        [accusative] { $count } sekundę
       *[nominative] { $count } sekunda
    }
    [few] { $case ->
        [genitive] { $count } sekund
       *[nominative] { $count } sekundy
    }
    [many] { $count } sekund
   *[other] { $count } sekundy
}
    .gender = feminine

duration-unavailable = czas trwania niedostępny

duration-two = { $first } i { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } i { $second }
