### Card gallery, in Swedish
### Buttons are in the imperative; hints tell what happens.

## The gallery

cards = kort
settings = inställningar
change-page = { $case ->
    [infinitive] byta sida
   *[statement] byter sida
}

## Cards

delete = radera
    .named = radera { $card }
share = dela
like = gilla
read-more = läs mer
    .hint = visar hela texten

## People

profile-photo-of = profilbild av { $name }

## Videos

play = spela upp
pause = pausa
pause-playback = { $case ->
    [infinitive] pausa uppspelningen
   *[statement] pausar uppspelningen
}
length = längd
position = uppspelningsposition

## Forms

minimum-length = { $count ->
    [1] minst ett tecken
   *[other] minst { $count } tecken
}
sign-in = logga in
sign-in-with-credentials = { $case ->
    [infinitive] logga in med de angivna uppgifterna
   *[statement] loggar in med de angivna uppgifterna
}
comment = kommentar
    .gender = common
submit = skicka in
    .form = skicka in formuläret
report = rapportera ett kort

## What went wrong

problem-credentials = e-postadressen och lösenordet stämmer inte överens
