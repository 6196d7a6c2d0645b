### Family allowance, in Spanish (Latin America): what differs from Spanish (Spain)

## The account of a child

# "Mesada" has the month in it, and is no weekly one everywhere; "paga" is a wage.
weekly-allowance = asignación semanal
allowance-schedule = día de la asignación
last-allowance = última asignación
## What money is for

category-allowance = asignación

## Fields of a transaction

amount = monto

## Buttons

add-child = agregar una cuenta infantil
add-transaction = agregar una transacción
add-wish = agregar un deseo

## Signing in

# A question, as sign-in screens have it.
# accepted: end-mark
forgot-password = ¿olvidaste tu contraseña?
