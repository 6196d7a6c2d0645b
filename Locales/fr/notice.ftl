## Errors: no capital after a colon

error = erreur : { $message }
    .alone = erreur

error-select-answer = veuillez sélectionner une réponse pour continuer

# Avoid "e-mail" or "email": voices name the e, or turn English. The short word is what people say.
field-email-address = adresse mail
    .gender = feminine
field-phone-number = numéro de téléphone
    .gender = masculine
field-password = mot de passe
    .gender = masculine
field-name = nom
    .gender = masculine

# "Obligatoire" and "valide" are the same for either gender.
error-required = { $field } obligatoire
    .named = { $field } : champ obligatoire

error-invalid = { $field } non valide
    .named = { $field } : valeur non valide

# Avoid "plus et", which voices join as in "plus ou moins".
error-phone-format = le numéro de téléphone doit commencer par le signe plus, suivi de l’indicatif du pays

## Work that the app is doing while the listener waits. "En cours" where the noun alone could be a thing
## (enregistrement)

loading = chargement en cours
loading-tasks = chargement des tâches
loading-photo = chargement de la photo
creating-profile = création du profil
saving = enregistrement en cours
signing-in = connexion en cours
please-wait = { $activity }, veuillez patienter

## Work that the app has done. A noun where a name is said, whose gender nobody knows

done-transaction-created = transaction créée
done-profile-saved = profil enregistré
done-deleted = élément supprimé : { $name }
    .alone = élément supprimé

## Screens that have nothing to show

empty-results = aucun résultat pour { $query }
    .alone = aucun résultat
empty-connection = aucune connexion internet
empty-health-data = données de santé indisponibles
