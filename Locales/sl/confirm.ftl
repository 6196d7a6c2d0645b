## Confirmations, announced after an action: neuter participles. Names are not inflected, they come after a colon

done-added = dodano: { $name }
    .alone = dodano
done-removed = odstranjeno: { $name }
    .alone = odstranjeno
done-saved = shranjeno: { $name }
    .alone = shranjeno
done-created = ustvarjeno: { $name }
    .alone = ustvarjeno
done-updated = posodobljeno: { $name }
    .alone = posodobljeno
done-copied = kopirano: { $name }
    .alone = kopirano
done-shared = deljeno: { $name }
    .alone = deljeno
done-archived = arhivirano: { $name }
    .alone = arhivirano
done-favorite = dodano med priljubljene: { $name }
    .alone = dodano med priljubljene
done-unfavorite = odstranjeno iz priljubljenih: { $name }
    .alone = odstranjeno iz priljubljenih
done-moved = premaknjeno: { $name }. Novo mesto: { $place }
    .alone = premaknjeno. Novo mesto: { $place }
done-sent = poslano, prejemnik: { $who }
    .alone = poslano
done-marked = označeno kot { FORM($state, case: "as") }: { $name }
    .alone = označeno kot { FORM($state, case: "as") }
# After the colon the noun agrees with nothing: izbrisano: dva zapiska.
done-deleted-things = izbrisano: { $things }
done-undone = razveljavljeno
undo-available = { $done }. Lahko razveljavite

## Announcements of values that changed by themselves

updated-to = { $name }, nova vrednost: { $value }
    .alone = nova vrednost: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = zaslon: { $name }
    .alone = nov zaslon
panel-opened = odprto podokno: { $name }
    .alone = podokno je odprto
panel-closed = zaprto podokno: { $name }
    .alone = podokno je zaprto

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] izbrisati: { $name }, in še { FORM($more, case: "accusative") }
   *[statement] izbriše: { $name }, in še { FORM($more, case: "accusative") }
}
    .alone = { $case ->
        [infinitive] izbrisati { FORM($more, case: "accusative") }
       *[statement] izbriše { FORM($more, case: "accusative") }
    }
irreversible = tega ni mogoče razveljaviti
content-hidden = vsebina je skrita
locked-until = zaklenjeno do { FORM($time, case: "genitive") }

## Screens that have nothing to show, and what to do there

empty-add = za začetek dodajte { FORM($noun, 1, case: "accusative") }
empty-other-word = poskusite z drugo besedo
empty-nothing = ni ničesar za prikaz
empty-data = ni podatkov

## Work that the app is doing while the listener waits

deleting = brisanje
sending = pošiljanje
searching = iskanje
updating = posodabljanje
connecting = povezovanje
calculating = izračunavanje

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] začasno ustaviti predvajanje
   *[statement] začasno ustavi predvajanje
}
outcome-page = { $case ->
    [infinitive] zamenjati stran
   *[statement] zamenja stran
}
