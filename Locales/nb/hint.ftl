## Outcomes of controls. "infinitive" comes after "for å": vise detaljer

outcome-details = { $case ->
    [infinitive] vise detaljer
   *[statement] åpner detaljer
}
outcome-details-and-transactions = { $case ->
    [infinitive] vise detaljer og transaksjoner
   *[statement] åpner detaljer og transaksjoner
}
outcome-details-of = { $case ->
    [infinitive] vise detaljer om { $who }
   *[statement] åpner detaljer om { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] vise oppgavene til { $who }
   *[statement] åpner oppgavene til { $who }
}
    .alone = { $case ->
        [infinitive] vise oppgavene
       *[statement] åpner oppgavene
    }
outcome-task-details = { $case ->
    [infinitive] vise detaljer om oppgaven
   *[statement] åpner detaljer om oppgaven
}
outcome-full-screen = { $case ->
    [infinitive] vise i fullskjerm
   *[statement] åpner i fullskjerm
}
outcome-profile = { $case ->
    [infinitive] bytte profil
   *[statement] bytter profil
}
outcome-filter = { $case ->
    [infinitive] vise filteralternativer
   *[statement] viser filteralternativer
}
outcome-calendar = { $case ->
    [infinitive] velge en annen dato
   *[statement] åpner kalenderen for å velge en annen dato
}
outcome-sign-in = { $case ->
    [infinitive] logge inn med e-postadresse og passord
   *[statement] logger inn med e-postadresse og passord
}
outcome-reset-password = { $case ->
    [infinitive] tilbakestille passordet
   *[statement] tilbakestiller passordet
}
outcome-save = { $case ->
    [infinitive] lagre endringene
   *[statement] lagrer endringene
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
    [infinitive] starte avspillingen
   *[statement] starter avspillingen
}

## Gestures and keys, as screen readers call them

hint-touch = dobbelttrykk for å { FORM($outcome, case: "infinitive") }
hint-touch-adjust = sveip opp eller ned for å { FORM($outcome, case: "infinitive") }
hint-keyboard = trykk på mellomrom for å { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = trykk på piltastene for å { FORM($outcome, case: "infinitive") }
hint-pointer = klikk for å { FORM($outcome, case: "infinitive") }
hint-remote = trykk på Velg for å { FORM($outcome, case: "infinitive") }
