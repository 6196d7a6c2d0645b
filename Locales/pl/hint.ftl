## Outcomes of controls. "infinitive" comes after "aby". Names are not inflected: they stand after a colon. Before
## those of people "osoba" is needed where "zadania: Babcia" would be a task of that name.

outcome-details = { $case ->
    [infinitive] wyświetlić szczegóły
   *[statement] otwiera szczegóły
}
outcome-details-and-transactions = { $case ->
    [infinitive] wyświetlić szczegóły i transakcje
   *[statement] otwiera szczegóły i transakcje
}
outcome-details-of = { $case ->
    [infinitive] wyświetlić szczegóły: { $who }
   *[statement] otwiera szczegóły: { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] wyświetlić zadania, osoba: { $who }
   *[statement] otwiera zadania, osoba: { $who }
}
    .alone = { $case ->
        [infinitive] wyświetlić zadania
       *[statement] otwiera zadania
    }
outcome-task-details = { $case ->
    [infinitive] wyświetlić szczegóły zadania
   *[statement] otwiera szczegóły zadania
}
outcome-full-screen = { $case ->
    [infinitive] wyświetlić na pełnym ekranie
   *[statement] otwiera na pełnym ekranie
}
outcome-profile = { $case ->
    [infinitive] zmienić profil
   *[statement] zmienia profil
}
outcome-filter = { $case ->
    [infinitive] wyświetlić opcje filtrowania
   *[statement] wyświetla opcje filtrowania
}
outcome-calendar = { $case ->
    [infinitive] wybrać inną datę
   *[statement] otwiera kalendarz do wyboru innej daty
}
# "logowanie" is signing in that goes on (see notice.ftl), and "loguje" needs to say where.
outcome-sign-in = { $case ->
    [infinitive] zalogować się za pomocą adresu e-mail i hasła
   *[statement] loguje do konta za pomocą adresu e-mail i hasła
}
outcome-reset-password = { $case ->
    [infinitive] zresetować hasło
   *[statement] resetuje hasło
}
outcome-save = { $case ->
    [infinitive] zapisać zmiany
   *[statement] zapisuje zmiany
}
outcome-delete = { $case ->
    [infinitive] trwale usunąć: { $name }
   *[statement] trwale usuwa: { $name }
}
    .alone = { $case ->
        [infinitive] trwale usunąć ten element
       *[statement] trwale usuwa ten element
    }
outcome-play = { $case ->
    [infinitive] rozpocząć odtwarzanie
   *[statement] rozpoczyna odtwarzanie
}

## Gestures and keys, in the words of the screen readers. The imperative has no gender.

hint-touch = stuknij dwukrotnie, aby { FORM($outcome, case: "infinitive") }
hint-touch-adjust = przesuń palcem w górę lub w dół, aby { FORM($outcome, case: "infinitive") }
hint-keyboard = naciśnij spację, aby { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = naciśnij klawisze strzałek, aby { FORM($outcome, case: "infinitive") }
hint-pointer = kliknij, aby { FORM($outcome, case: "infinitive") }
hint-remote = naciśnij przycisk wyboru, aby { FORM($outcome, case: "infinitive") }
