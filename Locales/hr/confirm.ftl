## Confirmations, announced after an action: neuter participles. Names are not inflected, they come after a colon

done-added = dodano: { $name }
    .alone = dodano
done-removed = uklonjeno: { $name }
    .alone = uklonjeno
done-saved = spremljeno: { $name }
    .alone = spremljeno
done-created = stvoreno: { $name }
    .alone = stvoreno
done-updated = ažurirano: { $name }
    .alone = ažurirano
done-copied = kopirano: { $name }
    .alone = kopirano
done-shared = podijeljeno: { $name }
    .alone = podijeljeno
done-archived = arhivirano: { $name }
    .alone = arhivirano
done-favorite = dodano u omiljeno: { $name }
    .alone = dodano u omiljeno
done-unfavorite = uklonjeno iz omiljenog: { $name }
    .alone = uklonjeno iz omiljenog
done-moved = premješteno: { $name }. Novo mjesto: { $place }
    .alone = premješteno. Novo mjesto: { $place }
done-sent = poslano, primatelj: { $who }
    .alone = poslano
done-marked = označeno kao { FORM($state, case: "as") }: { $name }
    .alone = označeno kao { FORM($state, case: "as") }
# After the colon the noun agrees with nothing: izbrisano: jedna bilješka.
done-deleted-things = izbrisano: { $things }
done-undone = radnja je poništena
undo-available = { $done }. Možete poništiti

## Announcements of values that changed by themselves

updated-to = { $name }, nova vrijednost: { $value }
    .alone = nova vrijednost: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = zaslon: { $name }
    .alone = novi zaslon
panel-opened = otvorena ploča: { $name }
    .alone = ploča je otvorena
panel-closed = zatvorena ploča: { $name }
    .alone = ploča je zatvorena

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] izbrisali: { $name }, i uz to { FORM($more, case: "accusative") }
   *[statement] briše: { $name }, i uz to { FORM($more, case: "accusative") }
}
    .alone = { $case ->
        [infinitive] izbrisali { FORM($more, case: "accusative") }
       *[statement] briše { FORM($more, case: "accusative") }
    }
irreversible = to se ne može poništiti
content-hidden = sadržaj je skriven
locked-until = zaključano do { FORM($time, case: "genitive") }

## Screens that have nothing to show, and what to do there

empty-add = za početak dodajte { FORM($noun, 1, case: "accusative") }
empty-other-word = pokušajte s drugom riječi
empty-nothing = nema ničega za prikaz
empty-data = nema podataka

## Work that the app is doing while the listener waits

deleting = brisanje
sending = slanje
searching = pretraživanje
updating = ažuriranje
connecting = povezivanje
calculating = izračunavanje

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] pauzirali reprodukciju
   *[statement] pauzira reprodukciju
}
outcome-page = { $case ->
    [infinitive] promijenili stranicu
   *[statement] mijenja stranicu
}
