## Confirmations, announced after an action

done-added = { $name } hinzugefügt
    .alone = hinzugefügt
done-removed = { $name } entfernt
    .alone = entfernt
done-saved = { $name } gespeichert
    .alone = gespeichert
done-created = { $name } erstellt
    .alone = erstellt
done-updated = { $name } aktualisiert
    .alone = aktualisiert
done-copied = { $name } kopiert
    .alone = kopiert
done-shared = { $name } geteilt
    .alone = geteilt
done-archived = { $name } archiviert
    .alone = archiviert
done-favorite = { $name } zu Favoriten hinzugefügt
    .alone = zu Favoriten hinzugefügt
done-unfavorite = { $name } aus Favoriten entfernt
    .alone = aus Favoriten entfernt
# A colon takes any name, with an article or without.
done-moved = { $name } verschoben, neuer Ort: { $place }
    .alone = verschoben, neuer Ort: { $place }
done-sent = an { $who } gesendet
    .alone = gesendet
done-marked = { TAIL(mark-as) ->
    [going-on] { $name } markiert: { $state }
   *[other] { $name } als { mark-as } markiert
}
    .alone = { TAIL(mark-as) ->
        [going-on] markiert: { $state }
       *[other] als { mark-as } markiert
    }
done-deleted-things = { $things } gelöscht
done-undone = rückgängig gemacht
undo-available = { $done }. Kann rückgängig gemacht werden

## Announcements of values that changed by themselves

updated-to = { $name }, neuer Wert: { $value }
    .alone = neuer Wert: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = Bildschirm { $name }
    .alone = neuer Bildschirm
panel-opened = Bereich { $name } geöffnet
    .alone = Bereich geöffnet
panel-closed = Bereich { $name } geschlossen
    .alone = Bereich geschlossen

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } und { FORM($more, case: "accusative") } zu löschen
   *[statement] löscht { $name } und { FORM($more, case: "accusative") }
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "accusative") } zu löschen
       *[statement] löscht { FORM($more, case: "accusative") }
    }
irreversible = das kann nicht rückgängig gemacht werden
content-hidden = ausgeblendet
# Days bring their "bis" or "bis zum" themselves (see date.ftl), and a time of day does not: bis 15 Uhr, bis zum fünften
# Januar, bis morgen um 8 Uhr.
locked-until = { HEAD(locked-until-to) ->
    [until] gesperrt { locked-until-to }
   *[other] gesperrt bis { locked-until-to }
}
locked-until-to = { FORM($time, case: "to") }
-head-until = bis

## Screens that have nothing to show, and what to do there

empty-add = { FORM($noun, 1, case: "accusative") } hinzufügen, um zu beginnen
empty-other-word = bitte einen anderen Suchbegriff eingeben
empty-nothing = nichts anzuzeigen
empty-data = keine Daten

## Work that the app is doing while the listener waits

deleting = wird gelöscht
sending = wird gesendet
searching = Suche läuft
updating = wird aktualisiert
connecting = Verbindung wird hergestellt
calculating = wird berechnet

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] die Wiedergabe zu pausieren
   *[statement] pausiert die Wiedergabe
}
outcome-page = { $case ->
    [infinitive] die Seite zu wechseln
   *[statement] wechselt die Seite
}
