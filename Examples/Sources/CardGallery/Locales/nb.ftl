### Card gallery, in Norwegian Bokmål
### Buttons are in the imperative, as in the library.

## The gallery

cards = kort
settings = innstillinger
change-page = { $case ->
    [infinitive] bytte side
   *[statement] bytter side
}

## Cards

delete = slett
    .named = slett { $card }
share = del
like = lik
read-more = les mer
    .hint = viser hele teksten

## People

profile-photo-of = profilbildet til { $name }

## Videos

play = spill av
pause = sett på pause
pause-playback = { $case ->
    [infinitive] sette avspillingen på pause
   *[statement] setter avspillingen på pause
}
length = varighet
position = avspillingsposisjon

## Forms

minimum-length = { $count ->
    [1] minst ett tegn
   *[other] minst { $count } tegn
}
sign-in = logg inn
sign-in-with-credentials = { $case ->
    [infinitive] logge inn med opplysningene i skjemaet
   *[statement] logger inn med opplysningene i skjemaet
}
comment = kommentar
    .gender = common
submit = send inn
    .form = send inn skjemaet
report = rapporter et kort

## What went wrong

problem-credentials = e-postadressen og passordet passer ikke sammen
