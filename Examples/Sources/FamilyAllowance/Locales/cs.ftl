### Family allowance, in Czech
### Buttons are in the infinitive, as iOS words them. Names stand behind a colon, where nothing inflects them.

## The account of a child

weekly-allowance = týdenní kapesné
allowance-schedule = den kapesného
last-allowance = poslední kapesné

## What money is for

category-allowance = kapesné
category-gifts = dárky

## What a child saves for

# Not "ušetřeno": behind a price that would be a discount.
saved-share = naspořeno { $share }

## Headings

children = děti
transactions = transakce
wish-list = seznam přání
analytics = statistiky

## Signing in

sign-in = přihlásit se
register = vytvořit účet
wait-hint = čekejte prosím
forgot-password = zapomenuté heslo
enter-email = pro přihlášení zadejte e-mailovou adresu

## Fields of a transaction

amount = částka
    .gender = feminine
what-for = popis
    .gender = inanimate

## Buttons

add-child = přidat dítě
add-transaction = přidat transakci
add-wish = přidat přání
buy = koupit
refresh = aktualizovat
sign-out = odhlásit se
back = zpět
cancel = zrušit
save = uložit
delete = smazat

## What went wrong

problem-credentials = nesprávná e-mailová adresa nebo heslo
