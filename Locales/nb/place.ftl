## The position of something among others of its kind

position-item = { position-noun } { $place } av { $total }
    .alone = { position-noun } { $place }
position-noun = { TRAIT($noun, "position") ->
    [stage] trinn
   *[other] { FORM($noun, 1) }
}
position-row = rad { $place } av { $total }
    .alone = rad { $place }
position-column = kolonne { $place } av { $total }
    .alone = kolonne { $place }
position-level = nivå { $place }

# In the singular, as before any number of a thing.
list-part = { position-noun } { $first } til { $last } av { $total }

## Selected items

selection-some = { $count } av { $total } valgt
    .alone = { $count ->
        [1] ett element valgt
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
selection-none = ingenting valgt
selection-cleared = ingenting er valgt lenger

## Filtered and sorted lists

things-shown = { $count } av { $total } vises
things-filtered = filter: { $filter }, { $shown } av { $total } vises
    .alone = filter: { $filter }
filter-only = filter: bare { TRAIT($state, "place") ->
    [draft] utkast
    [favorite] favoritter
    [after] det { only-state }
   *[before] { FORM($state, form: "plural") }
}
    .noun = filter: bare { things-in-state }
only-state = { HEAD($state) ->
    [clause] { FORM($state, form: "neuter") }
   *[other] som er { FORM($state, form: "neuter") }
}
-head-clause = som med
things-in-state = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
    [draft] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
   *[before] { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
}
filter-removed = { $total ->
    [2] filteret er fjernet, begge vises
   *[other] filteret er fjernet, alle { $total } vises
}
    .alone = filteret er fjernet
order-changed = sortert, { $order }
order-newest = nyeste først
order-oldest = eldste først
order-alphabetical = i alfabetisk rekkefølge
order-lowest-price = laveste pris først
order-highest-price = høyeste pris først
order-nearest = nærmeste først
order-best-rated = best vurderte først
order-most-relevant = mest relevante først
order-most-popular = mest populære først
order-by = etter { $name }, stigende
    .descending = etter { $name }, synkende

## Changes in a list

loaded-more = { $count ->
    [1] ett element til er lastet inn, { $shown } av { $total }
   *[other] { $count } til er lastet inn, { $shown } av { $total }
}
    .alone = { $count ->
        [1] ett element til er lastet inn
       *[other] { $count } til er lastet inn
    }
loaded-all = slutten av listen
list-updated = { $count ->
    [1] listen er oppdatert, ett nytt element
   *[other] listen er oppdatert, { $count } nye
}
    .alone = listen er oppdatert
moved-to-place = { $name } er flyttet til plass { $place } av { $total }
    .alone = flyttet til plass { $place } av { $total }
# "Løftet" alone would be the promise.
picked-up = { $name } kan nå flyttes, plass { $place } av { $total }
    .alone = kan nå flyttes, plass { $place } av { $total }
move-cancelled = flyttingen er avbrutt, { $name } er tilbake på plass { $place } av { $total }
    .alone = flyttingen er avbrutt, tilbake på plass { $place } av { $total }

## Several counts, and counts with names

# 46 tatte doser, 3 glemte, en overhoppet. Case "in" asks for a count after a place, where nothing before it says what
# "en" is: Innboks, en ulest melding.
counted-state-alone = { $count ->
    [1] { $case ->
        [in] { counted-state }
       *[other] { numeral } { $state }
    }
   *[other] { TRAIT($state, "place") ->
        [draft] { $count } utkast
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
    [5] østsørøst
    [6] sørøst
    [7] sørsørøst
    [8] sør
    [9] sørsørvest
    [10] sørvest
    [11] vestsørvest
    [12] vest
    [13] vestnordvest
    [14] nordvest
   *[15] nordnordvest
}
wind = vind fra { $direction } med { $speed }
    .gusts = { wind }, vindkast på opptil { $gusts }
