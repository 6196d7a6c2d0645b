## Outcomes of controls. "infinitive" comes after "för att": visa detaljer

outcome-details = { $case ->
    [infinitive] visa detaljer
   *[statement] öppnar detaljer
}
outcome-details-and-transactions = { $case ->
    [infinitive] visa detaljer och transaktioner
   *[statement] öppnar detaljer och transaktioner
}
outcome-details-of = { $case ->
    [infinitive] visa detaljer om { $who }
   *[statement] öppnar detaljer om { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] visa uppgifterna för { $who }
   *[statement] öppnar uppgifterna för { $who }
}
    .alone = { $case ->
        [infinitive] visa uppgifterna
       *[statement] öppnar uppgifterna
    }
outcome-task-details = { $case ->
    [infinitive] visa uppgiftens detaljer
   *[statement] öppnar uppgiftens detaljer
}
outcome-full-screen = { $case ->
    [infinitive] visa i helskärm
   *[statement] öppnar i helskärm
}
outcome-profile = { $case ->
    [infinitive] byta profil
   *[statement] byter profil
}
outcome-filter = { $case ->
    [infinitive] visa filteralternativ
   *[statement] visar filteralternativ
}
outcome-calendar = { $case ->
    [infinitive] välja ett annat datum
   *[statement] öppnar kalendern för att välja ett annat datum
}
outcome-sign-in = { $case ->
    [infinitive] logga in med e-postadress och lösenord
   *[statement] loggar in med e-postadress och lösenord
}
outcome-reset-password = { $case ->
    [infinitive] återställa lösenordet
   *[statement] återställer lösenordet
}
outcome-save = { $case ->
    [infinitive] spara ändringarna
   *[statement] sparar ändringarna
}
outcome-delete = { $case ->
    [infinitive] radera { $name } permanent
   *[statement] raderar { $name } permanent
}
    .alone = { $case ->
        [infinitive] radera detta permanent
       *[statement] raderar detta permanent
    }
outcome-play = { $case ->
    [infinitive] starta uppspelningen
   *[statement] startar uppspelningen
}

## Gestures and keys, as screen readers call them

hint-touch = tryck snabbt två gånger för att { FORM($outcome, case: "infinitive") }
hint-touch-adjust = svep uppåt eller nedåt för att { FORM($outcome, case: "infinitive") }
hint-keyboard = tryck på mellanslag för att { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = tryck på piltangenterna för att { FORM($outcome, case: "infinitive") }
hint-pointer = klicka för att { FORM($outcome, case: "infinitive") }
hint-remote = tryck på Välj för att { FORM($outcome, case: "infinitive") }
