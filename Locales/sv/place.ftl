## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } av { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = rad { $place } av { $total }
    .alone = rad { $place }
position-column = kolumn { $place } av { $total }
    .alone = kolumn { $place }
position-level = nivå { $place }

list-part = { FORM($noun, form: "plural") } { $first } till { $last } av { $total }

## Selected items

selection-some = { $count ->
    [1] ett av { $total } objekt valt
   *[other] { $count } av { $total } valda
}
    .alone = { $count ->
        [1] ett valt objekt
       *[other] { $count } valda
    }
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted }, inte { FORM(one-selected, $counted) }
           *[other] { $counted } { FORM(one-selected, $counted) }
        }
       *[other] { $completed ->
            [1] { transfer-some } { FORM(one-selected, $counted) }
           *[other] { transfer-some } valda
        }
    }
# en av 3 bilder vald, ett av 3 tecken valt
one-selected = { $gender ->
    [neuter] valt
   *[common] vald
}
selection-all = { $total ->
    [2] båda valda
   *[other] alla { $total } valda
}
selection-none = inget valt
selection-cleared = inget är längre valt

## Filtered and sorted lists

things-shown = { $count } av { $total } visas
things-filtered = filter: { $filter }, { $shown } av { $total } visas
    .alone = filter: { $filter }
filter-only = filter: endast { TRAIT($state, "place") ->
    [draft] utkast
    [favorite] favoriter
    [after] det { only-state }
   *[before] { FORM($state, form: "plural") }
}
    .noun = filter: endast { things-in-state }
only-state = { HEAD($state) ->
    [clause] { FORM($state, form: "neuter") }
   *[other] som är { FORM($state, form: "neuter") }
}
-head-clause = som med
things-in-state = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
    [draft] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
   *[before] { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
}
filter-removed = { $total ->
    [2] filtret har tagits bort, båda visas
   *[other] filtret har tagits bort, alla { $total } visas
}
    .alone = filtret har tagits bort
order-changed = sorterat, { $order }
order-newest = nyast först
order-oldest = äldst först
order-alphabetical = i bokstavsordning
order-lowest-price = lägst pris först
order-highest-price = högst pris först
order-nearest = närmast först
order-best-rated = bäst betyg först
order-most-relevant = mest relevant först
order-most-popular = mest populärt först
order-by = efter { $name }, stigande
    .descending = efter { $name }, fallande

## Changes in a list

loaded-more = { $count ->
    [1] ett objekt till har laddats, { $shown } av { $total }
   *[other] { $count } till har laddats, { $shown } av { $total }
}
    .alone = { $count ->
        [1] ett objekt till har laddats
       *[other] { $count } till har laddats
    }
loaded-all = slut på listan
list-updated = { $count ->
    [1] listan har uppdaterats, ett nytt objekt
   *[other] listan har uppdaterats, { $count } nya
}
    .alone = listan har uppdaterats
moved-to-place = { $name } har flyttats till plats { $place } av { $total }
    .alone = flyttat till plats { $place } av { $total }
picked-up = { $name } har plockats upp, plats { $place } av { $total }
    .alone = har plockats upp, plats { $place } av { $total }
move-cancelled = flytten har avbrutits, { $name } är tillbaka på plats { $place } av { $total }
    .alone = flytten har avbrutits, tillbaka på plats { $place } av { $total }

## Several counts, and counts with names

# 46 tagna doser, 3 missade, en överhoppad. Case "in" asks for a count after a place, where nothing before it says what
# "en" is: Inkorg, ett oläst meddelande.
counted-state-alone = { $count ->
    [1] { $case ->
        [in] { counted-state }
       *[other] { numeral } { $state }
    }
   *[other] { TRAIT($state, "place") ->
        [draft] { $count } utkast
        [favorite] { $count } favoriter
       *[other] { $count } { $state }
    }
}
counts-in = { $name }, { FORM($counts, case: "in") }
things-named = { $things }: { $list }
list-more-of = { $count ->
    [1] { one } till
   *[other] { $count } till
}

## Points of the compass

compass-point = { $point ->
    [0] norr
    [1] nordnordost
    [2] nordost
    [3] ostnordost
    [4] öster
    [5] ostsydost
    [6] sydost
    [7] sydsydost
    [8] söder
    [9] sydsydväst
    [10] sydväst
    [11] västsydväst
    [12] väster
    [13] västnordväst
    [14] nordväst
   *[15] nordnordväst
}
wind = vind från { $direction } med { $speed }
    .gusts = { wind }, vindbyar på upp till { $gusts }
