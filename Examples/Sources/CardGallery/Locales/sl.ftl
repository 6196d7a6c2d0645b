### Card gallery, in Slovenian
### Buttons are in the imperative, as Slovenian apps word them, which has no gender. Names stand behind a colon, where
### nothing inflects them.

## The gallery

cards = kartice
settings = nastavitve
change-page = { $case ->
    [infinitive] zamenjati stran
   *[statement] zamenja stran
}

## Cards

delete = izbriši
    .named = izbriši: { $card }
share = deli
like = všeč mi je
read-more = preberi več
    .hint = prikaže celotno besedilo

## People

profile-photo-of = profilna fotografija: { $name }

## Videos

play = predvajaj
pause = začasno ustavi
pause-playback = { $case ->
    [infinitive] začasno ustaviti predvajanje
   *[statement] začasno ustavi predvajanje
}
length = dolžina
position = položaj predvajanja

## Forms

minimum-length = { $count ->
    [one] najmanj { NUMBER($count, style: "items", gender: "masculine") } znak
    [two] najmanj { NUMBER($count, style: "items", gender: "masculine") } znaka
    [few] najmanj { NUMBER($count, style: "items", gender: "masculine") } znaki
   *[other] najmanj { $count } znakov
}
sign-in = prijava
sign-in-with-credentials = { $case ->
    [infinitive] opraviti prijavo z vnesenimi podatki
   *[statement] prijavi vas z vnesenimi podatki
}
comment = komentar
    .gender = masculine
submit = oddaj
    .form = oddaj obrazec
report = prijavi kartico

## What went wrong

problem-credentials = e-poštni naslov in geslo se ne ujemata
