## Outcomes of controls. "infinitive" comes after "for at": vise detaljer

outcome-details = { $case ->
    [infinitive] vise detaljer
   *[statement] åbner detaljer
}
outcome-details-and-transactions = { $case ->
    [infinitive] vise detaljer og transaktioner
   *[statement] åbner detaljer og transaktioner
}
outcome-details-of = { $case ->
    [infinitive] vise detaljer om { $who }
   *[statement] åbner detaljer om { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] vise opgaverne for { $who }
   *[statement] åbner opgaverne for { $who }
}
    .alone = { $case ->
        [infinitive] vise opgaverne
       *[statement] åbner opgaverne
    }
outcome-task-details = { $case ->
    [infinitive] vise opgavens detaljer
   *[statement] åbner opgavens detaljer
}
outcome-full-screen = { $case ->
    [infinitive] vise i fuld skærm
   *[statement] åbner i fuld skærm
}
outcome-profile = { $case ->
    [infinitive] skifte profil
   *[statement] skifter profil
}
outcome-filter = { $case ->
    [infinitive] vise filtermuligheder
   *[statement] viser filtermuligheder
}
outcome-calendar = { $case ->
    [infinitive] vælge en anden dato
   *[statement] åbner kalenderen for at vælge en anden dato
}
outcome-sign-in = { $case ->
    [infinitive] logge ind med e-mailadresse og adgangskode
   *[statement] logger ind med e-mailadresse og adgangskode
}
outcome-reset-password = { $case ->
    [infinitive] nulstille adgangskoden
   *[statement] nulstiller adgangskoden
}
outcome-save = { $case ->
    [infinitive] gemme ændringerne
   *[statement] gemmer ændringerne
}
outcome-delete = { $case ->
    [infinitive] slette { $name } permanent
   *[statement] sletter { $name } permanent
}
    .alone = { $case ->
        [infinitive] slette dette permanent
       *[statement] sletter dette permanent
    }
outcome-play = { $case ->
    [infinitive] starte afspilningen
   *[statement] starter afspilningen
}

## Gestures and keys, as screen readers call them

hint-touch = tryk to gange for at { FORM($outcome, case: "infinitive") }
hint-touch-adjust = skub op eller ned for at { FORM($outcome, case: "infinitive") }
hint-keyboard = tryk på mellemrumstasten for at { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = tryk på piletasterne for at { FORM($outcome, case: "infinitive") }
hint-pointer = klik for at { FORM($outcome, case: "infinitive") }
hint-remote = tryk på Vælg for at { FORM($outcome, case: "infinitive") }
