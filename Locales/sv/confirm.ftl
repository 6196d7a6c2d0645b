## Confirmations, announced after an action: in the passive, which agrees with nothing

done-added = { $name } har lagts till
    .alone = tillagt
done-removed = { $name } har tagits bort
    .alone = borttaget
done-saved = { $name } har sparats
    .alone = sparat
done-created = { $name } har skapats
    .alone = skapat
done-updated = { $name } har uppdaterats
    .alone = uppdaterat
done-copied = { $name } har kopierats
    .alone = kopierat
done-shared = { $name } har delats
    .alone = delat
done-archived = { $name } har arkiverats
    .alone = arkiverat
done-favorite = { $name } har lagts till i favoriter
    .alone = tillagt i favoriter
done-unfavorite = { $name } har tagits bort från favoriter
    .alone = borttaget från favoriter
done-moved = { $name } har flyttats till { $place }
    .alone = flyttat till { $place }
done-sent = skickat till { $who }
    .alone = skickat
done-marked = { $name } har markerats som { FORM($state, case: "as") }
    .alone = markerat som { FORM($state, case: "as") }
done-deleted-things = { $things } har raderats
done-undone = ångrat
undo-available = { $done }. Kan ångras

## Announcements of values that changed by themselves

updated-to = { $name } har uppdaterats till { $value }
    .alone = uppdaterat till { $value }

## Announcements of screens and panels that appear or disappear

screen-named = skärmen { $name }
    .alone = ny skärm
panel-opened = panelen { $name } har öppnats
    .alone = panelen har öppnats
panel-closed = panelen { $name } har stängts
    .alone = panelen har stängts

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] radera { $name } och { $more }
   *[statement] raderar { $name } och { $more }
}
    .alone = { $case ->
        [infinitive] radera { $more }
       *[statement] raderar { $more }
    }
irreversible = det går inte att ångra
content-hidden = dolt
locked-until = låst till { FORM($time, case: "on") }

## Screens that have nothing to show

empty-add = { TRAIT($noun, "gender") ->
    [neuter] lägg till ett för att börja
   *[common] lägg till en för att börja
}
empty-other-word = pröva ett annat sökord
empty-nothing = inget att visa
empty-data = inga data

## Work that the app is doing while the listener waits

deleting = raderar
sending = skickar
searching = söker
updating = uppdaterar
connecting = ansluter
calculating = beräknar

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] pausa uppspelningen
   *[statement] pausar uppspelningen
}
outcome-page = { $case ->
    [infinitive] byta sida
   *[statement] byter sida
}
