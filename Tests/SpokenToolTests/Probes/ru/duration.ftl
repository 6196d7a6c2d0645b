## Spans of time: genitive after "от", "до", "с", accusative after "на", "через", "за". 1 and 2 of feminine names are in
## words (see currency.ftl).

duration-days = { $count ->
    [one] { $case ->
        [genitive] { $count } дня
       *[nominative] { $count } день
    }
    [few] { $case ->
        [genitive] { $count } дней
       *[nominative] { $count } дня
    }
    [many] { $count } дней
   *[other] { $count } дня
}
    .gender = masculine

duration-hours = { $count ->
    [one] { $case ->
        [genitive] { $count } часа
       *[nominative] { $count } час
    }
    [few] { $case ->
        [genitive] { $count } часов
       *[nominative] { $count } часа
    }
    [many] { $count } часов
   *[other] { $count } часа
}
    .gender = masculine

duration-minutes = { $count ->
    [1] { $case ->
        [genitive] одной минуты
        [accusative] одну минуту
       *[nominative] одна минута
    }
    [2] { $case ->
        [genitive] двух минут
       *[nominative] две минуты
    }
    [one] { $case ->
        [genitive] { $count } минуты
        [accusative] { $count } минуту
       *[nominative] { $count } минута
    }
    [few] { $case ->
        [genitive] { $count } минут
       *[nominative] { $count } минуты
    }
    [many] { $count } минут
   *[other] { $count } минуты
}
    .gender = feminine

duration-seconds = { $count ->
    [1] { $case ->
        [genitive] одной секунды
        [accusative] одну секунду
       *[nominative] одна секунда
    }
    [2] { $case ->
        [genitive] двух секунд
       *[nominative] две секунды
    }
    [one] { $case ->
        [genitive] { $count } секунды
        [accusative] { $count } секунду
       *[nominative] { $count } секунда
    }
    [few] { $case ->
        [genitive] { $count } секунд
       *[nominative] { $count } секунды
    }
    [many] { $count } секунд
   *[other] { $count } секунды
}
    .gender = feminine

duration-unavailable = продолжительность недоступна

## Spans that make one together: said without "и" (1 час 30 минут)

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
