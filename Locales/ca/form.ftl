## Names of form fields

field-amount = import
    .gender = masculine
field-description = descripció
    .gender = feminine
field-comment = comentari
    .gender = masculine
field-title = títol
    .gender = masculine
field-date = data
    .gender = feminine
field-time = hora
    .gender = feminine
field-address = adreça
    .gender = feminine
field-select-profile = selecció de perfil
    .gender = feminine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] un error: { $field }
    [many] { $count } d’errors. El primer: { $field }
   *[other] { number-masculine } errors. El primer: { $field }
}
    .alone = { $count ->
        [1] un error
        [many] { $count } d’errors
       *[other] { number-masculine } errors
    }
error-email-format = introduïu una adreça electrònica completa, per exemple nom arrova exemple punt com
error-amount-range = introduïu un import { $range }
    .exact = introduïu un import { of-amount }
error-number-range = introduïu un número { FORM(of-count, $least) } a { $most }
error-least-characters = { $count ->
    [1] introduïu almenys un caràcter
    [many] introduïu almenys { $count } de caràcters
   *[other] introduïu almenys { number-masculine } caràcters
}
error-most-characters = { $count ->
    [1] introduïu com a màxim un caràcter
    [many] introduïu com a màxim { $count } de caràcters
   *[other] introduïu com a màxim { number-masculine } caràcters
}
error-passwords-differ = les dues contrasenyes han de coincidir
error-credentials = adreça electrònica o contrasenya incorrectes. Comproveu-les totes dues
error-choose = trieu almenys una opció
error-connection = no hi ha connexió a internet. Connecteu-vos i torneu-ho a provar
error-try-again = alguna cosa ha anat malament. Torneu-ho a provar
error-try-later = el servei no està disponible ara. Torneu-ho a provar més tard

## Whether the characters of a password can be seen

password-shown = contrasenya visible
password-hidden = contrasenya oculta

## Requirements of a form field

require-characters = { $count ->
    [1] almenys un caràcter
    [many] almenys { $count } de caràcters
   *[other] almenys { number-masculine } caràcters
}
require-parts = { $length }, amb { $parts }
    .alone = amb { $parts }
require-digit = un número
require-symbol = un símbol
require-capital = una lletra majúscula
require-small = una lletra minúscula
require-all = tots els camps són obligatoris
require-option = { $count ->
    [1] seleccioneu l’opció següent
    [many] seleccioneu una entre { $count } d’opcions següents
   *[other] seleccioneu una de les { number-feminine } opcions següents
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] queda un caràcter
    [many] queden { $count } de caràcters
   *[other] queden { number-masculine } caràcters
}
characters-none-left = no queden caràcters
characters-over = { $count ->
    [1] sobra un caràcter
    [many] sobren { $count } de caràcters
   *[other] sobren { number-masculine } caràcters
}
