### Elderly care, in French

## Those who are cared for. Names follow a preposition, which may lose its vowel; the name itself stays as it is

# "De" before a name: de Maya, d’Alice. The class "vowel" is the library's.
of-someone = { HEAD($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}

profile-of = profil { of-someone }
profile-photo-of = photo de profil { of-someone }
tasks-of = tâches { of-someone }
# A noun: the profile that is chosen stands behind the colon.
select-profile = choix du profil
create-new-profile = créer un nouveau profil

## Tasks

task = tâche
task-for = { $task } pour { $name }
overdue-task = tâche en retard : { $task }
# Terminée pour la dernière fois il y a 2 heures, hier: it agrees with "tâche".
last-completed = terminée pour la dernière fois { $ago }
request-clarification = demander des précisions
    .hint = demande plus de détails sur cette tâche
approve-response = approuver la réponse
    .hint = marque cette tâche comme terminée

## Reminders

send-medication-reminder = envoyer un rappel de médicament à { $name }
send-reminder = envoyer un rappel à { $name }
    .hint = envoie immédiatement un rappel par SMS
reminder-time = choisir l’heure du rappel
    .hint = règle l’heure d’envoi du rappel quotidien

## Photos. "De" is not said here: it would leave open who sent the photo, and who is in it

photo-response = photo envoyée par { $name } en réponse à { $task }
# The title behind a colon: nobody knows its gender.
photo-showing = photo envoyée par { $name } montrant la tâche terminée : { $task }
cooking-illustration = illustration de cuisine

## Tabs

tab-dashboard = tableau de bord
    .hint = affiche les tâches et les réponses du jour
tab-gallery = galerie de photos
    .hint = affiche toutes les réponses en photo de vos proches
tab-habits = toutes les habitudes
    .hint = permet de gérer les tâches et les rappels programmés

## The form for a new profile

profile-name = nom du profil
    .gender = masculine
    .hint = saisissez le nom de votre proche
phone-hint = saisissez le numéro de téléphone avec l’indicatif du pays
invalid-phone-format = format du numéro de téléphone non valide
relationship = lien avec vous
    .gender = masculine
    .hint = par exemple, grand-mère, père, ami
create-profile = créer le profil

## What went wrong

problem-reminder = impossible d’envoyer le rappel. Vérifiez le numéro de téléphone
