### Card gallery, in Catalan
### Buttons have the form of the library's (elimina, comparteix); hints tell what happens.

## The gallery

cards = targetes
settings = configuració
change-page = { $case ->
    [infinitive] canviar de pàgina
   *[statement] canvia de pàgina
}

## Cards

delete = elimina
    .named = elimina { $card }
share = comparteix
like = m’agrada
read-more = llegeix més
    .hint = mostra el text complet

## People

# "De" before a name: de Maya, d’Alice. The class "vowel" is the library's.
profile-photo-of = { HEAD($name) ->
    [vowel] foto de perfil d’{ $name }
   *[other] foto de perfil de { $name }
}

## Videos

play = reprodueix
pause = posa en pausa
pause-playback = { $case ->
    [infinitive] posar en pausa la reproducció
   *[statement] posa en pausa la reproducció
}
length = durada
position = posició de reproducció

## Forms

minimum-length = { $count ->
    [1] almenys un caràcter
    [one] almenys { $count } caràcter
    [many] almenys { $count } de caràcters
   *[other] almenys { number-masculine } caràcters
}
sign-in = inicia la sessió
sign-in-with-credentials = { $case ->
    [infinitive] iniciar la sessió amb les dades introduïdes
   *[statement] inicia la sessió amb les dades introduïdes
}
comment = comentari
    .gender = masculine
submit = envia
    .form = envia el formulari
report = denuncia una targeta

## What went wrong

problem-credentials = l’adreça electrònica i la contrasenya no coincideixen
