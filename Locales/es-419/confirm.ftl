done-added = se agregó { $name }
    .alone = se agregó
done-removed = se quitó { $name }
    .alone = se quitó
done-saved = se guardó { $name }
    .alone = se guardó
done-created = se creó { $name }
    .alone = se creó
done-updated = se actualizó { $name }
    .alone = se actualizó
done-copied = se copió { $name }
    .alone = se copió
done-shared = se compartió { $name }
    .alone = se compartió
done-archived = se archivó { $name }
    .alone = se archivó
done-favorite = se agregó { $name } a favoritos
    .alone = se agregó a favoritos
done-unfavorite = se quitó { $name } de favoritos
    .alone = se quitó de favoritos
done-moved = se movió { $name } a { $place }
    .alone = se movió a { $place }
done-sent = se envió a { $who }
    .alone = se envió
done-marked = { TRAIT($state, "mark") ->
    [on] se marcó { $name }
    [off] se desmarcó { $name }
   *[other] se marcó { $name } como { $state }
}
    .alone = { TRAIT($state, "mark") ->
        [on] se marcó
        [off] se desmarcó
       *[other] se marcó como { $state }
    }
done-deleted-things = { HEAD($things) ->
    [none] no se eliminó { $things }
    [single] se eliminó { $things }
   *[other] se eliminaron { $things }
}
empty-add = agrega { a-noun } para empezar
