### Family allowance, in Croatian
### Buttons are in the imperative, as Croatian apps word them, which has no gender. Names stand behind a colon, where
### nothing inflects them.

## The account of a child

weekly-allowance = tjedni džeparac
allowance-schedule = dan džeparca
last-allowance = posljednji džeparac

## What money is for

category-allowance = džeparac
category-gifts = darovi

## What a child saves for

# Not "ušteđeno": behind a price that would be a discount.
saved-share = skupljeno { $share }

## Headings

children = djeca
transactions = transakcije
wish-list = popis želja
analytics = statistika

## Signing in

sign-in = prijava
register = stvori račun
wait-hint = pričekajte
forgot-password = zaboravljena lozinka
enter-email = za prijavu upišite adresu e-pošte

## Fields of a transaction

amount = iznos
    .gender = masculine
what-for = opis
    .gender = masculine

## Buttons

add-child = dodaj dijete
add-transaction = dodaj transakciju
add-wish = dodaj želju
buy = kupi
refresh = osvježi
sign-out = odjava
back = natrag
cancel = otkaži
save = spremi
delete = izbriši

## What went wrong

problem-credentials = pogrešna adresa e-pošte ili lozinka
