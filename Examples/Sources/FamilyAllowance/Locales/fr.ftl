### Family allowance, in French

## The account of a child

# "Par semaine" needs an amount beside it; a transaction is called this too.
weekly-allowance = argent de poche hebdomadaire
allowance-schedule = jour de l’argent de poche
last-allowance = dernier versement d’argent de poche

## What money is for

category-allowance = argent de poche
category-gifts = cadeaux

## What a child saves for

# "Mis" is the same in the singular and the plural, so it fits every percentage.
saved-share = { $share } mis de côté

## Headings

children = enfants
# same
transactions = transactions
wish-list = liste de souhaits
analytics = statistiques

## Signing in

sign-in = se connecter
register = créer un compte
wait-hint = veuillez patienter
forgot-password = mot de passe oublié
enter-email = saisissez votre adresse mail pour vous connecter

## Fields of a transaction

amount = montant
    .gender = masculine
# same
what-for = description
    .gender = feminine

## Buttons

add-child = ajouter un enfant
add-transaction = ajouter une transaction
add-wish = ajouter un souhait
buy = acheter
refresh = actualiser
sign-out = se déconnecter
back = retour
cancel = annuler
save = enregistrer
delete = supprimer

## What went wrong

problem-credentials = adresse mail ou mot de passe incorrect
