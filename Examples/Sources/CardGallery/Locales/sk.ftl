### Card gallery, in Slovak
### Buttons are in the infinitive, as iOS words them. Names stand behind a colon, where nothing inflects them.

## The gallery

cards = karty
settings = nastavenia
change-page = { $case ->
    [infinitive] prejdete na inú stránku
   *[statement] prejde na inú stránku
}

## Cards

delete = vymazať
    .named = vymazať: { $card }
share = zdieľať
like = páči sa mi
read-more = čítať ďalej
    .hint = zobrazí celý text

## People

profile-photo-of = profilová fotka: { $name }

## Videos

play = prehrať
pause = pozastaviť
pause-playback = { $case ->
    [infinitive] pozastavíte prehrávanie
   *[statement] pozastaví prehrávanie
}
length = dĺžka
position = pozícia prehrávania

## Forms

minimum-length = { $count ->
    [one] najmenej { NUMBER($count, style: "items", gender: "inanimate") } znak
    [few] najmenej { $count } znaky
   *[other] najmenej { $count } znakov
}
sign-in = prihlásiť sa
sign-in-with-credentials = { $case ->
    [infinitive] sa prihlásite pomocou zadaných údajov
   *[statement] prihlási vás pomocou zadaných údajov
}
comment = komentár
    .gender = inanimate
submit = odoslať
    .form = odoslať formulár
report = nahlásiť kartu

## What went wrong

problem-credentials = e-mailová adresa a heslo sa nezhodujú
