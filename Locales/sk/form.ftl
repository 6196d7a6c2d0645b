## Names of form fields

field-amount = suma
    .gender = feminine
field-description = popis
    .gender = inanimate
field-comment = komentár
    .gender = inanimate
field-title = názov
    .gender = inanimate
field-date = dátum
    .gender = inanimate
field-time = čas
    .gender = inanimate
field-address = adresa
    .gender = feminine
field-select-profile = výber profilu
    .gender = inanimate

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } chyba: { $field }
    [few] { NUMBER($count, style: "items", gender: "feminine") } chyby. Prvá: { $field }
   *[other] { $count } chýb. Prvá: { $field }
}
    .alone = { $count ->
        [one] { NUMBER($count, style: "items", gender: "feminine") } chyba
        [few] { NUMBER($count, style: "items", gender: "feminine") } chyby
       *[other] { $count } chýb
    }
error-email-format = zadajte celú e-mailovú adresu, napríklad meno zavináč priklad bodka com
error-amount-range = zadajte sumu { $range }
    .exact = zadajte sumu { $amount }
error-number-range = zadajte číslo od { NUMBER($least, style: "span") } do { NUMBER($most, style: "span") }
error-least-characters = { $count ->
    [one] zadajte najmenej { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] zadajte najmenej { $count } znaky
   *[other] zadajte najmenej { $count } znakov
}
error-most-characters = { $count ->
    [one] zadajte najviac { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] zadajte najviac { $count } znaky
   *[other] zadajte najviac { $count } znakov
}
error-passwords-differ = heslá sa musia zhodovať
error-credentials = nesprávna e-mailová adresa alebo heslo. Skontrolujte oboje
error-choose = vyberte aspoň jednu možnosť
error-connection = bez pripojenia na internet. Pripojte sa a skúste to znova
error-try-again = niečo sa nepodarilo. Skúste to znova
error-try-later = služba teraz nie je dostupná. Skúste to neskôr

## Whether the characters of a password can be seen

password-shown = heslo je viditeľné
password-hidden = heslo je skryté

## Requirements of a form field

require-characters = { $count ->
    [one] najmenej { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] najmenej { $count } znaky
   *[other] najmenej { $count } znakov
}
# "Z toho" leaves the case as it is.
require-parts = { $length }, z toho { $parts }
    .alone = povinné: { $parts }
require-digit = číslica
require-symbol = špeciálny znak
require-capital = veľké písmeno
require-small = malé písmeno
require-all = všetky polia sú povinné
require-option = { $count ->
    [1] vyberte možnosť nižšie
   *[other] nižšie vyberte jednu { HEAD(require-words) ->
        [zo] zo { require-number }
       *[z] z { require-number }
    } možností
}
require-number = { NUMBER($count, style: "span", gender: "feminine") }
require-words = { NUMBER($count, style: "words", gender: "feminine") }

## The number of characters that can still be entered

characters-left = { $count ->
    [one] zostáva { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] zostávajú { $count } znaky
   *[other] zostáva { $count } znakov
}
characters-none-left = limit znakov vyčerpaný
characters-over = { $count ->
    [one] o { NUMBER($count, style: "items", gender: "inanimate") } znak viac, ako je povolené
    [few] o { $count } znaky viac, ako je povolené
   *[other] o { $count } znakov viac, ako je povolené
}
