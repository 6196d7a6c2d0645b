## Spans of time; $case accusative: how much (tunnin myöhässä)

duration-days = { $count ->
    [1] { $case ->
        [accusative] päivän
       *[nominative] { $count } päivä
    }
    [one] { $count } päivä
   *[other] { $count } päivää
}

duration-hours = { $count ->
    [1] { $case ->
        [accusative] tunnin
       *[nominative] { $count } tunti
    }
    [one] { $count } tunti
   *[other] { $count } tuntia
}

duration-minutes = { $count ->
    [1] { $case ->
        [accusative] minuutin
       *[nominative] { $count } minuutti
    }
    [one] { $count } minuutti
   *[other] { $count } minuuttia
}

duration-seconds = { $count ->
    [1] { $case ->
        [accusative] sekunnin
       *[nominative] { $count } sekunti
    }
    [one] { $count } sekunti
   *[other] { $count } sekuntia
}

duration-unavailable = kesto ei ole saatavilla

## Spans that make one together

duration-two = { $first } ja { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } ja { $second }
