## Things that are counted

noun-dose = { $count ->
    [1] una dosis
    [one] { $count } dosis
    [many] { $count } de dosis
   *[other] { $count } dosis
}
    .gender = feminine
    .none = ninguna dosis
    .empty = aún no hay dosis
    .taken = { $count ->
        [0] ninguna dosis tomada
        [1] una dosis tomada
        [one] { $count } dosis tomada
        [many] { $count } de dosis tomadas
       *[other] { $count } dosis tomadas
    }
    .missed = { $count ->
        [0] ninguna dosis olvidada
        [1] una dosis olvidada
        [one] { $count } dosis olvidada
        [many] { $count } de dosis olvidadas
       *[other] { $count } dosis olvidadas
    }
    .skipped = { $count ->
        [0] ninguna dosis omitida
        [1] una dosis omitida
        [one] { $count } dosis omitida
        [many] { $count } de dosis omitidas
       *[other] { $count } dosis omitidas
    }
    .pending = { $count ->
        [0] ninguna dosis pendiente
        [1] una dosis pendiente
        [one] { $count } dosis pendiente
        [many] { $count } de dosis pendientes
       *[other] { $count } dosis pendientes
    }
noun-message = { $count ->
    [1] un mensaje
    [one] { $count } mensaje
    [many] { $count } de mensajes
   *[other] { $count } mensajes
}
    .gender = masculine
    .none = ningún mensaje
    .empty = aún no hay mensajes
    .unread = { $count ->
        [0] ningún mensaje no leído
        [1] un mensaje no leído
        [one] { $count } mensaje no leído
        [many] { $count } de mensajes no leídos
       *[other] { $count } mensajes no leídos
    }
    .new = { $count ->
        [0] ningún mensaje nuevo
        [1] un mensaje nuevo
        [one] { $count } mensaje nuevo
        [many] { $count } de mensajes nuevos
       *[other] { $count } mensajes nuevos
    }
noun-photo = { $count ->
    [1] una foto
    [one] { $count } foto
    [many] { $count } de fotos
   *[other] { $count } fotos
}
    .gender = feminine
    .none = ninguna foto
    .empty = aún no hay fotos
    .new = { $count ->
        [0] ninguna foto nueva
        [1] una foto nueva
        [one] { $count } foto nueva
        [many] { $count } de fotos nuevas
       *[other] { $count } fotos nuevas
    }
noun-task = { $count ->
    [1] una tarea
    [one] { $count } tarea
    [many] { $count } de tareas
   *[other] { $count } tareas
}
    .gender = feminine
    .none = ninguna tarea
    .empty = aún no hay tareas
    .completed = { $count ->
        [0] ninguna tarea completada
        [1] una tarea completada
        [one] { $count } tarea completada
        [many] { $count } de tareas completadas
       *[other] { $count } tareas completadas
    }
    .overdue = { $count ->
        [0] ninguna tarea atrasada
        [1] una tarea atrasada
        [one] { $count } tarea atrasada
        [many] { $count } de tareas atrasadas
       *[other] { $count } tareas atrasadas
    }
    .pending = { $count ->
        [0] ninguna tarea pendiente
        [1] una tarea pendiente
        [one] { $count } tarea pendiente
        [many] { $count } de tareas pendientes
       *[other] { $count } tareas pendientes
    }
noun-item = { $count ->
    [1] un elemento
    [one] { $count } elemento
    [many] { $count } de elementos
   *[other] { $count } elementos
}
    .gender = masculine
    .none = ningún elemento
    .empty = aún no hay elementos
    .selected = { $count ->
        [0] ningún elemento seleccionado
        [1] un elemento seleccionado
        [one] { $count } elemento seleccionado
        [many] { $count } de elementos seleccionados
       *[other] { $count } elementos seleccionados
    }
noun-result = { $count ->
    [1] un resultado
    [one] { $count } resultado
    [many] { $count } de resultados
   *[other] { $count } resultados
}
    .gender = masculine
    .none = ningún resultado
    .empty = aún no hay resultados
noun-notification = { $count ->
    [1] una notificación
    [one] { $count } notificación
    [many] { $count } de notificaciones
   *[other] { $count } notificaciones
}
    .gender = feminine
    .none = ninguna notificación
    .empty = aún no hay notificaciones
    .unread = { $count ->
        [0] ninguna notificación no leída
        [1] una notificación no leída
        [one] { $count } notificación no leída
        [many] { $count } de notificaciones no leídas
       *[other] { $count } notificaciones no leídas
    }
    .new = { $count ->
        [0] ninguna notificación nueva
        [1] una notificación nueva
        [one] { $count } notificación nueva
        [many] { $count } de notificaciones nuevas
       *[other] { $count } notificaciones nuevas
    }
noun-day = { $count ->
    [1] un día
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}
    .gender = masculine
    .none = ningún día
    .empty = aún no hay días
noun-step = { $count ->
    [1] un paso
    [one] { $count } paso
    [many] { $count } de pasos
   *[other] { $count } pasos
}
    .gender = masculine
    .none = ningún paso
    .empty = aún no hay pasos
    .completed = { $count ->
        [0] ningún paso completado
        [1] un paso completado
        [one] { $count } paso completado
        [many] { $count } de pasos completados
       *[other] { $count } pasos completados
    }
noun-star = { $count ->
    [1] una estrella
    [one] { $count } estrella
    [many] { $count } de estrellas
   *[other] { $count } estrellas
}
    .gender = feminine
    .none = ninguna estrella
    .empty = aún no hay estrellas
noun-page = { $count ->
    [1] una página
    [one] { $count } página
    [many] { $count } de páginas
   *[other] { $count } páginas
}
    .gender = feminine
    .none = ninguna página
    .empty = aún no hay páginas
noun-medication = { $count ->
    [1] un medicamento
    [one] { $count } medicamento
    [many] { $count } de medicamentos
   *[other] { $count } medicamentos
}
    .gender = masculine
    .none = ningún medicamento
    .empty = aún no hay medicamentos
    .active = { $count ->
        [0] ningún medicamento activo
        [1] un medicamento activo
        [one] { $count } medicamento activo
        [many] { $count } de medicamentos activos
       *[other] { $count } medicamentos activos
    }
    .inactive = { $count ->
        [0] ningún medicamento inactivo
        [1] un medicamento inactivo
        [one] { $count } medicamento inactivo
        [many] { $count } de medicamentos inactivos
       *[other] { $count } medicamentos inactivos
    }
noun-transaction = { $count ->
    [1] una transacción
    [one] { $count } transacción
    [many] { $count } de transacciones
   *[other] { $count } transacciones
}
    .gender = feminine
    .none = ninguna transacción
    .empty = aún no hay transacciones
    .pending = { $count ->
        [0] ninguna transacción pendiente
        [1] una transacción pendiente
        [one] { $count } transacción pendiente
        [many] { $count } de transacciones pendientes
       *[other] { $count } transacciones pendientes
    }
noun-question = { $count ->
    [1] una pregunta
    [one] { $count } pregunta
    [many] { $count } de preguntas
   *[other] { $count } preguntas
}
    .gender = feminine
    .none = ninguna pregunta
    .empty = aún no hay preguntas
    .completed = { $count ->
        [0] ninguna pregunta respondida
        [1] una pregunta respondida
        [one] { $count } pregunta respondida
        [many] { $count } de preguntas respondidas
       *[other] { $count } preguntas respondidas
    }
noun-goal = { $count ->
    [1] un objetivo
    [one] { $count } objetivo
    [many] { $count } de objetivos
   *[other] { $count } objetivos
}
    .gender = masculine
    .none = ningún objetivo
    .empty = aún no hay objetivos
    .completed = { $count ->
        [0] ningún objetivo completado
        [1] un objetivo completado
        [one] { $count } objetivo completado
        [many] { $count } de objetivos completados
       *[other] { $count } objetivos completados
    }

# The state agrees: 3 páginas, olvidadas; una página, olvidada; 3 mensajes, olvidados.

# The state in the number and gender of what is counted, whose $count is asked here.



