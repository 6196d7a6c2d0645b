## Outcomes of controls. "infinitive" comes after the gesture: dvojitým klepnutím zobrazíte podrobnosti. It is the polite
## future. Names are not inflected: they stand after a colon.

outcome-details = { $case ->
    [infinitive] zobrazíte podrobnosti
   *[statement] zobrazí podrobnosti
}
outcome-details-and-transactions = { $case ->
    [infinitive] zobrazíte podrobnosti a transakcie
   *[statement] zobrazí podrobnosti a transakcie
}
outcome-details-of = { $case ->
    [infinitive] zobrazíte podrobnosti o osobe { $who }
   *[statement] zobrazí podrobnosti o osobe { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] zobrazíte úlohy, ktoré má { $who }
   *[statement] zobrazí úlohy, ktoré má { $who }
}
    .alone = { $case ->
        [infinitive] zobrazíte úlohy
       *[statement] zobrazí úlohy
    }
outcome-task-details = { $case ->
    [infinitive] zobrazíte podrobnosti úlohy
   *[statement] zobrazí podrobnosti úlohy
}
outcome-full-screen = { $case ->
    [infinitive] zobrazíte na celú obrazovku
   *[statement] zobrazí na celú obrazovku
}
outcome-profile = { $case ->
    [infinitive] zmeníte profil
   *[statement] zmení profil
}
outcome-filter = { $case ->
    [infinitive] zobrazíte možnosti filtrovania
   *[statement] zobrazí možnosti filtrovania
}
outcome-calendar = { $case ->
    [infinitive] vyberiete iný dátum
   *[statement] otvorí kalendár na výber iného dátumu
}
outcome-sign-in = { $case ->
    [infinitive] sa prihlásite pomocou e-mailu a hesla
   *[statement] prihlási vás pomocou e-mailu a hesla
}
outcome-reset-password = { $case ->
    [infinitive] obnovíte heslo
   *[statement] obnoví heslo
}
outcome-save = { $case ->
    [infinitive] uložíte zmeny
   *[statement] uloží zmeny
}
outcome-delete = { $case ->
    [infinitive] natrvalo vymažete: { $name }
   *[statement] natrvalo vymaže: { $name }
}
    .alone = { $case ->
        [infinitive] natrvalo vymažete túto položku
       *[statement] natrvalo vymaže túto položku
    }
outcome-play = { $case ->
    [infinitive] spustíte prehrávanie
   *[statement] spustí prehrávanie
}

## Gestures and keys, in the words of the screen readers

hint-touch = dvojitým klepnutím { FORM($outcome, case: "infinitive") }
hint-touch-adjust = potiahnutím nahor alebo nadol { FORM($outcome, case: "infinitive") }
hint-keyboard = stlačením medzerníka { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = stlačením klávesov so šípkami { FORM($outcome, case: "infinitive") }
hint-pointer = kliknutím { FORM($outcome, case: "infinitive") }
hint-remote = stlačením tlačidla výberu { FORM($outcome, case: "infinitive") }
