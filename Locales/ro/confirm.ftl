## Confirmations, announced after an action. Nobody knows the gender of a name: the participle comes first, with a colon,
## in the masculine as states alone.

done-added = adăugat: { $name }
    .alone = adăugat
done-removed = eliminat: { $name }
    .alone = eliminat
done-saved = salvat: { $name }
    .alone = salvat
done-created = creat: { $name }
    .alone = creat
done-updated = actualizat: { $name }
    .alone = actualizat
done-copied = copiat: { $name }
    .alone = copiat
done-shared = distribuit: { $name }
    .alone = distribuit
done-archived = arhivat: { $name }
    .alone = arhivat
done-favorite = adăugat la favorite: { $name }
    .alone = adăugat la favorite
done-unfavorite = eliminat din favorite: { $name }
    .alone = eliminat din favorite
done-moved = mutat în { $place }: { $name }
    .alone = mutat în { $place }
done-sent = trimis către { $who }
    .alone = trimis
# As action-mark.
done-marked = { TRAIT($state, "mark") ->
    [on] bifat: { $name }
    [off] debifat: { $name }
   *[other] marcat ca { FORM($state, case: "as") }: { $name }
}
    .alone = { TRAIT($state, "mark") ->
        [on] bifat
        [off] debifat
       *[other] marcat ca { FORM($state, case: "as") }
    }
# o fotografie ștearsă, 4 fotografii șterse
done-deleted-things = { $count ->
    [0] { deleted-none }
    [1] { $things } { FORM(adjective-deleted, $things, 1) }
   *[other] { $things } { FORM(adjective-deleted, $things, 2) }
}
deleted-none = { HEAD($things) ->
    [none] { $things } { FORM(adjective-deleted, $things, 1) }
   *[other] { $things } { FORM(adjective-deleted, $things, 2) }
}
-head-none = niciun nicio nimeni
adjective-deleted = șters
    .feminine = ștearsă
    .plural = șterși
    .feminine-plural = șterse
done-undone = acțiune anulată
undo-available = { $done }. Se poate anula

## Announcements of values that changed by themselves

updated-to = { $name }, valoare nouă: { $value }
    .alone = valoare nouă: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = ecranul { $name }
    .alone = ecran nou
panel-opened = panoul { $name } deschis
    .alone = panou deschis
panel-closed = panoul { $name } închis
    .alone = panou închis

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] a șterge { $name } și { $more }
   *[statement] șterge { $name } și { $more }
}
    .alone = { $case ->
        [infinitive] a șterge { $more }
       *[statement] șterge { $more }
    }
irreversible = această acțiune nu poate fi anulată
content-hidden = conținut ascuns
locked-until = blocat { FORM($time, case: "until") }

## Screens that have nothing to show, and what to do there

empty-add = adaugă { one-noun } pentru a începe
empty-other-word = încearcă alt cuvânt
empty-nothing = nimic de afișat
empty-data = fără date

## Work that the app is doing while the listener waits

deleting = se șterge
sending = se trimite
searching = se caută
updating = se actualizează
connecting = se stabilește conexiunea
calculating = se calculează

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] a pune redarea în pauză
   *[statement] pune redarea în pauză
}
outcome-page = { $case ->
    [infinitive] a schimba pagina
   *[statement] schimbă pagina
}
