## Confirmations, announced after an action: a participle after "er", which agrees with nothing

done-added = { $name } er tilføjet
    .alone = tilføjet
done-removed = { $name } er fjernet
    .alone = fjernet
done-saved = { $name } er gemt
    .alone = gemt
done-created = { $name } er oprettet
    .alone = oprettet
done-updated = { $name } er opdateret
    .alone = opdateret
done-copied = { $name } er kopieret
    .alone = kopieret
done-shared = { $name } er delt
    .alone = delt
done-archived = { $name } er arkiveret
    .alone = arkiveret
done-favorite = { $name } er føjet til favoritter
    .alone = føjet til favoritter
done-unfavorite = { $name } er fjernet fra favoritter
    .alone = fjernet fra favoritter
done-moved = { $name } er flyttet til { $place }
    .alone = flyttet til { $place }
done-sent = sendt til { $who }
    .alone = sendt
done-marked = { $name } er markeret som { FORM($state, case: "as") }
    .alone = markeret som { FORM($state, case: "as") }
done-deleted-things = { $things } er slettet
done-undone = fortrudt
undo-available = { $done }. Kan fortrydes

## Announcements of values that changed by themselves

updated-to = { $name } er opdateret til { $value }
    .alone = opdateret til { $value }

## Announcements of screens and panels that appear or disappear

screen-named = skærmen { $name }
    .alone = ny skærm
panel-opened = panelet { $name } er åbnet
    .alone = panelet er åbnet
panel-closed = panelet { $name } er lukket
    .alone = panelet er lukket

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] slette { $name } og { $more }
   *[statement] sletter { $name } og { $more }
}
    .alone = { $case ->
        [infinitive] slette { $more }
       *[statement] sletter { $more }
    }
irreversible = det kan ikke fortrydes
content-hidden = skjult
locked-until = låst indtil { FORM($time, case: "on") }

## Screens that have nothing to show

empty-add = { TRAIT($noun, "gender") ->
    [neuter] tilføj et for at komme i gang
   *[common] tilføj en for at komme i gang
}
empty-other-word = prøv et andet ord
empty-nothing = intet at vise
empty-data = ingen data

## Work that the app is doing while the listener waits

deleting = sletter
sending = sender
searching = søger
updating = opdaterer
connecting = opretter forbindelse
calculating = beregner

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] sætte afspilningen på pause
   *[statement] sætter afspilningen på pause
}
outcome-page = { $case ->
    [infinitive] skifte side
   *[statement] skifter side
}
