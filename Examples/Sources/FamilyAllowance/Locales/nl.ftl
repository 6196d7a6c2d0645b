### Family allowance, in Dutch
### Buttons are in the infinitive.

## The account of a child

weekly-allowance = wekelijks zakgeld
allowance-schedule = zakgelddag
last-allowance = laatste zakgeld

## What money is for

category-allowance = zakgeld
category-gifts = cadeaus

## What a child saves for

saved-share = { $share } gespaard

## Headings

children = kinderen
transactions = transacties
wish-list = verlanglijst
analytics = statistieken

## Signing in

sign-in = inloggen
register = registreren
wait-hint = even geduld
forgot-password = wachtwoord vergeten
enter-email = voer het e-mailadres in om in te loggen

## Fields of a transaction

amount = bedrag
    .gender = neuter
what-for = beschrijving
    .gender = common

## Buttons

add-child = kind toevoegen
add-transaction = transactie toevoegen
add-wish = wens toevoegen
buy = kopen
refresh = vernieuwen
sign-out = uitloggen
back = terug
cancel = annuleren
save = opslaan
delete = verwijderen

## What went wrong

problem-credentials = onjuist e-mailadres of wachtwoord
