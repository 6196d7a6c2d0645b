## Names of form fields

field-amount = bedrag
    .gender = neuter
field-description = beschrijving
    .gender = common
field-comment = opmerking
    .gender = common
field-title = titel
    .gender = common
field-date = datum
    .gender = common
field-time = tijd
    .gender = common
field-address = adres
    .gender = neuter
field-select-profile = profiel kiezen
    .gender = neuter

## Errors in a form, and how to correct them, in the imperative of forms: voer een bedrag in

errors-in-form = { $count ->
    [one] { $count } fout: { $field }
   *[other] { $count } fouten. Eerste: { $field }
}
    .alone = { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
error-email-format = voer een volledig e-mailadres in, zoals naam apenstaartje voorbeeld punt nl
error-amount-range = voer een bedrag van { $range } in
    .exact = voer een bedrag van { $amount } in
error-number-range = voer een getal van { $least } tot en met { $most } in
error-least-characters = { $count ->
    [one] voer minstens { $count } teken in
   *[other] voer minstens { $count } tekens in
}
error-most-characters = { $count ->
    [one] voer maximaal { $count } teken in
   *[other] voer maximaal { $count } tekens in
}
error-passwords-differ = de twee wachtwoorden moeten overeenkomen
error-credentials = onjuist e-mailadres of wachtwoord. Controleer beide
error-choose = kies minstens één optie
error-connection = geen internetverbinding. Maak verbinding en probeer het opnieuw
error-try-again = er is iets misgegaan. Probeer het opnieuw
error-try-later = de dienst is nu niet beschikbaar. Probeer het later opnieuw

## Whether the characters of a password can be seen

password-shown = wachtwoord zichtbaar
password-hidden = wachtwoord verborgen

## Requirements of a form field

require-characters = { $count ->
    [one] minstens { $count } teken
   *[other] minstens { $count } tekens
}
require-parts = { $length }, met { $parts }
    .alone = met { $parts }
require-digit = een cijfer
require-symbol = een symbool
require-capital = een hoofdletter
require-small = een kleine letter
require-all = alle velden zijn verplicht
require-option = { $count ->
    [1] kies de optie hieronder
   *[other] kies uit { $count } opties hieronder
}

## The number of characters that can still be entered

characters-left = { $count ->
    [one] nog { $count } teken over
   *[other] nog { $count } tekens over
}
characters-none-left = geen tekens meer over
characters-over = { $count ->
    [one] { $count } teken te veel
   *[other] { $count } tekens te veel
}
