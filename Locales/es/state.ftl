## States. By themselves they are in the masculine, as the impersonal form is; behind a count also in the plural
##
## .when = at: what has happened then, or will; as the name of a field it asks a time for its "a" (Tomada: a las 8:12).

state-taken = { $gender ->
    [feminine] tomada
    [feminine-plural] tomadas
    [masculine-plural] tomados
   *[impersonal] tomado
}
    .when = at
# Not "perdido", which says of a thing that it cannot be found. "Omitido" is what was passed over on purpose.
state-missed = { $gender ->
    [feminine] olvidada
    [feminine-plural] olvidadas
    [masculine-plural] olvidados
   *[impersonal] olvidado
}
    .when = at
state-skipped = { $gender ->
    [feminine] omitida
    [feminine-plural] omitidas
    [masculine-plural] omitidos
   *[impersonal] omitido
}
    .when = at
state-pending = { $gender ->
    [feminine-plural] pendientes
    [masculine-plural] pendientes
   *[impersonal] pendiente
}
state-scheduled = { $gender ->
    [feminine] programada
    [feminine-plural] programadas
    [masculine-plural] programados
   *[impersonal] programado
}
    .when = at
# $case "label": the name of a field, in front of a time, which may still be ahead (vencimiento: las 18:30).
state-due = { $case ->
    [label] vencimiento
   *[state] { $gender ->
        [feminine-plural] vencen ahora
        [masculine-plural] vencen ahora
       *[impersonal] vence ahora
    }
}
# Not "vencido", which is also said of what has expired.
state-overdue = { $gender ->
    [feminine] atrasada
    [feminine-plural] atrasadas
    [masculine-plural] atrasados
   *[impersonal] atrasado
}
state-completed = { $gender ->
    [feminine] completada
    [feminine-plural] completadas
    [masculine-plural] completados
   *[impersonal] completado
}
    .when = at
state-not-completed = { $gender ->
    [feminine] no completada
    [feminine-plural] no completadas
    [masculine-plural] no completados
   *[impersonal] no completado
}
state-in-progress = en curso
state-failed = { $gender ->
    [feminine] fallida
    [feminine-plural] fallidas
    [masculine-plural] fallidos
   *[impersonal] fallido
}
    .when = at
state-cancelled = { $gender ->
    [feminine] cancelada
    [feminine-plural] canceladas
    [masculine-plural] cancelados
   *[impersonal] cancelado
}
    .when = at
state-approved = { $gender ->
    [feminine] aprobada
    [feminine-plural] aprobadas
    [masculine-plural] aprobados
   *[impersonal] aprobado
}
    .when = at
state-declined = { $gender ->
    [feminine] rechazada
    [feminine-plural] rechazadas
    [masculine-plural] rechazados
   *[impersonal] rechazado
}
    .when = at
state-refunded = { $gender ->
    [feminine] reembolsada
    [feminine-plural] reembolsadas
    [masculine-plural] reembolsados
   *[impersonal] reembolsado
}
    .when = at
state-processing = en proceso
state-shipped = { $gender ->
    [feminine] enviada
    [feminine-plural] enviadas
    [masculine-plural] enviados
   *[impersonal] enviado
}
    .when = at
state-delivered = { $gender ->
    [feminine] entregada
    [feminine-plural] entregadas
    [masculine-plural] entregados
   *[impersonal] entregado
}
    .when = at
state-draft = { $gender ->
    [feminine-plural] borradores
    [masculine-plural] borradores
   *[impersonal] borrador
}
state-new = { $gender ->
    [feminine] nueva
    [feminine-plural] nuevas
    [masculine-plural] nuevos
   *[impersonal] nuevo
}
state-read = { $gender ->
    [feminine] leída
    [feminine-plural] leídas
    [masculine-plural] leídos
   *[impersonal] leído
}
    .when = at
state-unread = { $gender ->
    [feminine] no leída
    [feminine-plural] no leídas
    [masculine-plural] no leídos
   *[impersonal] no leído
}
state-active = { $gender ->
    [feminine] activa
    [feminine-plural] activas
    [masculine-plural] activos
   *[impersonal] activo
}
state-inactive = { $gender ->
    [feminine] inactiva
    [feminine-plural] inactivas
    [masculine-plural] inactivos
   *[impersonal] inactivo
}
state-on = { $gender ->
    [feminine] activada
    [feminine-plural] activadas
    [masculine-plural] activados
   *[impersonal] activado
}
state-off = { $gender ->
    [feminine] desactivada
    [feminine-plural] desactivadas
    [masculine-plural] desactivados
   *[impersonal] desactivado
}
state-enabled = { $gender ->
    [feminine] habilitada
    [feminine-plural] habilitadas
    [masculine-plural] habilitados
   *[impersonal] habilitado
}
state-disabled = { $gender ->
    [feminine] deshabilitada
    [feminine-plural] deshabilitadas
    [masculine-plural] deshabilitados
   *[impersonal] deshabilitado
}
state-online = en línea
state-offline = sin conexión
state-away = { $gender ->
    [feminine-plural] ausentes
    [masculine-plural] ausentes
   *[impersonal] ausente
}
state-busy = { $gender ->
    [feminine] ocupada
    [feminine-plural] ocupadas
    [masculine-plural] ocupados
   *[impersonal] ocupado
}
state-connected = { $gender ->
    [feminine] conectada
    [feminine-plural] conectadas
    [masculine-plural] conectados
   *[impersonal] conectado
}
state-disconnected = { $gender ->
    [feminine] desconectada
    [feminine-plural] desconectadas
    [masculine-plural] desconectados
   *[impersonal] desconectado
}
state-selected = { $gender ->
    [feminine] seleccionada
    [feminine-plural] seleccionadas
    [masculine-plural] seleccionados
   *[impersonal] seleccionado
}
state-not-selected = { $gender ->
    [feminine] no seleccionada
    [feminine-plural] no seleccionadas
    [masculine-plural] no seleccionados
   *[impersonal] no seleccionado
}
state-checked = { $gender ->
    [feminine] marcada
    [feminine-plural] marcadas
    [masculine-plural] marcados
   *[impersonal] marcado
}
state-unchecked = { $gender ->
    [feminine] no marcada
    [feminine-plural] no marcadas
    [masculine-plural] no marcados
   *[impersonal] no marcado
}
state-partially-checked = { $gender ->
    [feminine] marcada parcialmente
    [feminine-plural] marcadas parcialmente
    [masculine-plural] marcados parcialmente
   *[impersonal] marcado parcialmente
}
state-expanded = { $gender ->
    [feminine] expandida
    [feminine-plural] expandidas
    [masculine-plural] expandidos
   *[impersonal] expandido
}
state-collapsed = { $gender ->
    [feminine] contraída
    [feminine-plural] contraídas
    [masculine-plural] contraídos
   *[impersonal] contraído
}
state-required = { $gender ->
    [feminine] obligatoria
    [feminine-plural] obligatorias
    [masculine-plural] obligatorios
   *[impersonal] obligatorio
}
state-optional = { $gender ->
    [feminine-plural] opcionales
    [masculine-plural] opcionales
   *[impersonal] opcional
}
state-valid = { $gender ->
    [feminine] válida
    [feminine-plural] válidas
    [masculine-plural] válidos
   *[impersonal] válido
}
state-invalid = { $gender ->
    [feminine] no válida
    [feminine-plural] no válidas
    [masculine-plural] no válidos
   *[impersonal] no válido
}
state-empty = { $gender ->
    [feminine] vacía
    [feminine-plural] vacías
    [masculine-plural] vacíos
   *[impersonal] vacío
}
state-full = { $gender ->
    [feminine] llena
    [feminine-plural] llenas
    [masculine-plural] llenos
   *[impersonal] lleno
}
state-playing = en reproducción
state-paused = en pausa
state-stopped = { $gender ->
    [feminine] detenida
    [feminine-plural] detenidas
    [masculine-plural] detenidos
   *[impersonal] detenido
}
state-muted = { $gender ->
    [feminine] silenciada
    [feminine-plural] silenciadas
    [masculine-plural] silenciados
   *[impersonal] silenciado
}
state-unmuted = con sonido
state-locked = { $gender ->
    [feminine] bloqueada
    [feminine-plural] bloqueadas
    [masculine-plural] bloqueados
   *[impersonal] bloqueado
}
state-unlocked = { $gender ->
    [feminine] desbloqueada
    [feminine-plural] desbloqueadas
    [masculine-plural] desbloqueados
   *[impersonal] desbloqueado
}
state-favorite = { $gender ->
    [feminine] favorita
    [feminine-plural] favoritas
    [masculine-plural] favoritos
   *[impersonal] favorito
}
state-pinned = { $gender ->
    [feminine] fijada
    [feminine-plural] fijadas
    [masculine-plural] fijados
   *[impersonal] fijado
}
state-archived = { $gender ->
    [feminine] archivada
    [feminine-plural] archivadas
    [masculine-plural] archivados
   *[impersonal] archivado
}
state-verified = { $gender ->
    [feminine] verificada
    [feminine-plural] verificadas
    [masculine-plural] verificados
   *[impersonal] verificado
}
state-not-verified = { $gender ->
    [feminine] no verificada
    [feminine-plural] no verificadas
    [masculine-plural] no verificados
   *[impersonal] no verificado
}
state-expired = { $gender ->
    [feminine] caducada
    [feminine-plural] caducadas
    [masculine-plural] caducados
   *[impersonal] caducado
}
state-available = { $gender ->
    [feminine-plural] disponibles
    [masculine-plural] disponibles
   *[impersonal] disponible
}
state-unavailable = { $gender ->
    [feminine-plural] no disponibles
    [masculine-plural] no disponibles
   *[impersonal] no disponible
}
state-out-of-stock = { $gender ->
    [feminine] agotada
    [feminine-plural] agotadas
    [masculine-plural] agotados
   *[impersonal] agotado
}
state-live = en directo
state-syncing = sincronizando
state-synced = { $gender ->
    [feminine] sincronizada
    [feminine-plural] sincronizadas
    [masculine-plural] sincronizados
   *[impersonal] sincronizado
}
state-charging = cargando
state-low = { $gender ->
    [feminine] baja
    [feminine-plural] bajas
    [masculine-plural] bajos
   *[impersonal] bajo
}
state-critical = { $gender ->
    [feminine] crítica
    [feminine-plural] críticas
    [masculine-plural] críticos
   *[impersonal] crítico
}
state-filtered = { $gender ->
    [feminine] filtrada
    [feminine-plural] filtradas
    [masculine-plural] filtrados
   *[impersonal] filtrado
}

## A state behind the word that says what it is: no capital after a colon

status = estado: { $state }
