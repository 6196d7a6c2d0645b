### Family allowance, in Italian
### Buttons are in the imperative of tu, as iOS words them.

## The account of a child

weekly-allowance = paghetta settimanale
allowance-schedule = giorno della paghetta
last-allowance = ultima paghetta

## What money is for

category-allowance = paghetta
category-gifts = regali

## What a child saves for

# Not "risparmiato": behind a price that would be a discount.
saved-share = { $share } messo da parte

## Headings

# Not "bambini", nor "un bambino" on the button: of a girl it would not be said.
children = account per bambini
transactions = transazioni
wish-list = lista dei desideri
analytics = statistiche

## Signing in

sign-in = accedi
register = crea account
wait-hint = attendi un momento
forgot-password = password dimenticata
enter-email = inserisci l’indirizzo email per accedere

## Fields of a transaction

amount = importo
    .gender = masculine
what-for = descrizione
    .gender = feminine

## Buttons

add-child = aggiungi account per bambini
add-transaction = aggiungi transazione
add-wish = aggiungi desiderio
buy = compra
refresh = aggiorna
sign-out = esci
back = indietro
cancel = annulla
save = salva
delete = elimina

## What went wrong

problem-credentials = indirizzo email o password non corretti
