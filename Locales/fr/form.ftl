## Names of form fields

field-amount = montant
    .gender = masculine
# same
field-description = description
    .gender = feminine
field-comment = commentaire
    .gender = masculine
field-title = titre
    .gender = masculine
# same
field-date = date
    .gender = feminine
field-time = heure
    .gender = feminine
field-address = adresse
    .gender = feminine
field-select-profile = choix du profil
    .gender = masculine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [one] { numeral-errors } erreur : { $field }
    [many] { $count } d’erreurs. La première : { $field }
   *[other] { $count } erreurs. La première : { $field }
}
    .alone = { $count ->
        [one] { numeral-errors } erreur
        [many] { $count } d’erreurs
       *[other] { $count } erreurs
    }
numeral-errors = { $count ->
    [1] une
   *[other] { $count }
}
error-email-format = saisissez une adresse mail complète, par exemple nom arobase example point com
error-amount-range = saisissez un montant { $range }
    .exact = saisissez ce montant : { $amount }
error-number-range = saisissez un nombre de { $least } à { $most }
error-least-characters = { $count ->
    [one] saisissez au moins { $count } caractère
    [many] saisissez au moins { $count } de caractères
   *[other] saisissez au moins { $count } caractères
}
error-most-characters = { $count ->
    [one] saisissez au maximum { $count } caractère
    [many] saisissez au maximum { $count } de caractères
   *[other] saisissez au maximum { $count } caractères
}
error-passwords-differ = les deux mots de passe doivent être identiques
error-credentials = adresse mail ou mot de passe incorrect. Vérifiez les deux
error-choose = choisissez au moins une option
error-connection = aucune connexion internet. Vérifiez votre connexion et réessayez
error-try-again = un problème est survenu. Réessayez
error-try-later = le service est indisponible pour le moment. Réessayez plus tard

## Whether the characters of a password can be seen

password-shown = mot de passe affiché
password-hidden = mot de passe masqué

## Requirements of a form field

require-characters = { $count ->
    [one] au moins { $count } caractère
    [many] au moins { $count } de caractères
   *[other] au moins { $count } caractères
}
require-parts = { $length }, avec { $parts }
    .alone = avec { $parts }
require-digit = un chiffre
require-symbol = un symbole
require-capital = une majuscule
require-small = une minuscule
require-all = tous les champs sont obligatoires
require-option = { $count ->
    [1] sélectionnez l’option ci-dessous
    [one] sélectionnez une des { $count } options ci-dessous
    [many] sélectionnez une des { $count } d’options ci-dessous
   *[other] sélectionnez une des { number-feminine } options ci-dessous
}

## The number of characters that can still be entered

characters-left = { $count ->
    [one] { $count } caractère restant
    [many] { $count } de caractères restants
   *[other] { $count } caractères restants
}
characters-none-left = plus aucun caractère disponible
characters-over = { $count ->
    [one] { $count } caractère en trop
    [many] { $count } de caractères en trop
   *[other] { $count } caractères en trop
}
