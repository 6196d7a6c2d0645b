### Card gallery, in Danish
### Buttons are in the imperative; hints tell what happens.

## The gallery

cards = kort
settings = indstillinger
change-page = { $case ->
    [infinitive] skifte side
   *[statement] skifter side
}

## Cards

delete = slet
    .named = slet { $card }
share = del
like = synes godt om
read-more = læs mere
    .hint = viser hele teksten

## People

profile-photo-of = profilbillede af { $name }

## Videos

play = afspil
pause = sæt på pause
pause-playback = { $case ->
    [infinitive] sætte afspilningen på pause
   *[statement] sætter afspilningen på pause
}
length = længde
position = afspilningsposition

## Forms

minimum-length = { $count ->
    [1] mindst et tegn
   *[other] mindst { $count } tegn
}
sign-in = log ind
sign-in-with-credentials = { $case ->
    [infinitive] logge ind med de indtastede oplysninger
   *[statement] logger ind med de indtastede oplysninger
}
comment = kommentar
    .gender = common
submit = indsend
    .form = indsend formularen
report = rapportér et kort

## What went wrong

problem-credentials = e-mailadressen og adgangskoden passer ikke sammen
