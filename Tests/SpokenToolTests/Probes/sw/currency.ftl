## Currencies: noun, number, country. The particle agrees with the noun: dola 1 ya Marekani, dola 2 za Marekani.

money-particle = { $count ->
    [1] ya
   *[other] za
}

currency-eur = yuro { numeral-signed }
    .sign = inside
    .minor = senti { numeral-signed }
    .minor-alone = senti { numeral-signed } { money-particle } yuro
currency-gbp = pauni { numeral-signed } { money-particle } Uingereza
    .sign = inside
    .local = pauni { numeral-signed }
    .minor = peni { numeral-signed }
# CLDR has "yen za Japani": no other money is called so, and in speech it is "yeni".
currency-jpy = yeni { numeral-signed }
    .sign = inside
    .full = yeni { numeral-signed } { money-particle } Japani
currency-kes = shilingi { numeral-signed } { money-particle } Kenya
    .sign = inside
    .local = shilingi { numeral-signed }
    .minor = senti { numeral-signed }
    .minor-alone = senti { numeral-signed } { money-particle } Kenya
currency-tzs = shilingi { numeral-signed } { money-particle } Tanzania
    .sign = inside
    .local = shilingi { numeral-signed }
    .minor = senti { numeral-signed }
    .minor-alone = senti { numeral-signed } { money-particle } Tanzania
currency-ugx = shilingi { numeral-signed } { money-particle } Uganda
    .sign = inside
    .local = shilingi { numeral-signed }
currency-usd = dola { numeral-signed } { money-particle } Marekani
    .sign = inside
    .local = dola { numeral-signed }
    .minor = senti { numeral-signed }
    .minor-alone = senti { numeral-signed } { money-particle } Marekani

# XYZ hasi 5: the letters stand where the noun would.
currency-unknown = { SPELL($code) } { numeral-signed }
    .sign = inside
