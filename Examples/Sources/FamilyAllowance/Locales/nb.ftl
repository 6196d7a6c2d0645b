### Family allowance, in Norwegian Bokmål

## The account of a child

weekly-allowance = ukepenger
allowance-schedule = dag for ukepenger
last-allowance = siste ukepenger

## What money is for

category-allowance = ukepenger
category-gifts = gaver

## What a child saves for

# Not "spart", which would be a discount behind a price.
saved-share = { $share } spart opp

## Headings

children = barn
transactions = transaksjoner
wish-list = ønskeliste
analytics = statistikk

## Signing in

sign-in = logg inn
register = registrer deg
wait-hint = vent litt
forgot-password = glemt passord
enter-email = skriv inn e-postadressen for å logge inn

## Fields of a transaction

amount = beløp
    .gender = neuter
what-for = beskrivelse
    .gender = common

## Buttons

add-child = legg til et barn
add-transaction = legg til en transaksjon
add-wish = legg til et ønske
buy = kjøp
refresh = oppdater
sign-out = logg ut
back = tilbake
cancel = avbryt
save = lagre
delete = slett

## What went wrong

problem-credentials = e-postadressen eller passordet stemmer ikke
