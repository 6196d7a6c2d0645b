## Names of form fields

field-amount = beløp
    .gender = neuter
field-description = beskrivelse
    .gender = common
field-comment = kommentar
    .gender = common
field-title = tittel
    .gender = common
field-date = dato
    .gender = common
field-time = klokkeslett
    .gender = neuter
field-address = adresse
    .gender = common
field-select-profile = profilvalg
    .gender = neuter

## Errors in a form, and how to correct them: in the imperative, as in other apps

errors-in-form = { $count ->
    [1] en feil: { $field }
   *[other] { $count } feil. Den første: { $field }
}
    .alone = { $count ->
        [1] en feil i skjemaet
       *[other] { $count } feil i skjemaet
    }
error-email-format = skriv inn en fullstendig e-postadresse, for eksempel navn krøllalfa eksempel punktum no
error-amount-range = oppgi et beløp fra { $range }
    .exact = oppgi beløpet { $amount }
error-number-range = oppgi et tall fra { $least } til { $most }
error-least-characters = { $count ->
    [1] skriv inn minst ett tegn
   *[other] skriv inn minst { $count } tegn
}
error-most-characters = { $count ->
    [1] skriv inn maksimalt ett tegn
   *[other] skriv inn maksimalt { $count } tegn
}
error-passwords-differ = passordene må være like
# Not "feil e-postadresse", which would repeat "feil" after "feil:".
error-credentials = e-postadressen eller passordet stemmer ikke. Kontroller begge
error-choose = velg minst ett alternativ
error-connection = ingen internettforbindelse. Koble til og prøv på nytt
error-try-again = noe gikk galt. Prøv på nytt
error-try-later = tjenesten er ikke tilgjengelig akkurat nå. Prøv på nytt senere

## Whether the characters of a password can be seen

password-shown = passordet vises
password-hidden = passordet er skjult

## Requirements of a form field

require-characters = { $count ->
    [1] minst ett tegn
   *[other] minst { $count } tegn
}
require-parts = { $length }, med { $parts }
    .alone = med { $parts }
require-digit = et tall
require-symbol = et spesialtegn
require-capital = en stor bokstav
require-small = en liten bokstav
require-all = alle felt må fylles ut
require-option = { $count ->
    [1] velg alternativet nedenfor
   *[other] velg blant { $count } alternativer nedenfor
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] ett tegn igjen
   *[other] { $count } tegn igjen
}
characters-none-left = ingen tegn igjen
characters-over = { $count } tegn for mye
