### Family allowance, in Swedish
### Buttons are in the imperative.

## The account of a child

# The word says that it is weekly.
weekly-allowance = veckopeng
allowance-schedule = dag för veckopeng
last-allowance = senaste veckopengen

## What money is for

category-allowance = veckopeng
category-gifts = presenter

## What a child saves for

# Not "sparat": behind a price that would be a discount.
saved-share = { $share } hopsparat

## Headings

children = barn
transactions = transaktioner
wish-list = önskelista
analytics = statistik

## Signing in

sign-in = logga in
register = skapa konto
wait-hint = vänta ett ögonblick
forgot-password = glömt lösenordet
enter-email = ange e-postadressen för att logga in

## Fields of a transaction

amount = belopp
    .gender = neuter
what-for = beskrivning
    .gender = common

## Buttons

add-child = lägg till ett barn
add-transaction = lägg till en transaktion
add-wish = lägg till en önskan
buy = köp
refresh = uppdatera
sign-out = logga ut
back = tillbaka
cancel = avbryt
save = spara
delete = radera

## What went wrong

problem-credentials = e-postadressen eller lösenordet stämmer inte
