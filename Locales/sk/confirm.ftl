## Confirmations, announced after an action: the neuter participle. Names are not inflected, they come after a colon

done-added = pridané: { $name }
    .alone = pridané
done-removed = odstránené: { $name }
    .alone = odstránené
done-saved = uložené: { $name }
    .alone = uložené
done-created = vytvorené: { $name }
    .alone = vytvorené
done-updated = aktualizované: { $name }
    .alone = aktualizované
done-copied = skopírované: { $name }
    .alone = skopírované
done-shared = zdieľané: { $name }
    .alone = zdieľané
done-archived = archivované: { $name }
    .alone = archivované
done-favorite = pridané do obľúbených: { $name }
    .alone = pridané do obľúbených
done-unfavorite = odstránené z obľúbených: { $name }
    .alone = odstránené z obľúbených
done-moved = presunuté: { $name }. Nové miesto: { $place }
    .alone = presunuté. Nové miesto: { $place }
done-sent = odoslané, príjemca: { $who }
    .alone = odoslané
done-marked = označené ako { FORM($state, case: "marked") }: { $name }
    .alone = označené ako { FORM($state, case: "marked") }
done-deleted-things = vymazané: { $things }
done-undone = akcia vrátená
undo-available = { $done }. Akciu možno vrátiť

## Announcements of values that changed by themselves

updated-to = { $name }, nová hodnota: { $value }
    .alone = nová hodnota: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = obrazovka: { $name }
    .alone = nová obrazovka
panel-opened = otvorený panel: { $name }
    .alone = panel otvorený
panel-closed = zatvorený panel: { $name }
    .alone = panel zatvorený

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] vymažete: { $name } a { FORM($more, case: "nominative") }
   *[statement] vymaže: { $name } a { FORM($more, case: "nominative") }
}
    .alone = { $case ->
        [infinitive] vymažete { FORM($more, case: "accusative") }
       *[statement] vymaže { FORM($more, case: "accusative") }
    }
irreversible = túto akciu nemožno vrátiť
content-hidden = obsah je skrytý
# A time brings its "o" in the case "on", as a day its "v".
locked-until = zamknuté, znova dostupné { FORM($time, case: "on") }

## Screens that have nothing to show, and what to do there

empty-add = začnite tým, že pridáte { FORM($noun, 1, case: "accusative") }
empty-other-word = skúste iné slovo
empty-nothing = nie je čo zobraziť
empty-data = žiadne údaje

## Work that the app is doing while the listener waits

deleting = prebieha mazanie
sending = odosiela sa
searching = prebieha hľadanie
updating = prebieha aktualizácia
connecting = prebieha pripájanie
calculating = prebieha výpočet

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] pozastavíte prehrávanie
   *[statement] pozastaví prehrávanie
}
outcome-page = { $case ->
    [infinitive] zmeníte stranu
   *[statement] zmení stranu
}
