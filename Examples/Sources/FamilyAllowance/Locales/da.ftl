### Family allowance, in Danish
### Buttons are in the imperative.

## The account of a child

weekly-allowance = ugentlige lommepenge
allowance-schedule = dag for lommepenge
last-allowance = seneste lommepenge

## What money is for

category-allowance = lommepenge
category-gifts = gaver

## What a child saves for

# Not "sparet": behind a price that would be a discount.
saved-share = { $share } sparet op

## Headings

children = børn
transactions = transaktioner
wish-list = ønskeliste
analytics = statistik

## Signing in

sign-in = log ind
register = opret konto
wait-hint = vent et øjeblik
forgot-password = glemt adgangskode
enter-email = indtast e-mailadressen for at logge ind

## Fields of a transaction

amount = beløb
    .gender = neuter
what-for = beskrivelse
    .gender = common

## Buttons

add-child = tilføj et barn
add-transaction = tilføj en transaktion
add-wish = tilføj et ønske
buy = køb
refresh = opdatér
sign-out = log ud
back = tilbage
cancel = annullér
save = gem
delete = slet

## What went wrong

problem-credentials = e-mailadressen eller adgangskoden er forkert
