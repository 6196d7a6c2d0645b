## Names of form fields

field-amount = částka
    .gender = feminine
field-description = popis
    .gender = inanimate
field-comment = komentář
    .gender = inanimate
field-title = název
    .gender = inanimate
field-date = datum
    .gender = neuter
field-time = čas
    .gender = inanimate
field-address = adresa
    .gender = feminine
field-select-profile = výběr profilu
    .gender = inanimate

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } chyba: { $field }
    [few] { NUMBER($count, style: "items", gender: "feminine") } chyby. První: { $field }
   *[other] { $count } chyb. První: { $field }
}
    .alone = { $count ->
        [one] { NUMBER($count, style: "items", gender: "feminine") } chyba
        [few] { NUMBER($count, style: "items", gender: "feminine") } chyby
       *[other] { $count } chyb
    }
error-email-format = zadejte celou e-mailovou adresu, například jmeno zavináč example tečka com
error-amount-range = zadejte částku { $range }
    .exact = zadejte částku { $amount }
error-number-range = zadejte číslo od { NUMBER($least, style: "span") } do { NUMBER($most, style: "span") }
error-least-characters = { $count ->
    [one] zadejte nejméně { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] zadejte nejméně { $count } znaky
   *[other] zadejte nejméně { $count } znaků
}
error-most-characters = { $count ->
    [one] zadejte nejvýše { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] zadejte nejvýše { $count } znaky
   *[other] zadejte nejvýše { $count } znaků
}
error-passwords-differ = obě hesla se musí shodovat
error-credentials = nesprávná e-mailová adresa nebo heslo. Zkontrolujte obojí
error-choose = vyberte alespoň jednu možnost
error-connection = bez připojení k internetu. Připojte se a zkuste to znovu
error-try-again = něco se nepovedlo. Zkuste to znovu
error-try-later = služba teď není dostupná. Zkuste to později

## Whether the characters of a password can be seen

password-shown = heslo je viditelné
password-hidden = heslo je skryté

## Requirements of a form field

require-characters = { $count ->
    [one] nejméně { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] nejméně { $count } znaky
   *[other] nejméně { $count } znaků
}
# "Z toho" leaves the case as it is.
require-parts = { $length }, z toho { $parts }
    .alone = povinné: { $parts }
require-digit = číslice
require-symbol = zvláštní znak
require-capital = velké písmeno
require-small = malé písmeno
require-all = všechna pole jsou povinná
require-option = { $count ->
    [1] vyberte možnost níže
   *[other] níže vyberte jednu { HEAD(require-number) ->
        [ze] ze { require-number }
       *[z] z { require-number }
    } možností
}
require-number = { NUMBER($count, style: "span", gender: "feminine") }

## The number of characters that can still be entered

characters-left = { $count ->
    [one] zbývá { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] zbývají { $count } znaky
   *[other] zbývá { $count } znaků
}
characters-none-left = limit znaků vyčerpán
characters-over = { $count ->
    [one] o { NUMBER($count, style: "items", gender: "inanimate") } znak víc, než je povoleno
    [few] o { $count } znaky víc, než je povoleno
   *[other] o { $count } znaků víc, než je povoleno
}
