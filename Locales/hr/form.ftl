## Names of form fields

field-amount = iznos
    .gender = masculine
field-description = opis
    .gender = masculine
field-comment = komentar
    .gender = masculine
field-title = naslov
    .gender = masculine
field-date = datum
    .gender = masculine
field-time = vrijeme
    .gender = neuter
field-address = adresa
    .gender = feminine
field-select-profile = odabir profila
    .gender = masculine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] jedna pogreška: { $field }
    [one] { FORM(numeral-feminine, case: "nominative") } pogreška. Prva: { $field }
    [few] { FORM(numeral-feminine, case: "nominative") } pogreške. Prva: { $field }
   *[other] { $count } pogrešaka. Prva: { $field }
}
    .alone = { $count ->
        [one] { FORM(numeral-feminine, case: "nominative") } pogreška
        [few] { FORM(numeral-feminine, case: "nominative") } pogreške
       *[other] { $count } pogrešaka
    }
error-email-format = upišite punu adresu e-pošte, na primjer ime et primjer točka hr
error-amount-range = upišite iznos { $range }
    .exact = upišite iznos: { $amount }
error-number-range = upišite broj od { $least } do { $most }
error-least-characters = { $count ->
    [one] upišite najmanje { $count } znak
    [few] upišite najmanje { $count } znaka
   *[other] upišite najmanje { $count } znakova
}
error-most-characters = { $count ->
    [one] upišite najviše { $count } znak
    [few] upišite najviše { $count } znaka
   *[other] upišite najviše { $count } znakova
}
error-passwords-differ = lozinke se moraju podudarati
error-credentials = pogrešna adresa e-pošte ili lozinka. Provjerite oboje
error-choose = odaberite najmanje jednu opciju
error-connection = nema internetske veze. Povežite se i pokušajte ponovno
error-try-again = nešto nije u redu. Pokušajte ponovno
error-try-later = usluga trenutačno nije dostupna. Pokušajte poslije

## Whether the characters of a password can be seen

password-shown = lozinka je prikazana
password-hidden = lozinka je skrivena

## Requirements of a form field

require-characters = { $count ->
    [one] najmanje { $count } znak
    [few] najmanje { $count } znaka
   *[other] najmanje { $count } znakova
}
# "Uključujući" leaves the parts as they are.
require-parts = { $length }, uključujući { $parts }
    .alone = obavezno: { $parts }
require-digit = broj
require-symbol = simbol
require-capital = veliko slovo
require-small = malo slovo
require-all = sva su polja obavezna
require-option = { $count ->
    [1] odaberite opciju u nastavku
    [one] odaberite jednu opciju u nastavku, ukupno { $count }
    [few] odaberite jednu od { NUMBER($count, style: "items", gender: "feminine") } opcije u nastavku
   *[other] odaberite jednu od { $count } opcija u nastavku
}

## The number of characters that can still be entered

characters-left = { $count ->
    [one] još { $count } znak
    [few] još { $count } znaka
   *[other] još { $count } znakova
}
characters-none-left = nema više mjesta za znakove
characters-over = { $count ->
    [one] { $count } znak previše
    [few] { $count } znaka previše
   *[other] { $count } znakova previše
}
