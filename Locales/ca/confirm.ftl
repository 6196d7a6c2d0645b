## Confirmations, announced after an action. Impersonal, because nobody knows the gender of a name. Without a name it is the
## participle, in the masculine as states alone.

done-added = s’ha afegit { $name }
    .alone = afegit
done-removed = s’ha tret { $name }
    .alone = tret
done-saved = s’ha desat { $name }
    .alone = desat
done-created = s’ha creat { $name }
    .alone = creat
done-updated = s’ha actualitzat { $name }
    .alone = actualitzat
done-copied = s’ha copiat { $name }
    .alone = copiat
done-shared = s’ha compartit { $name }
    .alone = compartit
done-archived = s’ha arxivat { $name }
    .alone = arxivat
done-favorite = s’ha afegit { $name } als preferits
    .alone = afegit als preferits
done-unfavorite = s’ha tret { $name } dels preferits
    .alone = tret dels preferits
done-moved = s’ha mogut { $name } a { $place }
    .alone = mogut a { $place }
done-sent = enviat a { $who }
    .alone = enviat
# As action-mark.
done-marked = { TRAIT($state, "mark") ->
    [on] s’ha marcat { $name }
    [off] s’ha desmarcat { $name }
   *[other] s’ha marcat { $name } com a { FORM($state, case: "as") }
}
    .alone = { TRAIT($state, "mark") ->
        [on] marcat
        [off] desmarcat
       *[other] marcat com a { FORM($state, case: "as") }
    }
# s’ha eliminat una foto, s’han eliminat 4 fotos
done-deleted-things = { HEAD($things) ->
    [none] no s’ha eliminat { $things }
    [single] s’ha eliminat { $things }
   *[other] s’han eliminat { $things }
}
-head-none = cap ningú
done-undone = acció desfeta
undo-available = { $done }. Es pot desfer

## Announcements of values that changed by themselves

updated-to = { $name }, nou valor: { $value }
    .alone = nou valor: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = pantalla { $name }
    .alone = pantalla nova
panel-opened = tauler { $name } obert
    .alone = tauler obert
panel-closed = tauler { $name } tancat
    .alone = tauler tancat

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] eliminar { $name } i { $more }
   *[statement] elimina { $name } i { $more }
}
    .alone = { $case ->
        [infinitive] eliminar { $more }
       *[statement] elimina { $more }
    }
irreversible = aquesta acció no es pot desfer
content-hidden = contingut ocult
locked-until = bloquejat { FORM($time, case: "until") }

## Screens that have nothing to show, and what to do there

empty-add = afegiu { one-noun } per començar
empty-other-word = proveu amb una altra paraula
empty-nothing = no hi ha res per mostrar
empty-data = sense dades

## Work that the app is doing while the listener waits

deleting = s’està eliminant
sending = s’està enviant
searching = s’està cercant
updating = s’està actualitzant
connecting = s’està connectant
calculating = s’està calculant

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] posar en pausa la reproducció
   *[statement] posa en pausa la reproducció
}
outcome-page = { $case ->
    [infinitive] canviar de pàgina
   *[statement] canvia de pàgina
}
