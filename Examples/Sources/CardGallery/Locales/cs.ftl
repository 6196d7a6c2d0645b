### Card gallery, in Czech
### Buttons are in the infinitive, as iOS words them. Names stand behind a colon, where nothing inflects them.

## The gallery

cards = karty
settings = nastavení
change-page = { $case ->
    [infinitive] přejdete na jinou stránku
   *[statement] přejde na jinou stránku
}

## Cards

delete = smazat
    .named = smazat: { $card }
share = sdílet
like = líbí se mi
read-more = číst dál
    .hint = zobrazí celý text

## People

profile-photo-of = profilová fotka: { $name }

## Videos

play = přehrát
pause = pozastavit
pause-playback = { $case ->
    [infinitive] pozastavíte přehrávání
   *[statement] pozastaví přehrávání
}
length = délka
position = pozice přehrávání

## Forms

minimum-length = { $count ->
    [one] nejméně { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] nejméně { $count } znaky
   *[other] nejméně { $count } znaků
}
sign-in = přihlásit se
sign-in-with-credentials = { $case ->
    [infinitive] se přihlásíte pomocí zadaných údajů
   *[statement] přihlásí vás pomocí zadaných údajů
}
comment = komentář
    .gender = inanimate
submit = odeslat
    .form = odeslat formulář
report = nahlásit kartu

## What went wrong

problem-credentials = e-mailová adresa a heslo se neshodují
