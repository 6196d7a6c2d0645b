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

currency-eur = { noun-euro }
    .minor = { noun-cent }
    .minor-alone = { noun-euro-cent }
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

# A code without a name: 25,50 X Y Z
currency-unknown = { $count } { SPELL($code) }
