done-added = se agregó { $name }
    .alone = agregado
done-removed = se quitó { $name }
done-saved = se guardó { $name }
done-created = se creó { $name }
done-updated = se actualizó { $name }
done-copied = se copió { $name }
done-shared = se compartió { $name }
done-archived = se archivó { $name }
done-favorite = se agregó { $name } a favoritos
    .alone = agregado a favoritos
done-unfavorite = se quitó { $name } de favoritos
done-moved = se movió { $name } a { $place }
done-sent = se envió a { $who }
done-marked = { TRAIT($state, "mark") ->
    [on] se marcó { $name }
    [off] se desmarcó { $name }
   *[other] se marcó como { FORM($state, case: "as") }: { $name }
}
done-deleted-things = { HEAD($things) ->
    [none] no se eliminó { $things }
    [single] se eliminó { $things }
   *[other] se eliminaron { $things }
}
empty-add = agrega { a-noun } para empezar
