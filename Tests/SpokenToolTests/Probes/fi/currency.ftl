## Currencies, by ISO 4217 code. The names are CLDR's. The yen and the euro stand alone: no other currency is called so.

## Nouns that several currencies share

noun-cent = sentti
    .partitive = senttiä
    .plural-partitive = senttejä
noun-dollar = dollari
    .partitive = dollaria
    .plural-partitive = dollareita
noun-euro = euro
    .partitive = euroa
    .plural-partitive = euroja
noun-krone = kruunu
    .partitive = kruunua
    .plural-partitive = kruunuja
noun-kurus = kuruš
    .partitive = kurušia
    .plural-partitive = kurušeja
noun-lira = liira
    .partitive = liiraa
    .plural-partitive = liiroja
noun-ore = äyri
    .partitive = äyriä
    .plural-partitive = äyrejä
noun-penny = penny
    .partitive = pennyä
    .plural-partitive = pennyjä
noun-pound = punta
    .partitive = puntaa
    .plural-partitive = puntia
noun-yen = jeni
    .partitive = jeniä
    .plural-partitive = jenejä

## Currencies

currency-usd = Yhdysvaltain { noun-dollar }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = Yhdysvaltain { noun-cent }
currency-eur = { noun-euro }
    .minor = { noun-cent }
currency-gbp = Englannin { noun-pound }
    .local = { noun-pound }
    .minor = { noun-penny }
    .minor-alone = Englannin { noun-penny }
currency-jpy = { noun-yen }
    .full = Japanin { noun-yen }
currency-sek = Ruotsin { noun-krone }
    .local = { noun-krone }
    .minor = { noun-ore }
    .minor-alone = Ruotsin { noun-ore }
currency-try = Turkin { noun-lira }
    .local = { noun-lira }
    .minor = { noun-kurus }

currency-unknown = { $count } { SPELL($code) }
