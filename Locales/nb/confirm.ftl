## Confirmations, announced after an action: with a participle, which agrees with nothing

done-added = { $name } er lagt til
    .alone = lagt til
done-removed = { $name } er fjernet
    .alone = fjernet
done-saved = { $name } er lagret
    .alone = lagret
done-created = { $name } er opprettet
    .alone = opprettet
done-updated = { $name } er oppdatert
    .alone = oppdatert
done-copied = { $name } er kopiert
    .alone = kopiert
done-shared = { $name } er delt
    .alone = delt
done-archived = { $name } er arkivert
    .alone = arkivert
done-favorite = { $name } er lagt til i favoritter
    .alone = lagt til i favoritter
done-unfavorite = { $name } er fjernet fra favoritter
    .alone = fjernet fra favoritter
done-moved = { $name } er flyttet til { $place }
    .alone = flyttet til { $place }
done-sent = sendt til { $who }
    .alone = sendt
done-marked = { $name } er merket som { FORM($state, case: "as") }
    .alone = merket som { FORM($state, case: "as") }
done-deleted-things = { $things } er slettet
done-undone = angret
undo-available = { $done }. Kan angres

## Announcements of values that changed by themselves

updated-to = { $name } er oppdatert til { $value }
    .alone = oppdatert til { $value }

## Announcements of screens and panels that appear or disappear

screen-named = skjermbildet { $name }
    .alone = nytt skjermbilde
panel-opened = panelet { $name } er åpnet
    .alone = panelet er åpnet
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
irreversible = dette kan ikke angres
content-hidden = skjult innhold
locked-until = låst til { FORM($time, case: "since") }

## Screens that have nothing to show

empty-add = { TRAIT($noun, "gender") ->
    [neuter] legg til ett for å komme i gang
   *[common] legg til en for å komme i gang
}
empty-other-word = prøv et annet søkeord
empty-nothing = ingenting å vise
empty-data = ingen data

## Work that the app is doing while the listener waits

deleting = sletter
sending = sender
searching = søker
updating = oppdaterer
connecting = kobler til
calculating = beregner

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] sette avspillingen på pause
   *[statement] setter avspillingen på pause
}
outcome-page = { $case ->
    [infinitive] bytte side
   *[statement] bytter side
}
