## Outcomes of controls. The statement is about the control (megnyitja a részleteket); $case "infinitive" is before the gesture (a
## részletek megjelenítéséhez)

outcome-details = { $case ->
    [infinitive] a részletek megjelenítéséhez
   *[statement] megnyitja a részleteket
}
outcome-details-and-transactions = { $case ->
    [infinitive] a részletek és a tranzakciók megjelenítéséhez
   *[statement] megnyitja a részleteket és a tranzakciókat
}
outcome-details-of = { $case ->
    [infinitive] { $who } adatainak megjelenítéséhez
   *[statement] megnyitja { $who } adatait
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } feladatainak megjelenítéséhez
   *[statement] megnyitja { $who } feladatait
}
    .alone = { $case ->
        [infinitive] a feladatok megjelenítéséhez
       *[statement] megnyitja a feladatokat
    }
outcome-task-details = { $case ->
    [infinitive] a feladat részleteinek megjelenítéséhez
   *[statement] megnyitja a feladat részleteit
}
outcome-full-screen = { $case ->
    [infinitive] a teljes képernyős megjelenítéshez
   *[statement] megnyitás teljes képernyőn
}
outcome-profile = { $case ->
    [infinitive] a profil váltásához
   *[statement] profilt vált
}
outcome-filter = { $case ->
    [infinitive] a szűrési lehetőségek megjelenítéséhez
   *[statement] megjeleníti a szűrési lehetőségeket
}
outcome-calendar = { $case ->
    [infinitive] másik dátum választásához
   *[statement] megnyitja a naptárt másik dátum választásához
}
outcome-sign-in = { $case ->
    [infinitive] az e-mail-címmel és jelszóval való bejelentkezéshez
   *[statement] bejelentkezés e-mail-címmel és jelszóval
}
outcome-reset-password = { $case ->
    [infinitive] a jelszó visszaállításához
   *[statement] visszaállítja a jelszót
}
outcome-save = { $case ->
    [infinitive] a módosítások mentéséhez
   *[statement] menti a módosításokat
}
outcome-delete = { $case ->
    [infinitive] { $name } végleges törléséhez
   *[statement] { $name } végleges törlése
}
    .alone = { $case ->
        [infinitive] a végleges törléshez
       *[statement] véglegesen törli ezt
    }
outcome-play = { $case ->
    [infinitive] a lejátszás indításához
   *[statement] elindítja a lejátszást
}

## Gestures and keys, in VoiceOver's words and in its order: first the purpose, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } koppintson duplán
hint-touch-adjust = { FORM($outcome, case: "infinitive") } legyintsen felfelé vagy lefelé
hint-keyboard = { FORM($outcome, case: "infinitive") } nyomja meg a Szóköz billentyűt
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } nyomja meg a nyílbillentyűket
hint-pointer = { FORM($outcome, case: "infinitive") } kattintson
hint-remote = { FORM($outcome, case: "infinitive") } nyomja meg a Kiválasztás gombot
