## Confirmations, announced after an action

done-added = { $name } toegevoegd
    .alone = toegevoegd
done-removed = { $name } weggehaald
    .alone = weggehaald
done-saved = { $name } opgeslagen
    .alone = opgeslagen
done-created = { $name } aangemaakt
    .alone = aangemaakt
done-updated = { $name } bijgewerkt
    .alone = bijgewerkt
done-copied = { $name } gekopieerd
    .alone = gekopieerd
done-shared = { $name } gedeeld
    .alone = gedeeld
done-archived = { $name } gearchiveerd
    .alone = gearchiveerd
done-favorite = { $name } toegevoegd aan favorieten
    .alone = toegevoegd aan favorieten
done-unfavorite = { $name } verwijderd uit favorieten
    .alone = verwijderd uit favorieten
done-moved = { $name } verplaatst naar { $place }
    .alone = verplaatst naar { $place }
done-sent = verstuurd naar { $who }
    .alone = verstuurd
done-marked = { $name } gemarkeerd als { FORM($state, case: "as") }
    .alone = gemarkeerd als { FORM($state, case: "as") }
done-deleted-things = { $things } verwijderd
done-undone = ongedaan gemaakt
undo-available = { $done }. Kan ongedaan worden gemaakt

## Announcements of values that changed by themselves

updated-to = { $name } gewijzigd in { $value }
    .alone = gewijzigd in { $value }

## Announcements of screens and panels that appear or disappear

screen-named = scherm { $name }
    .alone = nieuw scherm
panel-opened = paneel { $name } geopend
    .alone = paneel geopend
panel-closed = paneel { $name } gesloten
    .alone = paneel gesloten

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } en { $more } te verwijderen
   *[statement] verwijdert { $name } en { $more }
}
    .alone = { $case ->
        [infinitive] { $more } te verwijderen
       *[statement] verwijdert { $more }
    }
irreversible = dit kan niet ongedaan worden gemaakt
content-hidden = verborgen
locked-until = vergrendeld tot { $time }

## Screens that have nothing to show, and what to do there

empty-add = voeg een { FORM($noun, 1) } toe om te beginnen
empty-other-word = probeer een ander woord
empty-nothing = niets om te tonen
empty-data = geen gegevens

## Work that the app is doing while the listener waits

deleting = bezig met verwijderen
sending = bezig met versturen
searching = bezig met zoeken
updating = bezig met bijwerken
connecting = bezig met verbinden
calculating = bezig met berekenen

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] het afspelen te pauzeren
   *[statement] pauzeert het afspelen
}
outcome-page = { $case ->
    [infinitive] van pagina te wisselen
   *[statement] wisselt van pagina
}
