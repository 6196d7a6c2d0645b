## Outcomes of controls. "infinitive" stands after "če želite" (če želite odpreti). Names are not inflected: they stand after a
## colon, and those of people after the word for a person, for "opravila: Babica" would be a task of that name

outcome-details = { $case ->
    [infinitive] prikazati podrobnosti
   *[statement] odpre podrobnosti
}
outcome-details-and-transactions = { $case ->
    [infinitive] prikazati podrobnosti in transakcije
   *[statement] odpre podrobnosti in transakcije
}
outcome-details-of = { $case ->
    [infinitive] prikazati podrobnosti osebe { $who }
   *[statement] odpre podrobnosti osebe { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] prikazati opravila osebe { $who }
   *[statement] odpre opravila osebe { $who }
}
    .alone = { $case ->
        [infinitive] prikazati opravila
       *[statement] odpre opravila
    }
outcome-task-details = { $case ->
    [infinitive] prikazati podrobnosti opravila
   *[statement] odpre podrobnosti opravila
}
outcome-full-screen = { $case ->
    [infinitive] odpreti čez cel zaslon
   *[statement] odpre čez cel zaslon
}
outcome-profile = { $case ->
    [infinitive] zamenjati profil
   *[statement] zamenja profil
}
outcome-filter = { $case ->
    [infinitive] prikazati možnosti filtra
   *[statement] prikaže možnosti filtra
}
outcome-calendar = { $case ->
    [infinitive] izbrati drug datum
   *[statement] odpre koledar za izbiro drugega datuma
}
outcome-sign-in = { $case ->
    [infinitive] opraviti prijavo z e-pošto in geslom
   *[statement] prijavi vas z e-pošto in geslom
}
outcome-reset-password = { $case ->
    [infinitive] ponastaviti geslo
   *[statement] ponastavi geslo
}
outcome-save = { $case ->
    [infinitive] shraniti spremembe
   *[statement] shrani spremembe
}
outcome-delete = { $case ->
    [infinitive] trajno izbrisati: { $name }
   *[statement] trajno izbriše: { $name }
}
    .alone = { $case ->
        [infinitive] trajno izbrisati ta element
       *[statement] trajno izbriše ta element
    }
outcome-play = { $case ->
    [infinitive] začeti predvajanje
   *[statement] začne predvajanje
}

## Gestures and keys, in the words of the screen readers

hint-touch = dvakrat se dotaknite, če želite { FORM($outcome, case: "infinitive") }
hint-touch-adjust = povlecite navzgor ali navzdol, če želite { FORM($outcome, case: "infinitive") }
hint-keyboard = pritisnite preslednico, če želite { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = pritisnite smerne tipke, če želite { FORM($outcome, case: "infinitive") }
hint-pointer = kliknite, če želite { FORM($outcome, case: "infinitive") }
hint-remote = pritisnite gumb za izbiro, če želite { FORM($outcome, case: "infinitive") }
