## Names of form fields

field-amount = importo
    .gender = masculine
field-description = descrizione
    .gender = feminine
field-comment = commento
    .gender = masculine
field-title = titolo
    .gender = masculine
field-date = data
    .gender = feminine
field-time = ora
    .gender = feminine
field-address = indirizzo
    .gender = masculine
field-select-profile = selezione del profilo
    .gender = feminine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] un errore: { $field }
    [many] { $count } di errori. Il primo: { $field }
   *[other] { $count } errori. Il primo: { $field }
}
    .alone = { $count ->
        [1] un errore
        [many] { $count } di errori
       *[other] { $count } errori
    }
error-email-format = inserisci un indirizzo email completo, ad esempio nome chiocciola esempio punto com
error-amount-range = inserisci un importo { $range }
    .exact = inserisci un importo di { $amount }
error-number-range = inserisci un numero da { $least } a { $most }
error-least-characters = { $count ->
    [1] inserisci almeno un carattere
    [many] inserisci almeno { $count } di caratteri
   *[other] inserisci almeno { $count } caratteri
}
error-most-characters = { $count ->
    [1] inserisci al massimo un carattere
    [many] inserisci al massimo { $count } di caratteri
   *[other] inserisci al massimo { $count } caratteri
}
error-passwords-differ = le due password devono coincidere
error-credentials = indirizzo email o password non corretti. Controlla entrambi
error-choose = scegli almeno un’opzione
error-connection = nessuna connessione a internet. Connetti il dispositivo e riprova
error-try-again = si è verificato un problema. Riprova
error-try-later = il servizio non è disponibile al momento. Riprova più tardi

## Whether the characters of a password can be seen

password-shown = password visibile
password-hidden = password nascosta

## Requirements of a form field

require-characters = { $count ->
    [1] almeno un carattere
    [many] almeno { $count } di caratteri
   *[other] almeno { $count } caratteri
}
require-parts = { $length }, con { $parts }
    .alone = con { $parts }
require-digit = un numero
require-symbol = un simbolo
require-capital = una lettera maiuscola
require-small = una lettera minuscola
require-all = tutti i campi sono obbligatori
require-option = { $count ->
    [1] seleziona l’opzione seguente
    [many] seleziona una tra { $count } di opzioni seguenti
   *[other] seleziona una delle { $count } opzioni seguenti
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] rimane un carattere
    [many] rimangono { $count } di caratteri
   *[other] rimangono { $count } caratteri
}
characters-none-left = nessun carattere rimanente
characters-over = { $count ->
    [1] un carattere oltre il limite
    [many] { $count } di caratteri oltre il limite
   *[other] { $count } caratteri oltre il limite
}
