## Currencies, by ISO 4217 code. The name is the same after every number.

# CLDR has "ABD doları"; said aloud it is the American dollar.
currency-usd = { $count } Amerikan doları
    .local = { $count } dolar
    .minor = { $count } sent
    .minor-alone = { $count } Amerikan senti
# CLDR has "Euro", which voices read letter by letter; "avro" is the dictionary's word.
currency-eur = { $count } avro
    .minor = { $count } sent
    .minor-alone = { $count } avro senti
currency-gbp = { $count } sterlin
    .full = { $count } İngiliz sterlini
    .minor = { $count } peni
# same
currency-jpy = { $count } yen
    .full = { $count } Japon yeni
# same
currency-try = { $count } Türk lirası
    .local = { $count } lira
    .minor = { $count } kuruş

currency-unknown = { $count } { SPELL($code) }
