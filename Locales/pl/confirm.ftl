## Confirmations, announced after an action: the impersonal past. Names are not inflected, they come after a colon

done-added = dodano: { $name }
    .alone = dodano
done-removed = usunięto z listy: { $name }
    .alone = usunięto z listy
done-saved = zapisano: { $name }
    .alone = zapisano
done-created = utworzono: { $name }
    .alone = utworzono
done-updated = zaktualizowano: { $name }
    .alone = zaktualizowano
done-copied = skopiowano: { $name }
    .alone = skopiowano
done-shared = udostępniono: { $name }
    .alone = udostępniono
done-archived = zarchiwizowano: { $name }
    .alone = zarchiwizowano
done-favorite = dodano do ulubionych: { $name }
    .alone = dodano do ulubionych
done-unfavorite = usunięto z ulubionych: { $name }
    .alone = usunięto z ulubionych
done-moved = przeniesiono: { $name }. Nowe miejsce: { $place }
    .alone = przeniesiono. Nowe miejsce: { $place }
done-sent = wysłano, odbiorca: { $who }
    .alone = wysłano
# As action-mark.
done-marked = oznaczono jako { FORM($state, case: "marked") }: { $name }
    .alone = oznaczono jako { FORM($state, case: "accusative") }
done-deleted-things = usunięto { FORM($things, case: "accusative") }
done-undone = cofnięto
undo-available = { $done }. Można cofnąć

## Announcements of values that changed by themselves

updated-to = { $name }, nowa wartość: { $value }
    .alone = nowa wartość: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = ekran: { $name }
    .alone = nowy ekran
panel-opened = otwarto panel: { $name }
    .alone = otwarto panel
panel-closed = zamknięto panel: { $name }
    .alone = zamknięto panel

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] usunąć: { $name } i { FORM($more, case: "nominative") }
   *[statement] usuwa: { $name } i { FORM($more, case: "nominative") }
}
    .alone = { $case ->
        [infinitive] usunąć { FORM($more, case: "accusative") }
       *[statement] usuwa { FORM($more, case: "accusative") }
    }
irreversible = tego nie można cofnąć
content-hidden = treść ukryta
# Avoid "do", which would need another form of each day. A time brings its "o" in the case "on", as a day its "w".
locked-until = zablokowane, znów dostępne { FORM($time, case: "on") }

## Screens that have nothing to show, and what to do there

empty-add = dodaj { FORM($noun, 1, case: "accusative") }, aby zacząć
empty-other-word = spróbuj użyć innego słowa
empty-nothing = nic do wyświetlenia
empty-data = brak danych

## Work that the app is doing while the listener waits

deleting = usuwanie
sending = wysyłanie
searching = wyszukiwanie
updating = aktualizowanie
connecting = łączenie
calculating = obliczanie

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] wstrzymać odtwarzanie
   *[statement] wstrzymuje odtwarzanie
}
outcome-page = { $case ->
    [infinitive] zmienić stronę
   *[statement] zmienia stronę
}
