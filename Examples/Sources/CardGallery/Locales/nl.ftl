### Card gallery, in Dutch
### Buttons are in the infinitive; hints tell what happens.

## The gallery

cards = kaarten
settings = instellingen
change-page = { $case ->
    [infinitive] van pagina te wisselen
   *[statement] wisselt van pagina
}

## Cards

delete = verwijderen
    .named = { $card } verwijderen
share = delen
like = vind ik leuk
read-more = meer lezen
    .hint = toont de volledige tekst

## People

profile-photo-of = profielfoto van { $name }

## Videos

play = afspelen
pause = pauzeren
pause-playback = { $case ->
    [infinitive] het afspelen te pauzeren
   *[statement] pauzeert het afspelen
}
length = duur
position = afspeelpositie

## Forms

minimum-length = { $count ->
    [one] minstens { $count } teken
   *[other] minstens { $count } tekens
}
sign-in = inloggen
sign-in-with-credentials = { $case ->
    [infinitive] in te loggen met de ingevoerde gegevens
   *[statement] logt in met de ingevoerde gegevens
}
comment = opmerking
    .gender = common
submit = indienen
    .form = formulier indienen
report = kaart melden

## What went wrong

problem-credentials = e-mailadres en wachtwoord komen niet overeen
