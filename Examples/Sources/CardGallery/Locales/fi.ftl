### Card gallery, in Finnish
### Buttons are in the short imperative, as in the library.

## The gallery

cards = kortit
settings = asetukset
change-page = { $case ->
    [infinitive] vaihda sivua
   *[statement] vaihtaa sivua
}

## Cards

delete = poista
    .named = poista { $card }
share = jaa
like = tykkää
read-more = lue lisää
    .hint = näyttää koko tekstin

## People

profile-photo-of = profiilikuva: { $name }

## Videos

play = toista
pause = keskeytä
pause-playback = { $case ->
    [infinitive] keskeytä toisto
   *[statement] keskeyttää toiston
}
length = kesto
position = toistokohta

## Forms

minimum-length = { $count ->
    [one] vähintään { $count } merkki
   *[other] vähintään { $count } merkkiä
}
sign-in = kirjaudu sisään
sign-in-with-credentials = { $case ->
    [infinitive] kirjaudu sisään annetuilla tunnuksilla
   *[statement] kirjaa sisään annetuilla tunnuksilla
}
comment = kommentti
submit = lähetä
    .form = lähetä lomake
report = ilmianna kortti

## What went wrong

problem-credentials = sähköpostiosoite ja salasana eivät täsmää
