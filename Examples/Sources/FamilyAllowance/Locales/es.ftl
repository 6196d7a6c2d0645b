### Family allowance, in Spanish (Spain)

## The account of a child

weekly-allowance = paga semanal
allowance-schedule = día de la paga
last-allowance = última paga

## What money is for

category-allowance = paga
category-gifts = regalos

## What a child saves for

saved-share = { $share } ahorrado

## Headings

# Not "niños", nor "un niño" on the button: of a girl it would not be said.
children = cuentas infantiles
transactions = transacciones
wish-list = lista de deseos
analytics = estadísticas

## Signing in

sign-in = iniciar sesión
register = registrarse
wait-hint = espera un momento
# A question, as sign-in screens have it.
# accepted: end-mark
forgot-password = ¿has olvidado la contraseña?
enter-email = escribe tu correo electrónico para iniciar sesión

## Fields of a transaction

amount = importe
    .gender = masculine
what-for = descripción
    .gender = feminine

## Buttons

add-child = añadir una cuenta infantil
add-transaction = añadir una transacción
add-wish = añadir un deseo
buy = comprar
refresh = actualizar
sign-out = cerrar sesión
back = atrás
cancel = cancelar
save = guardar
delete = eliminar

## What went wrong

problem-credentials = dirección de correo electrónico o contraseña incorrectas
