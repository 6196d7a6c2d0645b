## Currencies, by ISO 4217 code. The name is the same after every number.

# CLDR has "ABD doları"; said aloud it is the American dollar.
currency-usd = Amerikan doları
    .local = dolar
    .minor = sent
    .minor-alone = Amerikan senti
# CLDR has "Euro", which voices read letter by letter; "avro" is the dictionary's word.
currency-eur = avro
    .minor = sent
    .minor-alone = avro senti
currency-gbp = sterlin
    .full = İngiliz sterlini
    .minor = peni
currency-jpy = yen
    .full = Japon yeni
currency-try = Türk lirası
    .local = lira
    .minor = kuruş

currency-unknown = { $count } { SPELL($code) }
