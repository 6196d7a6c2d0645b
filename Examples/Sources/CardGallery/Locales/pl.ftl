### Card gallery, in Polish
### Buttons are in the imperative, as iOS words them, which has no gender. Names stand behind a colon, where nothing
### inflects them.

## The gallery

cards = karty
settings = ustawienia
change-page = { $case ->
    [infinitive] zmienić stronę
   *[statement] zmienia stronę
}

## Cards

delete = usuń
    .named = usuń: { $card }
share = udostępnij
# "polubiłem" would say the listener's gender.
like = polub
read-more = czytaj dalej
    .hint = wyświetla cały tekst

## People

profile-photo-of = zdjęcie profilowe: { $name }

## Videos

play = odtwórz
pause = wstrzymaj
pause-playback = { $case ->
    [infinitive] wstrzymać odtwarzanie
   *[statement] wstrzymuje odtwarzanie
}
length = czas trwania
position = pozycja odtwarzania

## Forms

minimum-length = { $count ->
    [one] minimum { $count } znak
    [few] minimum { $count } znaki
    [many] minimum { $count } znaków
   *[other] minimum { $count } znaku
}
sign-in = zaloguj się
# As the library's: "loguje" would want to say whom.
sign-in-with-credentials = { $case ->
    [infinitive] zalogować się za pomocą wpisanych danych
   *[statement] logowanie za pomocą wpisanych danych
}
comment = komentarz
    .gender = masculine
submit = prześlij
    .form = prześlij formularz
report = zgłoś kartę

## What went wrong

problem-credentials = adres e-mail i hasło nie pasują do siebie
