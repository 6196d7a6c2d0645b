## Outcomes of controls. "infinitive" is the participle after "da biste" (da biste otvorili). Names are not inflected: they stand
## after a colon, and those of people after the word for a person, which has the case in their place

outcome-details = { $case ->
    [infinitive] prikazali pojedinosti
   *[statement] otvara pojedinosti
}
outcome-details-and-transactions = { $case ->
    [infinitive] prikazali pojedinosti i transakcije
   *[statement] otvara pojedinosti i transakcije
}
outcome-details-of = { $case ->
    [infinitive] prikazali pojedinosti o osobi { $who }
   *[statement] otvara pojedinosti o osobi { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] prikazali zadatke osobe { $who }
   *[statement] otvara zadatke osobe { $who }
}
    .alone = { $case ->
        [infinitive] prikazali zadatke
       *[statement] otvara zadatke
    }
outcome-task-details = { $case ->
    [infinitive] prikazali pojedinosti zadatka
   *[statement] otvara pojedinosti zadatka
}
outcome-full-screen = { $case ->
    [infinitive] prikazali na cijelom zaslonu
   *[statement] otvara na cijelom zaslonu
}
outcome-profile = { $case ->
    [infinitive] promijenili profil
   *[statement] mijenja profil
}
outcome-filter = { $case ->
    [infinitive] prikazali opcije filtra
   *[statement] prikazuje opcije filtra
}
outcome-calendar = { $case ->
    [infinitive] odabrali drugi datum
   *[statement] otvara kalendar za odabir drugog datuma
}
outcome-sign-in = { $case ->
    [infinitive] se prijavili e-poštom i lozinkom
   *[statement] prijavljuje vas e-poštom i lozinkom
}
outcome-reset-password = { $case ->
    [infinitive] ponovno postavili lozinku
   *[statement] ponovno postavlja lozinku
}
outcome-save = { $case ->
    [infinitive] spremili promjene
   *[statement] sprema promjene
}
outcome-delete = { $case ->
    [infinitive] trajno izbrisali: { $name }
   *[statement] trajno briše: { $name }
}
    .alone = { $case ->
        [infinitive] trajno izbrisali ovu stavku
       *[statement] trajno briše ovu stavku
    }
outcome-play = { $case ->
    [infinitive] pokrenuli reprodukciju
   *[statement] pokreće reprodukciju
}

## Gestures and keys, in the words of the screen readers

hint-touch = dvaput dodirnite da biste { FORM($outcome, case: "infinitive") }
hint-touch-adjust = prijeđite prstom gore ili dolje da biste { FORM($outcome, case: "infinitive") }
hint-keyboard = pritisnite razmaknicu da biste { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = pritisnite tipke sa strelicama da biste { FORM($outcome, case: "infinitive") }
hint-pointer = kliknite da biste { FORM($outcome, case: "infinitive") }
hint-remote = pritisnite tipku za odabir da biste { FORM($outcome, case: "infinitive") }
