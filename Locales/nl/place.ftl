## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } van { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = rij { $place } van { $total }
    .alone = rij { $place }
position-column = kolom { $place } van { $total }
    .alone = kolom { $place }
position-level = niveau { $place }

list-part = { FORM($noun, form: "plural") } { $first } tot en met { $last } van { $total }

## Selected items

selection-some = { $count } van de { $total } geselecteerd
    .alone = { $count } geselecteerd
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted }, niet geselecteerd
           *[other] { $counted } geselecteerd
        }
       *[other] { $completed } van de { $counted } geselecteerd
    }
selection-all = { $total ->
    [2] beide geselecteerd
   *[other] alle { $total } geselecteerd
}
selection-none = niets geselecteerd
selection-cleared = selectie opgeheven

## Filtered and sorted lists

things-shown = { $count } van de { $total } getoond
things-filtered = gefilterd op { $filter }, { $shown } van de { $total } getoond
    .alone = gefilterd op { $filter }
# alleen actieve, alleen online, alleen favorieten, alleen concepten
filter-only = filter: alleen { TRAIT($state, "front") ->
    [favorites] favorieten
    [drafts] concepten
   *[other] { TRAIT($state, "place") ->
        [verb] wat wordt { FORM($state, form: "bare") }
       *[other] { FORM($state, form: "e") }
    }
}
    .noun = filter: alleen { things-in-state }
# actieve medicijnen; contacten die online zijn; bestanden die worden gesynchroniseerd
things-in-state = { TRAIT($state, "front") ->
    [clause] { FORM($noun, form: "plural") } die { FORM($state, form: "bare") } zijn
   *[other] { TRAIT($state, "place") ->
        [after] { FORM($noun, form: "plural") } { FORM($state, form: "bare") }
        [negated] { FORM($noun, form: "plural") } die { FORM($state, form: "bare") } zijn
        [verb] { FORM($noun, form: "plural") } die worden { FORM($state, form: "bare") }
       *[before] { FORM($state, form: "e") } { FORM($noun, form: "plural") }
    }
}
filter-removed = { $total ->
    [2] filter verwijderd, beide getoond
   *[other] filter verwijderd, alle { $total } getoond
}
    .alone = filter verwijderd
order-changed = gesorteerd, { $order }
order-newest = nieuwste eerst
order-oldest = oudste eerst
order-alphabetical = op alfabetische volgorde
order-lowest-price = laagste prijs eerst
order-highest-price = hoogste prijs eerst
order-nearest = dichtstbijzijnde eerst
order-best-rated = best beoordeelde eerst
order-most-relevant = meest relevante eerst
order-most-popular = populairste eerst
order-by = op { $name }, oplopend
    .descending = op { $name }, aflopend

## Changes in a list

loaded-more = nog { $count } geladen, { $shown } van de { $total }
    .alone = nog { $count } geladen
loaded-all = einde van de lijst
list-updated = lijst bijgewerkt, { $count } nieuw
    .alone = lijst bijgewerkt
moved-to-place = { $name } verplaatst naar positie { $place } van { $total }
    .alone = verplaatst naar positie { $place } van { $total }
# "Opgepakt" would be arrested.
picked-up = { $name } vastgepakt, positie { $place } van { $total }
    .alone = vastgepakt, positie { $place } van { $total }
move-cancelled = verplaatsen geannuleerd, { $name } is terug op positie { $place } van { $total }
    .alone = verplaatsen geannuleerd, terug op positie { $place } van { $total }

## Several counts, and counts with names

# 46 doses ingenomen, 3 gemist
counted-state-alone = { TRAIT($state, "place") ->
    [verb] { counted-state-alone-verb }
   *[other] { $count } { FORM($state, form: "bare") }
}
counted-state-alone-verb = { $count ->
    [one] { $count } wordt { FORM($state, form: "bare") }
   *[other] { $count } worden { FORM($state, form: "bare") }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = nog { $count }

## Points of the compass

# Case "wind": uit het noordoosten.
compass-point = { $case ->
    [wind] { compass-name }en
   *[bare] { compass-name }
}
compass-name = { $point ->
    [0] noord
    [1] noordnoordoost
    [2] noordoost
    [3] oostnoordoost
    [4] oost
    [5] oostzuidoost
    [6] zuidoost
    [7] zuidzuidoost
    [8] zuid
    [9] zuidzuidwest
    [10] zuidwest
    [11] westzuidwest
    [12] west
    [13] westnoordwest
    [14] noordwest
   *[15] noordnoordwest
}
wind = wind uit het { FORM($direction, case: "wind") } met { $speed }
    .gusts = { wind }, windstoten tot { $gusts }
