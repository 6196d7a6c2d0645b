## Names of form fields

field-amount = importe
    .gender = masculine
field-description = descripción
    .gender = feminine
field-comment = comentario
    .gender = masculine
field-title = título
    .gender = masculine
field-date = fecha
    .gender = feminine
field-time = hora
    .gender = feminine
field-address = dirección
    .gender = feminine
field-select-profile = selección de perfil
    .gender = feminine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] un error: { $field }
    [one] { $count } error: { $field }
    [many] { $count } de errores. El primero: { $field }
   *[other] { number-masculine } errores. El primero: { $field }
}
    .alone = { $count ->
        [1] un error
        [one] { $count } error
        [many] { $count } de errores
       *[other] { number-masculine } errores
    }
error-email-format = introduce una dirección de correo electrónico completa, por ejemplo nombre arroba ejemplo punto com
error-amount-range = introduce un importe { $range }
    .exact = introduce un importe de { $amount }
error-number-range = introduce un número de { $least } a { $most }
error-least-characters = { $count ->
    [1] introduce al menos un carácter
    [one] introduce al menos { $count } carácter
    [many] introduce al menos { $count } de caracteres
   *[other] introduce al menos { number-masculine } caracteres
}
error-most-characters = { $count ->
    [1] introduce un carácter como máximo
    [one] introduce { $count } carácter como máximo
    [many] introduce { $count } de caracteres como máximo
   *[other] introduce { number-masculine } caracteres como máximo
}
error-passwords-differ = las dos contraseñas deben coincidir
error-credentials = correo electrónico o contraseña incorrectos. Comprueba los dos
error-choose = elige al menos una opción
error-connection = no hay conexión a internet. Conéctate e inténtalo de nuevo
error-try-again = algo ha ido mal. Inténtalo de nuevo
error-try-later = el servicio no está disponible ahora. Inténtalo de nuevo más tarde

## Whether the characters of a password can be seen

password-shown = contraseña visible
password-hidden = contraseña oculta

## Requirements of a form field

require-characters = { $count ->
    [1] al menos un carácter
    [one] al menos { $count } carácter
    [many] al menos { $count } de caracteres
   *[other] al menos { number-masculine } caracteres
}
require-parts = { $length }, con { $parts }
    .alone = con { $parts }
require-digit = un número
require-symbol = un símbolo
require-capital = una letra mayúscula
require-small = una letra minúscula
require-all = todos los campos son obligatorios
require-option = { $count ->
    [1] selecciona la opción de abajo
    [one] selecciona { $count } opción de abajo
    [many] selecciona una de entre { $count } de opciones de abajo
   *[other] selecciona una de las { number-feminine } opciones de abajo
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] queda un carácter
    [one] queda { $count } carácter
    [many] quedan { $count } de caracteres
   *[other] quedan { number-masculine } caracteres
}
characters-none-left = no quedan caracteres
characters-over = { $count ->
    [1] sobra un carácter
    [one] sobra { $count } carácter
    [many] sobran { $count } de caracteres
   *[other] sobran { number-masculine } caracteres
}
