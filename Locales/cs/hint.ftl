## Outcomes of controls. "infinitive" comes after the gesture, as in Apple's hints: dvojitým klepnutím zobrazíte
## podrobnosti. It is the polite future. Names are not inflected: they stand after a colon, or in the nominative.

outcome-details = { $case ->
    [infinitive] zobrazíte podrobnosti
   *[statement] zobrazí podrobnosti
}
outcome-details-and-transactions = { $case ->
    [infinitive] zobrazíte podrobnosti a transakce
   *[statement] zobrazí podrobnosti a transakce
}
outcome-details-of = { $case ->
    [infinitive] zobrazíte podrobnosti o osobě { $who }
   *[statement] zobrazí podrobnosti o osobě { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] zobrazíte úkoly, které má { $who }
   *[statement] zobrazí úkoly, které má { $who }
}
    .alone = { $case ->
        [infinitive] zobrazíte úkoly
       *[statement] zobrazí úkoly
    }
outcome-task-details = { $case ->
    [infinitive] zobrazíte podrobnosti úkolu
   *[statement] zobrazí podrobnosti úkolu
}
outcome-full-screen = { $case ->
    [infinitive] zobrazíte na celou obrazovku
   *[statement] zobrazí na celou obrazovku
}
outcome-profile = { $case ->
    [infinitive] změníte profil
   *[statement] změní profil
}
outcome-filter = { $case ->
    [infinitive] zobrazíte možnosti filtrování
   *[statement] zobrazí možnosti filtrování
}
outcome-calendar = { $case ->
    [infinitive] vyberete jiné datum
   *[statement] otevře kalendář k výběru jiného data
}
outcome-sign-in = { $case ->
    [infinitive] se přihlásíte pomocí e-mailu a hesla
   *[statement] přihlásí vás pomocí e-mailu a hesla
}
outcome-reset-password = { $case ->
    [infinitive] obnovíte heslo
   *[statement] obnoví heslo
}
outcome-save = { $case ->
    [infinitive] uložíte změny
   *[statement] uloží změny
}
outcome-delete = { $case ->
    [infinitive] trvale smažete: { $name }
   *[statement] trvale smaže: { $name }
}
    .alone = { $case ->
        [infinitive] trvale smažete tuto položku
       *[statement] trvale smaže tuto položku
    }
outcome-play = { $case ->
    [infinitive] spustíte přehrávání
   *[statement] spustí přehrávání
}

## Gestures and keys, in the words of the screen readers

hint-touch = dvojitým klepnutím { FORM($outcome, case: "infinitive") }
hint-touch-adjust = přejetím nahoru nebo dolů { FORM($outcome, case: "infinitive") }
hint-keyboard = stisknutím mezerníku { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = stisknutím kláves se šipkami { FORM($outcome, case: "infinitive") }
hint-pointer = kliknutím { FORM($outcome, case: "infinitive") }
hint-remote = stisknutím tlačítka výběru { FORM($outcome, case: "infinitive") }
