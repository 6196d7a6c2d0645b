### Card gallery, in Croatian
### Buttons are in the imperative, as Croatian apps word them, which has no gender. Names stand behind a colon, where
### nothing inflects them.

## The gallery

cards = kartice
settings = postavke
change-page = { $case ->
    [infinitive] promijenili stranicu
   *[statement] mijenja stranicu
}

## Cards

delete = izbriši
    .named = izbriši: { $card }
share = podijeli
like = sviđa mi se
read-more = pročitaj više
    .hint = prikazuje cijeli tekst

## People

profile-photo-of = profilna fotografija: { $name }

## Videos

play = reproduciraj
pause = pauziraj
pause-playback = { $case ->
    [infinitive] pauzirali reprodukciju
   *[statement] pauzira reprodukciju
}
length = trajanje
position = položaj reprodukcije

## Forms

minimum-length = { $count ->
    [one] najmanje { $count } znak
    [few] najmanje { $count } znaka
   *[other] najmanje { $count } znakova
}
sign-in = prijava
sign-in-with-credentials = { $case ->
    [infinitive] se prijavili upisanim podacima
   *[statement] prijavljuje vas upisanim podacima
}
comment = komentar
    .gender = masculine
submit = pošalji
    .form = pošalji obrazac
report = prijavi karticu

## What went wrong

problem-credentials = adresa e-pošte i lozinka ne podudaraju se
