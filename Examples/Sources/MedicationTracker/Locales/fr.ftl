### Medication tracker, in French

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count ->
    [one] { $count } milligramme
    [many] { $count } de milligrammes
   *[other] { $count } milligrammes
}
strength-milliliters = { $count ->
    [one] { $count } millilitre
    [many] { $count } de millilitres
   *[other] { $count } millilitres
}
taken-tablets = { $count ->
    [one] { $count } comprimé
    [many] { $count } de comprimés
   *[other] { $count } comprimés
}
# Feminine: "number-feminine" is the library's (une gélule, vingt et une gélules).
taken-capsules = { $count ->
    [one] { number-feminine } gélule
    [many] { $count } de gélules
   *[other] { number-feminine } gélules
}
dosage = { $strength }, { $taken }

## When a medication is taken. A time brings its "à" itself (tous les jours à 8 heures et à 20 heures)

schedule-every-day = tous les jours { FORM($time, case: "at") }
schedule-weekdays = chaque { $days } { FORM($time, case: "at") }
schedule-none = aucun horaire

## How well it goes. The grade agrees with "observance", behind which it stands

adherence = observance
graded = { $share }, { $grade }
grade-excellent = excellente
grade-good = bonne
grade-needs-improvement = à améliorer

## Tabs

tab-medications = médicaments
    .hint = affiche vos médicaments et permet de les gérer
tab-schedule = programme
    .hint = affiche le programme des doses du jour
tab-history = historique
    .hint = affiche l’historique des doses et les statistiques d’observance

## Buttons of the list of medications

filter-medications = filtrer les médicaments
    .hint = affiche les options de filtrage pour ne voir que les médicaments actifs
add-medication = ajouter un médicament
    .hint = ouvre le formulaire d’ajout d’un médicament

## Buttons and actions of one medication

edit = modifier
    .hint = permet de modifier les détails du médicament
done = terminé
    .hint = ferme les détails du médicament
add-schedule = ajouter un horaire
    .hint = crée un nouvel horaire de prise pour ce médicament
delete = supprimer { $medication }
    .hint = supprime définitivement ce médicament et toutes ses données
activate = activer { $medication }
    .hint = réactive ses horaires
deactivate = désactiver { $medication }
    .hint = suspend ses horaires et conserve son historique
delete-schedule = supprimer l’horaire

## Buttons of the schedule

select-date = choisir une date
outcome-calendar = { $case ->
    [infinitive] choisir une autre date
   *[statement] ouvre le calendrier pour choisir une autre date
}
# "La veille" and "le lendemain" are those of the day that is shown.
previous-day = jour précédent
    .hint = affiche les doses de la veille
next-day = jour suivant
    .hint = affiche les doses du lendemain
# "Marquer Aspirin comme pris" would have to know the gender of the name: the dose is what is taken.
mark-taken = marquer la dose { of-medication } comme prise
    .hint = enregistre que la dose est prise maintenant
skip = ignorer la dose { of-medication }
    .hint = enregistre que vous ne prenez pas cette dose

# La dose d’Aspirin, d’Hydrocortisone, de Methotrexate: the h of medications is dumb. The class "vowel" is the library's.
of-medication = { HEAD($medication) ->
    [vowel] d’{ $medication }
    [medication-h] d’{ $medication }
   *[other] de { $medication }
}
-head-medication-h = h

## A dose. The word stands in front: its participles do not agree with the name. Times bring "à" with them: prise à
## 8 heures 12, prise hier à 8 heures 12

dose-scheduled = dose programmée { $time }
    .day = dose programmée { $time }
dose-taken = prise { $time }
    .day = prise { $time }
    .announced = dose { of-medication } marquée comme prise
dose-skipped = ignorée { $time }
    .day = ignorée { $time }
    .announced = dose { of-medication } marquée comme ignorée

## The history

filter-doses = filtrer les doses
    .hint = affiche les options de filtrage pour ne voir que certaines doses
filter = filtre : doses { FORM($state, gender: "feminine-plural") }
    .hint = affiche les options pour modifier ou retirer le filtre
last-days = { $count ->
    [1] dernier jour
    [one] { $count } dernier jour
    [many] { $count } de derniers jours
   *[other] { $count } derniers jours
}
    .hint = { $count ->
        [1] règle la période sur le dernier jour
        [one] règle la période sur le { $count } dernier jour
        [many] règle la période sur les { $count } de derniers jours
       *[other] règle la période sur les { $count } derniers jours
    }

## The form for a new medication

# How strong a medication is: what boxes call "dosage". How much of it is taken is the message above of that name.
strength = dosage
    .gender = masculine
    .hint = par exemple, { $strength }
save = enregistrer
cancel = annuler

## Announcements

# A noun: nobody knows the gender of the name.
medication-added = médicament ajouté : { $medication }
medication-deleted = médicament supprimé : { $medication }

## What went wrong

problem-storage = impossible de charger les médicaments. Réessayez plus tard
