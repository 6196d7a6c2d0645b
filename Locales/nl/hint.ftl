## Outcomes of controls. "infinitive" has its own "te", which goes inside verbs: aan te melden, op te slaan.

outcome-details = { $case ->
    [infinitive] details te bekijken
   *[statement] opent details
}
outcome-details-and-transactions = { $case ->
    [infinitive] details en transacties te bekijken
   *[statement] opent details en transacties
}
outcome-details-of = { $case ->
    [infinitive] details van { $who } te bekijken
   *[statement] opent details van { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] taken van { $who } te bekijken
   *[statement] opent taken van { $who }
}
    .alone = { $case ->
        [infinitive] taken te bekijken
       *[statement] opent taken
    }
outcome-task-details = { $case ->
    [infinitive] details van de taak te bekijken
   *[statement] opent details van de taak
}
outcome-full-screen = { $case ->
    [infinitive] op volledig scherm te bekijken
   *[statement] opent op volledig scherm
}
outcome-profile = { $case ->
    [infinitive] van profiel te wisselen
   *[statement] wisselt van profiel
}
outcome-filter = { $case ->
    [infinitive] filteropties te tonen
   *[statement] toont filteropties
}
outcome-calendar = { $case ->
    [infinitive] een andere datum te kiezen
   *[statement] opent de kalender om een andere datum te kiezen
}
outcome-sign-in = { $case ->
    [infinitive] in te loggen met e-mailadres en wachtwoord
   *[statement] logt in met e-mailadres en wachtwoord
}
outcome-reset-password = { $case ->
    [infinitive] het wachtwoord opnieuw in te stellen
   *[statement] stelt het wachtwoord opnieuw in
}
outcome-save = { $case ->
    [infinitive] de wijzigingen op te slaan
   *[statement] slaat de wijzigingen op
}
outcome-delete = { $case ->
    [infinitive] { $name } definitief te verwijderen
   *[statement] verwijdert { $name } definitief
}
    .alone = { $case ->
        [infinitive] dit definitief te verwijderen
       *[statement] verwijdert dit definitief
    }
outcome-play = { $case ->
    [infinitive] het afspelen te starten
   *[statement] start het afspelen
}

## Gestures and keys, as screen readers say them

hint-touch = tik dubbel om { FORM($outcome, case: "infinitive") }
hint-touch-adjust = veeg omhoog of omlaag om { FORM($outcome, case: "infinitive") }
hint-keyboard = druk op de spatiebalk om { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = druk op de pijltoetsen om { FORM($outcome, case: "infinitive") }
hint-pointer = klik om { FORM($outcome, case: "infinitive") }
hint-remote = druk op de selectieknop om { FORM($outcome, case: "infinitive") }
