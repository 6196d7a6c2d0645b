## Outcomes of controls: the control is the subject (deschide detaliile)

outcome-details = { $case ->
    [infinitive] a vedea detaliile
   *[statement] deschide detaliile
}
outcome-details-and-transactions = { $case ->
    [infinitive] a vedea detaliile și tranzacțiile
   *[statement] deschide detaliile și tranzacțiile
}
outcome-details-of = { $case ->
    [infinitive] a vedea detaliile pentru { $who }
   *[statement] deschide detaliile pentru { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] a vedea activitățile pentru { $who }
   *[statement] deschide activitățile pentru { $who }
}
    .alone = { $case ->
        [infinitive] a vedea activitățile
       *[statement] deschide activitățile
    }
outcome-task-details = { $case ->
    [infinitive] a vedea detaliile activității
   *[statement] deschide detaliile activității
}
outcome-full-screen = { $case ->
    [infinitive] a deschide pe tot ecranul
   *[statement] deschide pe tot ecranul
}
outcome-profile = { $case ->
    [infinitive] a schimba profilul
   *[statement] schimbă profilul
}
outcome-filter = { $case ->
    [infinitive] a afișa opțiunile de filtrare
   *[statement] afișează opțiunile de filtrare
}
outcome-calendar = { $case ->
    [infinitive] a alege altă zi
   *[statement] deschide calendarul pentru a alege altă zi
}
outcome-sign-in = { $case ->
    [infinitive] a te conecta cu adresa de e-mail și parola
   *[statement] permite conectarea cu adresa de e-mail și parola
}
outcome-reset-password = { $case ->
    [infinitive] a reseta parola
   *[statement] resetează parola
}
outcome-save = { $case ->
    [infinitive] a salva modificările
   *[statement] salvează modificările
}
outcome-delete = { $case ->
    [infinitive] a șterge definitiv { $name }
   *[statement] șterge definitiv { $name }
}
    .alone = { $case ->
        [infinitive] a șterge definitiv acest element
       *[statement] șterge definitiv acest element
    }
outcome-play = { $case ->
    [infinitive] a porni redarea
   *[statement] pornește redarea
}

## Gestures and keys, in the words of TalkBack

hint-touch = atinge de două ori pentru { FORM($outcome, case: "infinitive") }
hint-touch-adjust = glisează în sus sau în jos pentru { FORM($outcome, case: "infinitive") }
hint-keyboard = apasă bara de spațiu pentru { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = apasă tastele săgeți pentru { FORM($outcome, case: "infinitive") }
hint-pointer = dă clic pentru { FORM($outcome, case: "infinitive") }
hint-remote = apasă pe Selectează pentru { FORM($outcome, case: "infinitive") }
