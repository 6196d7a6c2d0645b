## Currencies: noun, number, country, which no pattern says: they are written out. The particle agrees with the noun: dola
## 1 ya Marekani, dola 2 za Marekani.

money-particle = { $count ->
    [1] ya
   *[other] za
}

currency-eur = yuro { FORM(numeral-signed, $count) }
    .sign = inside
    .minor = senti { FORM(numeral-signed, $count) }
    .minor-alone = senti { FORM(numeral-signed, $count) } { money-particle } yuro
currency-gbp = pauni { FORM(numeral-signed, $count) } { money-particle } Uingereza
    .sign = inside
    .local = pauni { FORM(numeral-signed, $count) }
    .minor = peni { FORM(numeral-signed, $count) }
# CLDR has "yen za Japani": no other money is called so, and in speech it is "yeni".
currency-jpy = yeni { FORM(numeral-signed, $count) }
    .sign = inside
    .full = yeni { FORM(numeral-signed, $count) } { money-particle } Japani
currency-kes = shilingi { FORM(numeral-signed, $count) } { money-particle } Kenya
    .sign = inside
    .local = shilingi { FORM(numeral-signed, $count) }
    .minor = senti { FORM(numeral-signed, $count) }
    .minor-alone = senti { FORM(numeral-signed, $count) } { money-particle } Kenya
currency-tzs = shilingi { FORM(numeral-signed, $count) } { money-particle } Tanzania
    .sign = inside
    .local = shilingi { FORM(numeral-signed, $count) }
    .minor = senti { FORM(numeral-signed, $count) }
    .minor-alone = senti { FORM(numeral-signed, $count) } { money-particle } Tanzania
currency-ugx = shilingi { FORM(numeral-signed, $count) } { money-particle } Uganda
    .sign = inside
    .local = shilingi { FORM(numeral-signed, $count) }
currency-usd = dola { FORM(numeral-signed, $count) } { money-particle } Marekani
    .sign = inside
    .local = dola { FORM(numeral-signed, $count) }
    .minor = senti { FORM(numeral-signed, $count) }
    .minor-alone = senti { FORM(numeral-signed, $count) } { money-particle } Marekani

# XYZ hasi 5: the letters stand where the noun would.
currency-unknown = { SPELL($code) } { FORM(numeral-signed, $count) }
    .sign = inside
