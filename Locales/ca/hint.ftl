## Outcomes of controls: the control is the subject (obre els detalls)

outcome-details = { $case ->
    [infinitive] veure els detalls
   *[statement] obre els detalls
}
outcome-details-and-transactions = { $case ->
    [infinitive] veure els detalls i les transaccions
   *[statement] obre els detalls i les transaccions
}
outcome-details-of = { $case ->
    [infinitive] veure els detalls { of-who }
   *[statement] obre els detalls { of-who }
}
outcome-tasks-of = { $case ->
    [infinitive] veure les tasques { of-who }
   *[statement] obre les tasques { of-who }
}
    .alone = { $case ->
        [infinitive] veure les tasques
       *[statement] obre les tasques
    }
outcome-task-details = { $case ->
    [infinitive] veure els detalls de la tasca
   *[statement] obre els detalls de la tasca
}
outcome-full-screen = { $case ->
    [infinitive] veure a pantalla completa
   *[statement] obre a pantalla completa
}
outcome-profile = { $case ->
    [infinitive] canviar de perfil
   *[statement] canvia de perfil
}
outcome-filter = { $case ->
    [infinitive] mostrar les opcions de filtre
   *[statement] mostra les opcions de filtre
}
outcome-calendar = { $case ->
    [infinitive] triar una altra data
   *[statement] obre el calendari per triar una altra data
}
outcome-sign-in = { $case ->
    [infinitive] iniciar la sessió amb el correu i la contrasenya
   *[statement] inicia la sessió amb el correu i la contrasenya
}
outcome-reset-password = { $case ->
    [infinitive] restablir la contrasenya
   *[statement] restableix la contrasenya
}
outcome-save = { $case ->
    [infinitive] desar els canvis
   *[statement] desa els canvis
}
outcome-delete = { $case ->
    [infinitive] eliminar definitivament { $name }
   *[statement] elimina definitivament { $name }
}
    .alone = { $case ->
        [infinitive] eliminar definitivament aquest element
       *[statement] elimina definitivament aquest element
    }
outcome-play = { $case ->
    [infinitive] iniciar la reproducció
   *[statement] inicia la reproducció
}

## Gestures and keys, in the words of TalkBack

hint-touch = feu doble toc per { FORM($outcome, case: "infinitive") }
hint-touch-adjust = feu lliscar un dit cap amunt o cap avall per { FORM($outcome, case: "infinitive") }
hint-keyboard = premeu la barra d’espai per { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = premeu les tecles de fletxa per { FORM($outcome, case: "infinitive") }
hint-pointer = feu clic per { FORM($outcome, case: "infinitive") }
hint-remote = premeu Selecciona per { FORM($outcome, case: "infinitive") }
