## Confirmations: participles, which agree with nothing

done-added = { $name } hozzáadva
    .alone = hozzáadva
done-removed = { $name } eltávolítva
    .alone = eltávolítva
done-saved = { $name } mentve
    .alone = mentve
done-created = { $name } létrehozva
    .alone = létrehozva
done-updated = { $name } frissítve
    .alone = frissítve
done-copied = { $name } másolva
    .alone = másolva
done-shared = { $name } megosztva
    .alone = megosztva
done-archived = { $name } archiválva
    .alone = archiválva
done-favorite = { $name } hozzáadva a kedvencekhez
    .alone = hozzáadva a kedvencekhez
done-unfavorite = { $name } eltávolítva a kedvencekből
    .alone = eltávolítva a kedvencekből
done-moved = { $name } áthelyezve ide: { $place }
    .alone = áthelyezve ide: { $place }
done-sent = elküldve neki: { $who }
    .alone = elküldve
done-marked = { $name } megjelölve { state-as }
    .alone = megjelölve { state-as }
done-deleted-things = { FORM($things, case: "inside") } törölve
done-undone = visszavonva
undo-available = { $done }. Visszavonható

## Announcements of values that changed by themselves

updated-to = { $name } frissítve: { $value }
    .alone = frissítve: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name } képernyő
    .alone = új képernyő
panel-opened = { $name } panel megnyitva
    .alone = panel megnyitva
panel-closed = { $name } panel bezárva
    .alone = panel bezárva

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } és { FORM($more, case: "inside") } törléséhez
   *[statement] { $name } és { FORM($more, case: "inside") } törlése
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "inside") } törléséhez
       *[statement] { FORM($more, case: "inside") } törlése
    }
irreversible = ez nem vonható vissza
content-hidden = rejtett
locked-until = zárolva { FORM($time, case: "until") }

## Screens that have nothing to show, and what to do there

empty-add = a kezdéshez adjon hozzá egyet
empty-other-word = próbálkozzon másik szóval
empty-nothing = nincs megjeleníthető tartalom
empty-data = nincs adat

## Work that the app is doing. The noun alone is the name of a button

deleting = törlés folyamatban
sending = küldés folyamatban
searching = keresés folyamatban
updating = frissítés folyamatban
connecting = csatlakozás folyamatban
calculating = számítás folyamatban

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] a lejátszás szüneteltetéséhez
   *[statement] szünetelteti a lejátszást
}
outcome-page = { $case ->
    [infinitive] a lapozáshoz
   *[statement] lapoz
}
