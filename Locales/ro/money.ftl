money-major-minor = { $major } și { $minor }

money-hidden = sumă ascunsă

money-unavailable = sumă indisponibilă

## Ranges

# de la 20 de dolari și 50 de cenți la 30 de dolari; after a word: cel puțin 20 de dolari și 50 de cenți până la 30 de dolari
money-range = { $case ->
    [bounded] { $from } până la { money-range-end }
   *[bare] de la { $from } la { money-range-end }
}
money-range-end = { HEAD($from) ->
    [minus] { range-above }
   *[other] { $to }
}

# 20 până la 30 de dolari. An end of 1 has its noun: 0 până la un dolar.
money-range-shared = { $to ->
    [1] { $from } până la { FORM($currency, $to) }
   *[other] { FORM($currency, $range) }
}
