## Names of form fields

field-amount = znesek
    .gender = masculine
field-description = opis
    .gender = masculine
field-comment = komentar
    .gender = masculine
field-title = naslov
    .gender = masculine
field-date = datum
    .gender = masculine
field-time = ura
    .gender = feminine
# "Naslov" alone is also a title.
field-address = domači naslov
    .gender = masculine
field-select-profile = izbira profila
    .gender = feminine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] ena napaka: { $field }
   *[other] { errors-count }. Prva: { $field }
}
    .alone = { errors-count }
errors-count = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } napaka
    [two] { NUMBER($count, style: "items", gender: "feminine") } napaki
    [few] { $count } napake
   *[other] { $count } napak
}
error-email-format = vnesite celoten e-poštni naslov, na primer ime afna primer pika si
error-amount-range = vnesite znesek { $range }
    .exact = vnesite znesek { FORM($amount, case: "genitive") }
error-number-range = vnesite število od { $least } do { $most }
error-least-characters = vnesite najmanj { characters-accusative }
error-most-characters = vnesite največ { characters-accusative }
characters-accusative = { $count ->
    [one] { NUMBER($count, style: "items", gender: "masculine") } znak
    [two] { NUMBER($count, style: "items", gender: "masculine") } znaka
    [few] { $count } znake
   *[other] { $count } znakov
}
error-passwords-differ = gesli se morata ujemati
error-credentials = napačen e-poštni naslov ali geslo. Preverite oboje
error-choose = izberite vsaj eno možnost
error-connection = ni internetne povezave. Povežite se in poskusite znova
error-try-again = nekaj ni v redu. Poskusite znova
error-try-later = storitev trenutno ni na voljo. Poskusite pozneje

## Whether the characters of a password can be seen

password-shown = geslo je prikazano
password-hidden = geslo je skrito

## Requirements of a form field

require-characters = najmanj { characters-nominative }
characters-nominative = { $count ->
    [one] { NUMBER($count, style: "items", gender: "masculine") } znak
    [two] { NUMBER($count, style: "items", gender: "masculine") } znaka
    [few] { NUMBER($count, style: "items", gender: "masculine") } znaki
   *[other] { $count } znakov
}
# "Vključno z" would inflect the parts.
require-parts = { $length }, obvezno: { $parts }
    .alone = obvezno: { $parts }
require-digit = številka
require-symbol = simbol
require-capital = velika črka
require-small = mala črka
require-all = vsa polja so obvezna
require-option = { $count ->
    [1] izberite spodnjo možnost
    [2] izberite eno od dveh možnosti spodaj
    [one] izberite eno od { $count } možnosti spodaj
    [two] izberite eno od { $count } možnosti spodaj
    [few] izberite eno od { NUMBER($count, style: "items", gender: "feminine", case: "genitive") } možnosti spodaj
   *[other] izberite eno od { $count } možnosti spodaj
}

## The number of characters that can still be entered

characters-left = še { characters-nominative }
characters-none-left = ni več prostora za znake
characters-over = { characters-nominative } preveč
