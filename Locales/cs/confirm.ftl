## Confirmations, announced after an action: the impersonal participle. Names are not inflected, they come after a colon

done-added = přidáno: { $name }
    .alone = přidáno
done-removed = odebráno: { $name }
    .alone = odebráno
done-saved = uloženo: { $name }
    .alone = uloženo
done-created = vytvořeno: { $name }
    .alone = vytvořeno
done-updated = aktualizováno: { $name }
    .alone = aktualizováno
done-copied = zkopírováno: { $name }
    .alone = zkopírováno
done-shared = sdíleno: { $name }
    .alone = sdíleno
done-archived = archivováno: { $name }
    .alone = archivováno
done-favorite = přidáno do oblíbených: { $name }
    .alone = přidáno do oblíbených
done-unfavorite = odebráno z oblíbených: { $name }
    .alone = odebráno z oblíbených
done-moved = přesunuto: { $name }. Nové místo: { $place }
    .alone = přesunuto. Nové místo: { $place }
done-sent = odesláno, příjemce: { $who }
    .alone = odesláno
# As action-mark.
done-marked = označeno jako { FORM($state, case: "marked") }: { $name }
    .alone = označeno jako { FORM($state, case: "accusative") }
done-deleted-things = smazáno: { $things }
done-undone = akce vrácena
undo-available = { $done }. Akci lze vrátit

## Announcements of values that changed by themselves

updated-to = { $name }, nová hodnota: { $value }
    .alone = nová hodnota: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = obrazovka: { $name }
    .alone = nová obrazovka
panel-opened = otevřen panel: { $name }
    .alone = panel otevřen
panel-closed = zavřen panel: { $name }
    .alone = panel zavřen

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] smažete: { $name } a { FORM($more, case: "nominative") }
   *[statement] smaže: { $name } a { FORM($more, case: "nominative") }
}
    .alone = { $case ->
        [infinitive] smažete { FORM($more, case: "accusative") }
       *[statement] smaže { FORM($more, case: "accusative") }
    }
irreversible = tuto akci nelze vrátit
content-hidden = obsah je skrytý
# A time brings its "v" in the case "on", as a day its "v".
locked-until = zamčeno, znovu dostupné { FORM($time, case: "on") }

## Screens that have nothing to show, and what to do there

empty-add = začněte tím, že přidáte { FORM($noun, 1, case: "accusative") }
empty-other-word = zkuste jiné slovo
empty-nothing = není co zobrazit
empty-data = žádná data

## Work that the app is doing while the listener waits

deleting = mazání
sending = odesílání
searching = vyhledávání
updating = aktualizace
connecting = připojování
calculating = výpočet

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] pozastavíte přehrávání
   *[statement] pozastaví přehrávání
}
outcome-page = { $case ->
    [infinitive] změníte stránku
   *[statement] změní stránku
}
