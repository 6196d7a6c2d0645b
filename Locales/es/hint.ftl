## Outcomes of controls: the control is the subject (abre los detalles)

outcome-details = { $case ->
    [infinitive] ver los detalles
   *[statement] abre los detalles
}
outcome-details-and-transactions = { $case ->
    [infinitive] ver los detalles y las transacciones
   *[statement] abre los detalles y las transacciones
}
outcome-details-of = { $case ->
    [infinitive] ver los detalles de { $who }
   *[statement] abre los detalles de { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] ver las tareas de { $who }
   *[statement] abre las tareas de { $who }
}
    .alone = { $case ->
        [infinitive] ver las tareas
       *[statement] abre las tareas
    }
outcome-task-details = { $case ->
    [infinitive] ver los detalles de la tarea
   *[statement] abre los detalles de la tarea
}
outcome-full-screen = { $case ->
    [infinitive] ver a pantalla completa
   *[statement] abre la vista a pantalla completa
}
outcome-profile = { $case ->
    [infinitive] cambiar de perfil
   *[statement] cambia de perfil
}
outcome-filter = { $case ->
    [infinitive] mostrar las opciones de filtro
   *[statement] muestra las opciones de filtro
}
outcome-calendar = { $case ->
    [infinitive] elegir otra fecha
   *[statement] abre el calendario para elegir otra fecha
}
outcome-sign-in = { $case ->
    [infinitive] iniciar sesión con tu correo y tu contraseña
   *[statement] inicia sesión con tu correo y tu contraseña
}
outcome-reset-password = { $case ->
    [infinitive] restablecer tu contraseña
   *[statement] restablece tu contraseña
}
outcome-save = { $case ->
    [infinitive] guardar los cambios
   *[statement] guarda los cambios
}
outcome-delete = { $case ->
    [infinitive] eliminar { $name } de forma permanente
   *[statement] elimina { $name } de forma permanente
}
    .alone = { $case ->
        [infinitive] eliminar este elemento de forma permanente
       *[statement] elimina este elemento de forma permanente
    }
outcome-play = { $case ->
    [infinitive] iniciar la reproducción
   *[statement] inicia la reproducción
}

## Gestures and keys, in the words of VoiceOver

hint-touch = toca dos veces para { FORM($outcome, case: "infinitive") }
hint-touch-adjust = desliza un dedo hacia arriba o hacia abajo para { FORM($outcome, case: "infinitive") }
hint-keyboard = pulsa la barra espaciadora para { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = pulsa las teclas de flecha para { FORM($outcome, case: "infinitive") }
hint-pointer = haz clic para { FORM($outcome, case: "infinitive") }
hint-remote = pulsa Seleccionar para { FORM($outcome, case: "infinitive") }
