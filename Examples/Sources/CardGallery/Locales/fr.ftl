### Card gallery, in French

## The gallery

cards = cartes
settings = réglages
change-page = { $case ->
    [infinitive] changer de page
   *[statement] change de page
}

## Cards

delete = supprimer
    .named = supprimer { $card }
share = partager
like = j’aime
read-more = lire la suite
    .hint = affiche le texte entier

## People

# "De" before a name: de Maya, d’Alice. The class "vowel" is the library's.
profile-photo-of = { HEAD($name) ->
    [vowel] photo de profil d’{ $name }
   *[other] photo de profil de { $name }
}

## Videos

play = lecture
# same
pause = pause
pause-playback = { $case ->
    [infinitive] mettre la lecture en pause
   *[statement] met la lecture en pause
}
length = durée
position = position de lecture

## Forms

minimum-length = { $count ->
    [one] { $count } caractère au minimum
    [many] { $count } de caractères au minimum
   *[other] { $count } caractères au minimum
}
sign-in = se connecter
sign-in-with-credentials = { $case ->
    [infinitive] vous connecter avec les identifiants saisis
   *[statement] vous connecte avec les identifiants saisis
}
comment = commentaire
    .gender = masculine
submit = envoyer
    .form = envoyer le formulaire
report = signaler une carte

## What went wrong

problem-credentials = l’adresse mail et le mot de passe ne correspondent pas
