### Family allowance, in Catalan
### Buttons have the form of the library's (afegeix, desa).

## The account of a child

# The word says that it is weekly.
weekly-allowance = setmanada
allowance-schedule = dia de la setmanada
last-allowance = última setmanada

## What money is for

category-allowance = setmanada
category-gifts = regals

## What a child saves for

saved-share = { $share } estalviat

## Headings

children = infants
transactions = transaccions
wish-list = llista de desitjos
analytics = estadístiques

## Signing in

sign-in = inicia la sessió
register = crea un compte
wait-hint = espereu un moment
forgot-password = contrasenya oblidada
enter-email = introduïu l’adreça electrònica per iniciar la sessió

## Fields of a transaction

amount = import
    .gender = masculine
what-for = descripció
    .gender = feminine

## Buttons

add-child = afegeix un infant
add-transaction = afegeix una transacció
add-wish = afegeix un desig
buy = compra
refresh = actualitza
sign-out = tanca la sessió
back = enrere
cancel = cancel·la
save = desa
delete = elimina

## What went wrong

problem-credentials = adreça electrònica o contrasenya incorrectes
