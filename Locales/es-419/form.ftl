# As in money.ftl.
field-amount = monto
error-email-format = ingresa una dirección de correo electrónico completa, por ejemplo nombre arroba ejemplo punto com
error-amount-range = ingresa un monto { $range }
    .exact = ingresa un monto de { $amount }
error-number-range = ingresa un número de { $least } a { $most }
error-least-characters = { $count ->
    [1] ingresa al menos un carácter
    [one] ingresa al menos { $count } carácter
    [many] ingresa al menos { $count } de caracteres
   *[other] ingresa al menos { number-masculine } caracteres
}
error-most-characters = { $count ->
    [1] ingresa un carácter como máximo
    [one] ingresa { $count } carácter como máximo
    [many] ingresa { $count } de caracteres como máximo
   *[other] ingresa { number-masculine } caracteres como máximo
}
error-credentials = correo electrónico o contraseña incorrectos. Revisa los dos
error-try-again = algo salió mal. Inténtalo de nuevo
