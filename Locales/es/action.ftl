## The infinitive, as on buttons: eliminar Aspirin. A person would have "a" (quitar a Marta), a thing would not, and a
## name does not say which it is: where it is often a person's, a colon comes before it (quitar: Marta).

# What is there already.
the-noun = { TRAIT($noun, "gender") ->
    [feminine] la { FORM($noun, 1) }
   *[masculine] el { FORM($noun, 1) }
}
the-nouns = { TRAIT($noun, "gender") ->
    [feminine] las { FORM($noun, form: "plural") }
   *[masculine] los { FORM($noun, form: "plural") }
}
# What is not there yet.
a-noun = { TRAIT($noun, "gender") ->
    [feminine] una { FORM($noun, 1) }
   *[masculine] un { FORM($noun, 1) }
}
to-noun = { TRAIT($noun, "gender") ->
    [feminine] a la { FORM($noun, 1) }
   *[masculine] al { FORM($noun, 1) }
}
# Who is meant has "a": quitar al miembro, quitar la foto. What may be an entry or the person after it has it only where
# the person must be meant: bloquear al contacto, eliminar el contacto.
whom-noun = { TRAIT($noun, "personal") ->
    [always] { to-noun }
   *[other] { the-noun }
}
whom-noun-at-last = { TRAIT($noun, "personal") ->
    [always] { to-noun }
    [sometimes] { to-noun }
   *[other] { the-noun }
}

action-open = abrir { $name }
    .alone = abrir
    .noun = abrir { the-noun }
action-close = cerrar { $name }
    .alone = cerrar
    .noun = cerrar { the-noun }
action-edit = editar { $name }
    .alone = editar
    .noun = editar { the-noun }
action-add = añadir: { $name }
    .alone = añadir
    .noun = añadir { a-noun }
action-create = crear { $name }
    .alone = crear
    .noun = crear { a-noun }
action-remove = quitar: { $name }
    .alone = quitar
    .noun = quitar { whom-noun }
action-delete = eliminar { $name }
    .alone = eliminar
    .noun = eliminar { whom-noun }
action-rename = renombrar { $name }
    .alone = renombrar
    .noun = renombrar { the-noun }
action-move = mover { $name }
    .alone = mover
    .noun = mover { the-noun }
action-copy = copiar { $name }
    .alone = copiar
    .noun = copiar { the-noun }
action-save = guardar { $name }
    .alone = guardar
    .noun = guardar { the-noun }
action-download = descargar { $name }
    .alone = descargar
    .noun = descargar { the-noun }
action-share = compartir { $name }
    .alone = compartir
    .noun = compartir { the-noun }
action-send = enviar { $name }
    .alone = enviar
    .noun = enviar { the-noun }
action-select = seleccionar: { $name }
    .alone = seleccionar
    .noun = seleccionar { whom-noun }
action-play = reproducir { $name }
    .alone = reproducir
    .noun = reproducir { the-noun }
action-pause = pausar { $name }
    .alone = pausar
    .noun = pausar { the-noun }
action-pin = fijar { $name }
    .alone = fijar
    .noun = fijar { whom-noun }
action-unpin = dejar de fijar { $name }
    .alone = dejar de fijar
    .noun = dejar de fijar { the-noun }
action-mute = silenciar: { $name }
    .alone = silenciar
    .noun = silenciar { whom-noun }
action-unmute = dejar de silenciar: { $name }
    .alone = dejar de silenciar
    .noun = dejar de silenciar { whom-noun }
action-like = me gusta: { $name }
    .alone = me gusta
    .noun = me gusta: { FORM($noun, 1) }
action-favorite = añadir a favoritos: { $name }
    .alone = añadir a favoritos
    .noun = añadir { whom-noun } a favoritos
action-unfavorite = quitar de favoritos: { $name }
    .alone = quitar de favoritos
    .noun = quitar { whom-noun } de favoritos
action-archive = archivar { $name }
    .alone = archivar
    .noun = archivar { the-noun }
action-skip = omitir { $name }
    .alone = omitir
    .noun = omitir { the-noun }
action-snooze = posponer { $name }
    .alone = posponer
    .noun = posponer { the-noun }
action-activate = activar { $name }
    .alone = activar
    .noun = activar { whom-noun }
action-deactivate = desactivar { $name }
    .alone = desactivar
    .noun = desactivar { whom-noun }
action-approve = aprobar { $name }
    .alone = aprobar
    .noun = aprobar { whom-noun }
action-decline = rechazar { $name }
    .alone = rechazar
    .noun = rechazar { whom-noun }
# Who and what offends is denounced; one is informed of what does not work: informar del error.
action-report = denunciar: { $name }
    .alone = denunciar
    .noun = { TRAIT($noun, "report") ->
        [inform] { TRAIT($noun, "gender") ->
            [feminine] informar de la { FORM($noun, 1) }
           *[masculine] informar del { FORM($noun, 1) }
        }
       *[denounce] denunciar { whom-noun }
    }
action-call = llamar a { $name }
    .alone = llamar
    .noun = llamar { to-noun }
action-reply = responder a { $name }
    .alone = responder
    .noun = responder { to-noun }
action-forward = reenviar { $name }
    .alone = reenviar
    .noun = reenviar { the-noun }
# By name, people are blocked.
action-block = bloquear a { $name }
    .alone = bloquear
    .noun = bloquear { whom-noun-at-last }
action-filter = filtrar { $name }
    .alone = filtrar
    .noun = filtrar { the-nouns }
action-sort = ordenar { $name }
    .alone = ordenar
    .noun = ordenar { the-nouns }
# What is checked is marked, not marked as marked.
action-mark = { TRAIT($state, "mark") ->
    [on] marcar { $name }
    [off] desmarcar { $name }
   *[other] marcar como { FORM($state, case: "as") }: { $name }
}
    .alone = { TRAIT($state, "mark") ->
        [on] marcar
        [off] desmarcar
       *[other] marcar como { FORM($state, case: "as") }
    }

## Actions that often need no item

action-cancel = cancelar { $name }
    .alone = cancelar
    .noun = cancelar { the-noun }
action-retry = reintentar: { $name }
    .alone = reintentar
    .noun = reintentar { the-noun }
action-undo = deshacer
action-redo = rehacer
action-next = siguiente: { $name }
    .alone = siguiente
    .noun = { FORM($noun, 1) } siguiente
action-previous = anterior: { $name }
    .alone = anterior
    .noun = { FORM($noun, 1) } anterior
action-next-day = día siguiente
action-previous-day = día anterior
action-back = atrás
action-continue = continuar
action-done = listo
# same as action-send
action-submit = enviar { $name }
    .alone = enviar
    .noun = enviar { the-noun }
action-refresh = actualizar { $name }
    .alone = actualizar
    .noun = actualizar { the-nouns }
# "Buscar en los libros" would look inside them.
action-search = buscar en { $name }
    .alone = buscar
    .noun = buscar { FORM($noun, form: "plural") }
action-select-all = seleccionar todo
    .noun = seleccionar { TRAIT($noun, "gender") ->
        [feminine] todas las
       *[masculine] todos los
    } { FORM($noun, form: "plural") }
action-deselect-all = anular la selección
action-sign-in = iniciar sesión
action-sign-out = cerrar sesión
action-read-more = leer más
action-settings = ajustes
action-help = ayuda
