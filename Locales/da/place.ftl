## The position of something among others of its kind

position-item = { position-noun } { $place } af { $total }
    .alone = { position-noun } { $place }
position-noun = { TRAIT($noun, "position") ->
    [stage] trin
   *[other] { FORM($noun, 1) }
}
position-row = række { $place } af { $total }
    .alone = række { $place }
position-column = kolonne { $place } af { $total }
    .alone = kolonne { $place }
position-level = niveau { $place }

# In the singular, as before any number of a thing.
list-part = { position-noun } { $first } til { $last } af { $total }

## Selected items

selection-some = { $count } af { $total } valgt
    .alone = { $count ->
        [1] et element valgt
       *[other] { $count } valgt
    }
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted }, ikke valgt
           *[other] { $counted } valgt
        }
       *[other] { transfer-some } valgt
    }
selection-all = { $total ->
    [2] begge valgt
   *[other] alle { $total } valgt
}
selection-none = intet valgt
selection-cleared = alt er fravalgt

## Filtered and sorted lists

things-shown = viser { $count } af { $total }
things-filtered = filter: { $filter }, viser { $shown } af { $total }
    .alone = filter: { $filter }
filter-only = filter: kun { TRAIT($state, "place") ->
    [draft] kladder
    [favorite] favoritter
    [after] det { only-state }
   *[before] { FORM($state, form: "plural") }
}
    .noun = filter: kun { things-in-state }
only-state = { HEAD($state) ->
    [clause] { FORM($state, form: "neuter") }
   *[other] der er { FORM($state, form: "neuter") }
}
-head-clause = som med
things-in-state = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
    [draft] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
   *[before] { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
}
filter-removed = { $total ->
    [2] filteret er fjernet, viser begge
   *[other] filteret er fjernet, viser alle { $total }
}
    .alone = filteret er fjernet
order-changed = sorteret, { $order }
order-newest = nyeste først
order-oldest = ældste først
order-alphabetical = i alfabetisk rækkefølge
order-lowest-price = laveste pris først
order-highest-price = højeste pris først
order-nearest = nærmeste først
order-best-rated = bedst bedømte først
order-most-relevant = mest relevante først
order-most-popular = mest populære først
order-by = efter { $name }, stigende
    .descending = efter { $name }, faldende

## Changes in a list

loaded-more = { $count ->
    [1] et element mere indlæst, { $shown } af { $total }
   *[other] { $count } flere indlæst, { $shown } af { $total }
}
    .alone = { $count ->
        [1] et element mere indlæst
       *[other] { $count } flere indlæst
    }
loaded-all = slut på listen
list-updated = { $count ->
    [1] listen er opdateret, et nyt element
   *[other] listen er opdateret, { $count } nye
}
    .alone = listen er opdateret
moved-to-place = { $name } er flyttet til plads { $place } af { $total }
    .alone = flyttet til plads { $place } af { $total }
# "Løftet" alone would be the promise.
picked-up = { $name } kan nu flyttes, plads { $place } af { $total }
    .alone = kan nu flyttes, plads { $place } af { $total }
move-cancelled = flytningen er annulleret, { $name } er tilbage på plads { $place } af { $total }
    .alone = flytningen er annulleret, tilbage på plads { $place } af { $total }

## Several counts, and counts with names

# 46 tagne doser, 3 glemte, en oversprunget. Case "in" asks for a count after a place, where nothing before it says what
# "en" is: Indbakke, en ulæst besked.
counted-state-alone = { $count ->
    [1] { $case ->
        [in] { counted-state }
       *[other] { numeral } { $state }
    }
   *[other] { TRAIT($state, "place") ->
        [draft] { $count } kladder
        [favorite] { $count } favoritter
       *[other] { $count } { $state }
    }
}
counts-in = { $name }, { FORM($counts, case: "in") }
things-named = { $things }: { $list }
list-more-of = { $count ->
    [1] { one } til
   *[other] { $count } til
}

## Points of the compass

compass-point = { $point ->
    [0] nord
    [1] nordnordøst
    [2] nordøst
    [3] østnordøst
    [4] øst
    [5] østsydøst
    [6] sydøst
    [7] sydsydøst
    [8] syd
    [9] sydsydvest
    [10] sydvest
    [11] vestsydvest
    [12] vest
    [13] vestnordvest
    [14] nordvest
   *[15] nordnordvest
}
wind = vind fra { $direction } med { $speed }
    .gusts = { wind }, vindstød på op til { $gusts }
