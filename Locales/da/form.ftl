## Names of form fields

field-amount = beløb
    .gender = neuter
field-description = beskrivelse
    .gender = common
field-comment = kommentar
    .gender = common
field-title = titel
    .gender = common
field-date = dato
    .gender = common
field-time = tidspunkt
    .gender = neuter
field-address = adresse
    .gender = common
field-select-profile = profilvalg
    .gender = neuter

## Errors in a form, and how to correct them: in the imperative, as in other apps

errors-in-form = { $count ->
    [1] en fejl: { $field }
   *[other] { $count } fejl. Først: { $field }
}
    .alone = { $count ->
        [1] en fejl i formularen
       *[other] { $count } fejl i formularen
    }
error-email-format = indtast en fuldstændig e-mailadresse, for eksempel navn snabel-a eksempel punktum dk
error-amount-range = angiv et beløb fra { $range }
    .exact = angiv beløbet { $amount }
error-number-range = angiv et tal fra { $least } til { $most }
error-least-characters = { $count ->
    [1] indtast mindst et tegn
   *[other] indtast mindst { $count } tegn
}
error-most-characters = { $count ->
    [1] indtast højst et tegn
   *[other] indtast højst { $count } tegn
}
error-passwords-differ = de to adgangskoder skal være ens
error-credentials = e-mailadressen eller adgangskoden er forkert. Kontrollér begge
error-choose = vælg mindst en mulighed
error-connection = ingen internetforbindelse. Opret forbindelse, og prøv igen
error-try-again = noget gik galt. Prøv igen
error-try-later = tjenesten er ikke tilgængelig lige nu. Prøv igen senere

## Whether the characters of a password can be seen

password-shown = adgangskoden vises
password-hidden = adgangskoden er skjult

## Requirements of a form field

require-characters = { $count ->
    [1] mindst et tegn
   *[other] mindst { $count } tegn
}
require-parts = { $length }, med { $parts }
    .alone = med { $parts }
require-digit = et tal
require-symbol = et specialtegn
require-capital = et stort bogstav
require-small = et lille bogstav
require-all = alle felter skal udfyldes
require-option = { $count ->
    [1] vælg muligheden nedenfor
   *[other] vælg mellem { $count } muligheder nedenfor
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] et tegn tilbage
   *[other] { $count } tegn tilbage
}
characters-none-left = ingen tegn tilbage
characters-over = { $count ->
    [1] et tegn for meget
   *[other] { $count } tegn for mange
}
