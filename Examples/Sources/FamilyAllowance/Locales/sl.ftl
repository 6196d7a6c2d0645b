### Family allowance, in Slovenian
### Buttons are in the imperative, as Slovenian apps word them, which has no gender. Names stand behind a colon, where
### nothing inflects them.

## The account of a child

weekly-allowance = tedenska žepnina
allowance-schedule = dan žepnine
last-allowance = zadnja žepnina

## What money is for

category-allowance = žepnina
category-gifts = darila

## What a child saves for

saved-share = privarčevano { $share }

## Headings

children = otroci
transactions = transakcije
wish-list = seznam želja
analytics = statistika

## Signing in

sign-in = prijava
register = ustvari račun
wait-hint = počakajte
forgot-password = pozabljeno geslo
enter-email = za prijavo vnesite e-poštni naslov

## Fields of a transaction

amount = znesek
    .gender = masculine
what-for = opis
    .gender = masculine

## Buttons

add-child = dodaj otroka
add-transaction = dodaj transakcijo
add-wish = dodaj željo
buy = kupi
refresh = osveži
sign-out = odjava
back = nazaj
cancel = prekliči
save = shrani
delete = izbriši

## What went wrong

problem-credentials = napačen e-poštni naslov ali geslo
