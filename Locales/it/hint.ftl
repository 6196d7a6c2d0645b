## Outcomes of controls: the control is the subject (apre i dettagli)

outcome-details = { $case ->
    [infinitive] visualizzare i dettagli
   *[statement] apre i dettagli
}
outcome-details-and-transactions = { $case ->
    [infinitive] visualizzare i dettagli e le transazioni
   *[statement] apre i dettagli e le transazioni
}
outcome-details-of = { $case ->
    [infinitive] visualizzare i dettagli di { $who }
   *[statement] apre i dettagli di { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] visualizzare le attività di { $who }
   *[statement] apre le attività di { $who }
}
    .alone = { $case ->
        [infinitive] visualizzare le attività
       *[statement] apre le attività
    }
outcome-task-details = { $case ->
    [infinitive] visualizzare i dettagli dell’attività
   *[statement] apre i dettagli dell’attività
}
outcome-full-screen = { $case ->
    [infinitive] visualizzare a schermo intero
   *[statement] apre a schermo intero
}
outcome-profile = { $case ->
    [infinitive] cambiare profilo
   *[statement] cambia profilo
}
outcome-filter = { $case ->
    [infinitive] mostrare le opzioni di filtro
   *[statement] mostra le opzioni di filtro
}
outcome-calendar = { $case ->
    [infinitive] scegliere un’altra data
   *[statement] apre il calendario per scegliere un’altra data
}
outcome-sign-in = { $case ->
    [infinitive] accedere con indirizzo email e password
   *[statement] consente di accedere con indirizzo email e password
}
outcome-reset-password = { $case ->
    [infinitive] reimpostare la password
   *[statement] reimposta la password
}
outcome-save = { $case ->
    [infinitive] salvare le modifiche
   *[statement] salva le modifiche
}
outcome-delete = { $case ->
    [infinitive] eliminare definitivamente { $name }
   *[statement] elimina definitivamente { $name }
}
    .alone = { $case ->
        [infinitive] eliminare definitivamente questo elemento
       *[statement] elimina definitivamente questo elemento
    }
outcome-play = { $case ->
    [infinitive] avviare la riproduzione
   *[statement] avvia la riproduzione
}

## Gestures and keys, in the words of VoiceOver

hint-touch = tocca due volte per { FORM($outcome, case: "infinitive") }
hint-touch-adjust = scorri verso l’alto o verso il basso per { FORM($outcome, case: "infinitive") }
hint-keyboard = premi la barra spaziatrice per { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = premi i tasti freccia per { FORM($outcome, case: "infinitive") }
hint-pointer = fai clic per { FORM($outcome, case: "infinitive") }
hint-remote = premi Seleziona per { FORM($outcome, case: "infinitive") }
