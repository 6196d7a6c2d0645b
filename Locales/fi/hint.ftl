## Outcomes of controls. "infinitive" is the imperative before the gesture: näytä tiedot kaksoisnapauttamalla. Alone, an
## outcome is a statement: näyttää tiedot

outcome-details = { $case ->
    [infinitive] näytä tiedot
   *[statement] näyttää tiedot
}
outcome-details-and-transactions = { $case ->
    [infinitive] näytä tiedot ja tilitapahtumat
   *[statement] näyttää tiedot ja tilitapahtumat
}
outcome-details-of = { $case ->
    [infinitive] näytä henkilön { $who } tiedot
   *[statement] näyttää henkilön { $who } tiedot
}
outcome-tasks-of = { $case ->
    [infinitive] näytä henkilön { $who } tehtävät
   *[statement] näyttää henkilön { $who } tehtävät
}
    .alone = { $case ->
        [infinitive] näytä tehtävät
       *[statement] näyttää tehtävät
    }
outcome-task-details = { $case ->
    [infinitive] näytä tehtävän tiedot
   *[statement] näyttää tehtävän tiedot
}
outcome-full-screen = { $case ->
    [infinitive] avaa koko näytölle
   *[statement] avautuu koko näytölle
}
outcome-profile = { $case ->
    [infinitive] vaihda profiilia
   *[statement] vaihtaa profiilia
}
outcome-filter = { $case ->
    [infinitive] näytä suodatusvalinnat
   *[statement] näyttää suodatusvalinnat
}
outcome-calendar = { $case ->
    [infinitive] valitse toinen päivä
   *[statement] avaa kalenterin toisen päivän valintaa varten
}
outcome-sign-in = { $case ->
    [infinitive] kirjaudu sähköpostiosoitteella ja salasanalla
   *[statement] kirjaa sisään sähköpostiosoitteella ja salasanalla
}
outcome-reset-password = { $case ->
    [infinitive] nollaa salasana
   *[statement] nollaa salasanan
}
outcome-save = { $case ->
    [infinitive] tallenna muutokset
   *[statement] tallentaa muutokset
}
outcome-delete = { $case ->
    [infinitive] poista { $name } pysyvästi
   *[statement] poistaa pysyvästi: { $name }
}
    .alone = { $case ->
        [infinitive] poista tämä pysyvästi
       *[statement] poistaa tämän pysyvästi
    }
outcome-play = { $case ->
    [infinitive] aloita toisto
   *[statement] aloittaa toiston
}

## Gestures and keys, as screen readers call them

hint-touch = { FORM($outcome, case: "infinitive") } kaksoisnapauttamalla
hint-touch-adjust = { FORM($outcome, case: "infinitive") } pyyhkäisemällä ylös tai alas
hint-keyboard = { FORM($outcome, case: "infinitive") } painamalla välilyöntiä
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } painamalla nuolinäppäimiä
hint-pointer = { FORM($outcome, case: "infinitive") } klikkaamalla
hint-remote = { FORM($outcome, case: "infinitive") } painamalla Valitse-painiketta
