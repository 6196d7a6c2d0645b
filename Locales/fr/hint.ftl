## Outcomes of controls: the control is the subject (ouvre les détails)

outcome-details = { $case ->
    [infinitive] afficher les détails
   *[statement] ouvre les détails
}
outcome-details-and-transactions = { $case ->
    [infinitive] afficher les détails et les transactions
   *[statement] ouvre les détails et les transactions
}
# Avoid "les détails de Maya": details are of things.
outcome-details-of = { $case ->
    [infinitive] afficher les informations sur { $who }
   *[statement] ouvre les informations sur { $who }
}
# les tâches de Maya, d’Alice: see "of-name"
outcome-tasks-of = { $case ->
    [infinitive] afficher les tâches { of-name }
   *[statement] ouvre les tâches { of-name }
}
    .alone = { $case ->
        [infinitive] afficher les tâches
       *[statement] ouvre les tâches
    }
outcome-task-details = { $case ->
    [infinitive] afficher les détails de la tâche
   *[statement] ouvre les détails de la tâche
}
outcome-full-screen = { $case ->
    [infinitive] afficher en plein écran
   *[statement] affiche en plein écran
}
outcome-profile = { $case ->
    [infinitive] changer de profil
   *[statement] change de profil
}
outcome-filter = { $case ->
    [infinitive] afficher les options de filtrage
   *[statement] affiche les options de filtrage
}
outcome-calendar = { $case ->
    [infinitive] choisir une autre date
   *[statement] ouvre le calendrier pour choisir une autre date
}
outcome-sign-in = { $case ->
    [infinitive] vous connecter avec votre adresse mail et votre mot de passe
   *[statement] vous connecte avec votre adresse mail et votre mot de passe
}
outcome-reset-password = { $case ->
    [infinitive] réinitialiser votre mot de passe
   *[statement] réinitialise votre mot de passe
}
outcome-save = { $case ->
    [infinitive] enregistrer vos modifications
   *[statement] enregistre vos modifications
}
outcome-delete = { $case ->
    [infinitive] supprimer définitivement { $name }
   *[statement] supprime définitivement { $name }
}
    .alone = { $case ->
        [infinitive] supprimer définitivement cet élément
       *[statement] supprime définitivement cet élément
    }
outcome-play = { $case ->
    [infinitive] lancer la lecture
   *[statement] lance la lecture
}

## Gestures and keys, in the words of VoiceOver (toucher, balayer)

hint-touch = touchez deux fois pour { FORM($outcome, case: "infinitive") }
hint-touch-adjust = balayez vers le haut ou vers le bas pour { FORM($outcome, case: "infinitive") }
hint-keyboard = appuyez sur la barre d’espace pour { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = appuyez sur les touches fléchées pour { FORM($outcome, case: "infinitive") }
hint-pointer = cliquez pour { FORM($outcome, case: "infinitive") }
hint-remote = appuyez sur Sélectionner pour { FORM($outcome, case: "infinitive") }
