### Card gallery, in Romanian
### Buttons are in the imperative of tu, as Android words them; hints tell what happens.

## The gallery

cards = carduri
settings = setări
change-page = { $case ->
    [infinitive] a schimba pagina
   *[statement] schimbă pagina
}

## Cards

delete = șterge
    .named = șterge { $card }
share = distribuie
like = îmi place
read-more = citește mai mult
    .hint = afișează textul complet

## People

# The name after a colon: a genitive would inflect it.
profile-photo-of = fotografie de profil: { $name }

## Videos

play = redă
pause = pune în pauză
pause-playback = { $case ->
    [infinitive] a pune redarea în pauză
   *[statement] pune redarea în pauză
}
length = durată
position = poziția redării

## Forms

minimum-length = { $count ->
    [1] cel puțin un caracter
    [one] cel puțin { $count } caracter
    [few] cel puțin { number-neuter } caractere
   *[other] cel puțin { number-neuter } de caractere
}
sign-in = conectează-te
sign-in-with-credentials = { $case ->
    [infinitive] a te conecta cu datele introduse
   *[statement] permite conectarea cu datele introduse
}
comment = comentariu
    .gender = neuter
submit = trimite
    .form = trimite formularul
report = raportează un card

## What went wrong

problem-credentials = adresa de e-mail și parola nu se potrivesc
