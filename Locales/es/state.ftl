## States: words that describe how something is
##
## The value is the masculine form, which is also heard if nobody knows what the state describes. Words in -e and -l,
## and phrases that begin with a preposition, have no separate feminine form. In a count, all states come after the
## noun: 3 dosis olvidadas. If the word after a noun differs from the word that is heard alone, it is an adjective with
## the same ending in its name.
##
## The trait .when = at marks states that are over, or still to come. As the name of a field, such a state asks a time
## for its "a", and needs no colon (Tomada a las 8:12). The trait .when = for marks states that take "para" instead
## (Programada para las 18:30), and .when = verb those that become a verb before a time (Vence a las 18:30).
##
## The trait .mark is for checkboxes. A verb alone says whether to check the box (marcar, desmarcar).

state-taken = tomado
    .feminine = tomada
    .masculine-plural = tomados
    .feminine-plural = tomadas
    .when = at
# Alone it may be a task, an appointment or a dose. Avoid "perdido", which says of a thing that it can't be found, and
# "olvidado", which says why. "Omitido" is what was passed over on purpose.
state-missed = no realizado
    .feminine = no realizada
    .masculine-plural = no realizados
    .feminine-plural = no realizadas
    .when = at
# Of what is taken (dosis olvidada), and of things that have no other word (see noun.ftl).
adjective-missed = olvidado
    .feminine = olvidada
    .masculine-plural = olvidados
    .feminine-plural = olvidadas
    .when = at
state-skipped = omitido
    .feminine = omitida
    .masculine-plural = omitidos
    .feminine-plural = omitidas
    .when = at
state-pending = pendiente
    .masculine-plural = pendientes
state-scheduled = programado
    .feminine = programada
    .masculine-plural = programados
    .feminine-plural = programadas
    .when = for
# The name of a field, before a time that may still be ahead: $case "verb" of a day or a time of day (vence a las
# 18:30), "label" of a date (vencimiento: 3 de noviembre). "as" is after "marcar como". What is taken, done, paid or
# attended has words of its own in noun.ftl (por tomar).
state-due = { $case ->
    [as] { adjective-due }
    [label] vencimiento
    [verb] vence
   *[state] vence ahora
}
    .when = verb
adjective-due = a punto de vencer
# Avoid "vencido", which is also said of what has expired.
state-overdue = atrasado
    .feminine = atrasada
    .masculine-plural = atrasados
    .feminine-plural = atrasadas
state-completed = completado
    .feminine = completada
    .masculine-plural = completados
    .feminine-plural = completadas
    .when = at
state-not-completed = no completado
    .feminine = no completada
    .masculine-plural = no completados
    .feminine-plural = no completadas
# When counted, not "no …": "ningún artículo no leído" denies twice.
adjective-not-completed = sin completar
state-in-progress = en curso
state-failed = fallido
    .feminine = fallida
    .masculine-plural = fallidos
    .feminine-plural = fallidas
    .when = at
state-cancelled = cancelado
    .feminine = cancelada
    .masculine-plural = cancelados
    .feminine-plural = canceladas
    .when = at
state-approved = aprobado
    .feminine = aprobada
    .masculine-plural = aprobados
    .feminine-plural = aprobadas
    .when = at
state-declined = rechazado
    .feminine = rechazada
    .masculine-plural = rechazados
    .feminine-plural = rechazadas
    .when = at
state-refunded = reembolsado
    .feminine = reembolsada
    .masculine-plural = reembolsados
    .feminine-plural = reembolsadas
    .when = at
state-processing = en proceso
state-shipped = enviado
    .feminine = enviada
    .masculine-plural = enviados
    .feminine-plural = enviadas
    .when = at
state-delivered = entregado
    .feminine = entregada
    .masculine-plural = entregados
    .feminine-plural = entregadas
    .when = at
state-draft = borrador
adjective-draft = en borrador
state-new = nuevo
    .feminine = nueva
    .masculine-plural = nuevos
    .feminine-plural = nuevas
# same for every case
state-read = leído
    .feminine = leída
    .masculine-plural = leídos
    .feminine-plural = leídas
    .when = at
state-unread = no leído
    .feminine = no leída
    .masculine-plural = no leídos
    .feminine-plural = no leídas
adjective-unread = sin leer
# Of a parcel, a file or a door.
state-opened = abierto
    .feminine = abierta
    .masculine-plural = abiertos
    .feminine-plural = abiertas
    .when = at
state-active = activo
    .feminine = activa
    .masculine-plural = activos
    .feminine-plural = activas
state-inactive = inactivo
    .feminine = inactiva
    .masculine-plural = inactivos
    .feminine-plural = inactivas
state-on = activado
    .feminine = activada
    .masculine-plural = activados
    .feminine-plural = activadas
state-off = desactivado
    .feminine = desactivada
    .masculine-plural = desactivados
    .feminine-plural = desactivadas
state-enabled = habilitado
    .feminine = habilitada
    .masculine-plural = habilitados
    .feminine-plural = habilitadas
state-disabled = deshabilitado
    .feminine = deshabilitada
    .masculine-plural = deshabilitados
    .feminine-plural = deshabilitadas
state-online = en línea
state-offline = sin conexión
state-away = ausente
    .masculine-plural = ausentes
state-busy = ocupado
    .feminine = ocupada
    .masculine-plural = ocupados
    .feminine-plural = ocupadas
state-connected = conectado
    .feminine = conectada
    .masculine-plural = conectados
    .feminine-plural = conectadas
state-disconnected = desconectado
    .feminine = desconectada
    .masculine-plural = desconectados
    .feminine-plural = desconectadas
state-selected = seleccionado
    .feminine = seleccionada
    .masculine-plural = seleccionados
    .feminine-plural = seleccionadas
state-not-selected = no seleccionado
    .feminine = no seleccionada
    .masculine-plural = no seleccionados
    .feminine-plural = no seleccionadas
adjective-not-selected = sin seleccionar
state-checked = marcado
    .feminine = marcada
    .masculine-plural = marcados
    .feminine-plural = marcadas
    .mark = on
state-unchecked = no marcado
    .feminine = no marcada
    .masculine-plural = no marcados
    .feminine-plural = no marcadas
    .mark = off
adjective-unchecked = sin marcar
state-partially-checked = marcado parcialmente
    .feminine = marcada parcialmente
    .masculine-plural = marcados parcialmente
    .feminine-plural = marcadas parcialmente
state-expanded = expandido
    .feminine = expandida
    .masculine-plural = expandidos
    .feminine-plural = expandidas
state-collapsed = contraído
    .feminine = contraída
    .masculine-plural = contraídos
    .feminine-plural = contraídas
state-required = obligatorio
    .feminine = obligatoria
    .masculine-plural = obligatorios
    .feminine-plural = obligatorias
state-optional = opcional
    .masculine-plural = opcionales
state-valid = válido
    .feminine = válida
    .masculine-plural = válidos
    .feminine-plural = válidas
state-invalid = no válido
    .feminine = no válida
    .masculine-plural = no válidos
    .feminine-plural = no válidas
state-empty = vacío
    .feminine = vacía
    .masculine-plural = vacíos
    .feminine-plural = vacías
state-full = lleno
    .feminine = llena
    .masculine-plural = llenos
    .feminine-plural = llenas
state-playing = en reproducción
state-paused = en pausa
state-stopped = detenido
    .feminine = detenida
    .masculine-plural = detenidos
    .feminine-plural = detenidas
state-muted = silenciado
    .feminine = silenciada
    .masculine-plural = silenciados
    .feminine-plural = silenciadas
state-unmuted = con sonido
state-locked = bloqueado
    .feminine = bloqueada
    .masculine-plural = bloqueados
    .feminine-plural = bloqueadas
state-unlocked = desbloqueado
    .feminine = desbloqueada
    .masculine-plural = desbloqueados
    .feminine-plural = desbloqueadas
state-favorite = favorito
    .feminine = favorita
    .masculine-plural = favoritos
    .feminine-plural = favoritas
state-pinned = fijado
    .feminine = fijada
    .masculine-plural = fijados
    .feminine-plural = fijadas
state-archived = archivado
    .feminine = archivada
    .masculine-plural = archivados
    .feminine-plural = archivadas
state-verified = verificado
    .feminine = verificada
    .masculine-plural = verificados
    .feminine-plural = verificadas
state-not-verified = no verificado
    .feminine = no verificada
    .masculine-plural = no verificados
    .feminine-plural = no verificadas
adjective-not-verified = sin verificar
state-expired = caducado
    .feminine = caducada
    .masculine-plural = caducados
    .feminine-plural = caducadas
state-available = disponible
    .masculine-plural = disponibles
state-unavailable = no disponible
    .masculine-plural = no disponibles
state-out-of-stock = agotado
    .feminine = agotada
    .masculine-plural = agotados
    .feminine-plural = agotadas
state-live = en directo
state-syncing = sincronizando
adjective-syncing = sincronizándose
state-synced = sincronizado
    .feminine = sincronizada
    .masculine-plural = sincronizados
    .feminine-plural = sincronizadas
# "Cargando" is what an app says that loads.
state-charging = en carga
# Avoid "baja" alone, which is heard as the noun (sick leave, somebody who has left). "Dispositivos bajos" are short ones.
state-low = { $case ->
    [as] bajo
   *[state] nivel bajo
}
adjective-low = con nivel bajo
state-critical = crítico
    .feminine = crítica
    .masculine-plural = críticos
    .feminine-plural = críticas
state-filtered = filtrado
    .feminine = filtrada
    .masculine-plural = filtrados
    .feminine-plural = filtradas

## A state after the word for "status": no capital after a colon

status = estado: { $state }
