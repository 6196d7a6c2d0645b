## Currencies, by ISO 4217 code
##
## After a compact number the name is in the genitive plural: its category is "many", as for 2000000 written out.

## Nouns that several currencies share, without what tells them apart

noun-agora = агора
    .genitive = агоры
    .accusative = агору
    .plural-genitive = агорот
    .gender = feminine
noun-cent = цент
    .genitive = цента
    .plural-genitive = центов
    .gender = masculine
noun-dollar = доллар
    .genitive = доллара
    .plural-genitive = долларов
    .gender = masculine
noun-euro = евро
    .gender = neuter
noun-euro-cent = евроцент
    .genitive = евроцента
    .plural-genitive = евроцентов
    .gender = masculine
noun-kopeck = копейка
    .genitive = копейки
    .accusative = копейку
    .plural-genitive = копеек
    .gender = feminine
noun-pence = пенс
    .genitive = пенса
    .plural-genitive = пенсов
    .gender = masculine
noun-pound = фунт
    .genitive = фунта
    .plural-genitive = фунтов
    .gender = masculine
noun-ruble = рубль
    .genitive = рубля
    .plural-genitive = рублей
    .gender = masculine
noun-shekel = шекель
    .genitive = шекеля
    .plural-genitive = шекелей
    .gender = masculine
noun-yen = иена
    .genitive = иены
    .accusative = иену
    .plural-genitive = иен
    .gender = feminine

## Words that tell them apart

word-british = британское
    .masculine = британский
    .feminine = британская
    .plural = британские
    .genitive = британского
    .feminine-genitive = британской
    .feminine-accusative = британскую
    .plural-genitive = британских
word-israeli = израильское
    .masculine = израильский
    .feminine = израильская
    .plural = израильские
    .genitive = израильского
    .feminine-genitive = израильской
    .feminine-accusative = израильскую
    .plural-genitive = израильских
word-japanese = японское
    .masculine = японский
    .feminine = японская
    .plural = японские
    .genitive = японского
    .feminine-genitive = японской
    .feminine-accusative = японскую
    .plural-genitive = японских
word-new = новое
    .masculine = новый
    .feminine = новая
    .plural = новые
    .genitive = нового
    .feminine-genitive = новой
    .feminine-accusative = новую
    .plural-genitive = новых
word-russian = российское
    .masculine = российский
    .feminine = российская
    .plural = российские
    .genitive = российского
    .feminine-genitive = российской
    .feminine-accusative = российскую
    .plural-genitive = российских

## Currencies

<<<<<<< HEAD
# same for every number
currency-eur = { $count ->
    [1] { $case ->
        [genitive] одного евро
       *[nominative] одно евро
    }
    [one] { $count } евро
    [few] { $count } евро
    [many] { $count } евро
   *[other] { $count } евро
}
    .gender = neuter
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } евроцента
           *[nominative] { $count } евроцент
        }
        [few] { $case ->
            [genitive] { $count } евроцентов
           *[nominative] { $count } евроцента
        }
        [many] { $count } евроцентов
       *[other] { $count } евроцента
    }
=======
currency-eur = { noun-euro }
    .minor = { noun-cent }
    .minor-alone = { noun-euro-cent }
>>>>>>> probes
# CLDR's name is the full one.
currency-gbp = { noun-pound } стерлингов
    .local = { noun-pound }
    .full = { word-british } { noun-pound } стерлингов
    .minor = { noun-pence }
currency-ils = { noun-shekel }
    .full = { word-new } { word-israeli } { noun-shekel }
    .minor = { noun-agora }
currency-jpy = { noun-yen }
    .full = { word-japanese } { noun-yen }
currency-rub = { word-russian } { noun-ruble }
    .local = { noun-ruble }
    .minor = { noun-kopeck }
    .minor-alone = { word-russian } { noun-kopeck }
currency-usd = { noun-dollar } США
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } США

## Genders of names that are CLDR's (cldr.ftl), by their adjectives

currency-all =
    .gender = masculine
currency-amd =
    .gender = masculine
currency-aoa =
    .gender = feminine
currency-ars =
    .gender = masculine
currency-awg =
    .gender = masculine
currency-azn =
    .gender = masculine
currency-bam =
    .gender = feminine
currency-bdt =
    .gender = feminine
currency-bhd =
    .gender = masculine
currency-bif =
    .gender = masculine
currency-bob =
    .gender = masculine
currency-bov =
    .gender = masculine
currency-brl =
    .gender = masculine
currency-btn =
    .gender = masculine
currency-bwp =
    .gender = feminine
currency-cdf =
    .gender = masculine
currency-chf =
    .gender = masculine
currency-clf =
    .gender = feminine
currency-clp =
    .gender = masculine
currency-cny =
    .gender = masculine
currency-cop =
    .gender = masculine
currency-crc =
    .gender = masculine
currency-cup =
    .gender = masculine
currency-czk =
    .gender = feminine
currency-dkk =
    .gender = feminine
currency-dop =
    .gender = masculine
currency-dzd =
    .gender = masculine
currency-ern =
    .gender = feminine
currency-etb =
    .gender = masculine
currency-gel =
    .gender = masculine
currency-ghs =
    .gender = masculine
currency-gmd =
    .gender = masculine
currency-gnf =
    .gender = masculine
currency-gtq =
    .gender = masculine
currency-hnl =
    .gender = feminine
currency-htg =
    .gender = masculine
currency-huf =
    .gender = masculine
currency-idr =
    .gender = feminine
currency-inr =
    .gender = feminine
currency-iqd =
    .gender = masculine
currency-irr =
    .gender = masculine
currency-isk =
    .gender = feminine
currency-jod =
    .gender = masculine
currency-kes =
    .gender = masculine
currency-kgs =
    .gender = masculine
currency-khr =
    .gender = masculine
currency-kmf =
    .gender = masculine
currency-kpw =
    .gender = feminine
currency-krw =
    .gender = feminine
currency-kwd =
    .gender = masculine
currency-kzt =
    .gender = masculine
currency-lak =
    .gender = masculine
currency-lkr =
    .gender = feminine
currency-lyd =
    .gender = masculine
currency-mad =
    .gender = masculine
currency-mdl =
    .gender = masculine
currency-mga =
    .gender = masculine
currency-mkd =
    .gender = masculine
currency-mmk =
    .gender = masculine
currency-mnt =
    .gender = masculine
currency-mru =
    .gender = feminine
currency-mur =
    .gender = feminine
currency-mvr =
    .gender = feminine
currency-mwk =
    .gender = feminine
currency-mxn =
    .gender = masculine
currency-mxv =
    .gender = feminine
currency-myr =
    .gender = masculine
currency-mzn =
    .gender = masculine
currency-ngn =
    .gender = feminine
currency-nio =
    .gender = feminine
currency-nok =
    .gender = feminine
currency-npr =
    .gender = feminine
currency-omr =
    .gender = masculine
currency-pab =
    .gender = masculine
currency-pen =
    .gender = masculine
currency-php =
    .gender = masculine
currency-pkr =
    .gender = feminine
currency-pln =
    .gender = masculine
currency-pyg =
    .gender = masculine
currency-qar =
    .gender = masculine
currency-ron =
    .gender = masculine
currency-rsd =
    .gender = masculine
currency-sar =
    .gender = masculine
currency-scr =
    .gender = feminine
currency-sek =
    .gender = feminine
currency-sos =
    .gender = masculine
currency-szl =
    .gender = masculine
currency-thb =
    .gender = masculine
currency-tjs =
    .gender = masculine
currency-tmt =
    .gender = masculine
currency-tnd =
    .gender = masculine
currency-top =
    .gender = feminine
currency-try =
    .gender = feminine
currency-tzs =
    .gender = masculine
currency-uah =
    .gender = feminine
currency-ugx =
    .gender = masculine
currency-uyi =
    .gender = masculine
currency-uyu =
    .gender = masculine
currency-uzs =
    .gender = masculine
currency-ves =
    .gender = masculine
currency-vnd =
    .gender = masculine
currency-wst =
    .gender = feminine
currency-xpd =
    .gender = masculine
currency-xpf =
    .gender = masculine
currency-yer =
    .gender = masculine
currency-zar =
    .gender = masculine
currency-zmw =
    .gender = feminine

# A code without a name: 25,50 X Y Z
currency-unknown = { $count } { SPELL($code) }
