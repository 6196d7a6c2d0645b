## Confirmations, announced after an action. Impersonal, because nobody knows the gender of a name. Without a name "se
## ha añadido" would lack what it speaks of: there it is the participle, in the masculine as states alone.

done-added = se ha añadido { $name }
    .alone = añadido
done-removed = se ha quitado { $name }
    .alone = quitado
done-saved = se ha guardado { $name }
    .alone = guardado
done-created = se ha creado { $name }
    .alone = creado
done-updated = se ha actualizado { $name }
    .alone = actualizado
done-copied = se ha copiado { $name }
    .alone = copiado
done-shared = se ha compartido { $name }
    .alone = compartido
done-archived = se ha archivado { $name }
    .alone = archivado
done-favorite = se ha añadido { $name } a favoritos
    .alone = añadido a favoritos
done-unfavorite = se ha quitado { $name } de favoritos
    .alone = quitado de favoritos
done-moved = se ha movido { $name } a { $place }
    .alone = movido a { $place }
done-sent = se ha enviado a { $who }
    .alone = enviado
# As action-mark.
done-marked = { TRAIT($state, "mark") ->
    [on] se ha marcado { $name }
    [off] se ha desmarcado { $name }
   *[other] se ha marcado como { FORM($state, case: "as") }: { $name }
}
    .alone = { TRAIT($state, "mark") ->
        [on] marcado
        [off] desmarcado
       *[other] marcado como { FORM($state, case: "as") }
    }
# se ha eliminado una foto, se han eliminado 4 fotos
done-deleted-things = { HEAD($things) ->
    [none] no se ha eliminado { $things }
    [single] se ha eliminado { $things }
   *[other] se han eliminado { $things }
}
-head-none = ningún ninguna
-head-single = un una !uni !unos !unas
done-undone = acción deshecha
undo-available = { $done }. Se puede deshacer

## Announcements of values that changed by themselves

updated-to = { $name }, nuevo valor: { $value }
    .alone = nuevo valor: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = pantalla { $name }
    .alone = nueva pantalla
panel-opened = panel { $name } abierto
    .alone = panel abierto
panel-closed = panel { $name } cerrado
    .alone = panel cerrado

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] eliminar { $name } y { $more }
   *[statement] elimina { $name } y { $more }
}
    .alone = { $case ->
        [infinitive] eliminar { $more }
       *[statement] elimina { $more }
    }
irreversible = esta acción no se puede deshacer
content-hidden = contenido oculto
locked-until = bloqueado hasta { FORM($time, case: "on") }

## Screens that have nothing to show, and what to do there

empty-add = añade { a-noun } para empezar
empty-other-word = prueba con otra palabra
empty-nothing = no hay nada que mostrar
empty-data = sin datos

## Work that the app is doing while the listener waits

deleting = eliminando
sending = enviando
searching = buscando
updating = actualizando
connecting = conectando
calculating = calculando

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] pausar la reproducción
   *[statement] pausa la reproducción
}
outcome-page = { $case ->
    [infinitive] cambiar de página
   *[statement] cambia de página
}
