## Currencies. The country follows the noun, so one noun serves all of its name.

noun-cent = sent
    .plural = sentiau
    .gender = masculine
noun-dollar = doler
    .soft = ddoler
    .plural = doleri
    .plural-soft = ddoleri
    .gender = feminine
noun-euro = ewro
    .plural = ewros
    .gender = masculine
noun-penny = ceiniog
    .soft = geiniog
    .aspirate = cheiniog
    .plural = ceiniogau
    .plural-soft = geiniogau
    .gender = feminine
noun-pound = punt
    .soft = bunt
    .aspirate = phunt
    .plural = punnoedd
    .plural-soft = bunnoedd
    .gender = feminine
noun-shilling = swllt
    .plural = sylltau
    .gender = masculine
noun-yen = yen
    .plural = yen
    .gender = masculine

currency-eur = { noun-euro }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } ewro
currency-gbp = { noun-pound } Prydain
    .local = { noun-pound }
    .minor = { noun-penny }
currency-jpy = { noun-yen }
    .full = { noun-yen } Japan
currency-kes = { noun-shilling } Kenya
    .local = { noun-shilling }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } Kenya
# CLDR writes "doler UDA", which voices read as a word.
currency-usd = { noun-dollar } yr Unol Daleithiau
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } yr Unol Daleithiau

# The letters are spelled out, and the number agrees with nothing.
currency-unknown = { $count } { SPELL($code) }
