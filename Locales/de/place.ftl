## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } von { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = Zeile { $place } von { $total }
    .alone = Zeile { $place }
position-column = Spalte { $place } von { $total }
    .alone = Spalte { $place }
position-level = Ebene { $place }

# Ergebnisse 11 bis 20 von 162
list-part = { FORM($noun, form: "plural") } { $first } bis { $last } von { $total }

## Selected items

selection-some = { $count } von { $total } ausgewählt
    .alone = { $count } ausgewählt
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted }, nicht ausgewählt
           *[other] { $counted } ausgewählt
        }
       *[other] { transfer-some } ausgewählt
    }
selection-all = { $total ->
    [2] beide ausgewählt
   *[other] alle { $total } ausgewählt
}
selection-none = nichts ausgewählt
selection-cleared = Auswahl aufgehoben

## Filtered and sorted lists

things-shown = { $count } von { $total } angezeigt
things-filtered = Filter: { TITLE($filter) }, { $shown } von { $total } angezeigt
    .alone = Filter: { TITLE($filter) }
filter-only = Filter: nur { TRAIT($state, "front") ->
    [clause] { FORM($state, form: "bare") }
   *[other] { TRAIT($state, "place") ->
        [favorites] Favoriten
        [drafts] Entwürfe
        [verb] das, was gerade { FORM($state, form: "bare") } wird
       *[other] { FORM($state, form: "e") }
    }
}
    .noun = Filter: nur { things-in-state }
# nur Geräte, die offline sind
things-in-state = { TRAIT($state, "front") ->
    [clause] { FORM($noun, form: "plural") }, die { FORM($state, form: "bare") } sind
   *[other] { things-in-state-placed }
}
things-in-state-placed = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { FORM($state, form: "bare") }
    [verb] { FORM($noun, form: "plural") }, die gerade { FORM($state, form: "bare") } werden
    [live] Live-{ FORM($noun, form: "plural") }
   *[before] { FORM($state, form: "e") } { FORM($noun, form: "plural") }
}
filter-removed = { $total ->
    [2] Filter entfernt, beide angezeigt
   *[other] Filter entfernt, alle { $total } angezeigt
}
    .alone = Filter entfernt
order-changed = sortiert, { $order }
order-newest = neueste zuerst
order-oldest = älteste zuerst
order-alphabetical = in alphabetischer Reihenfolge
order-lowest-price = niedrigster Preis zuerst
order-highest-price = höchster Preis zuerst
order-nearest = nächstgelegene zuerst
order-best-rated = beste Bewertung zuerst
order-most-relevant = relevanteste zuerst
order-most-popular = beliebteste zuerst
order-by = nach { $name }, aufsteigend
    .descending = nach { $name }, absteigend

## Changes in a list

# Avoid "weitere": one would have to be "ein weiterer" or "eine weitere", of what nobody knows.
loaded-more = { $count ->
    [1] { $count } zusätzlich geladen, { $shown } von { $total }
   *[other] { $count } weitere geladen, { $shown } von { $total }
}
    .alone = { $count ->
        [1] { $count } zusätzlich geladen
       *[other] { $count } weitere geladen
    }
loaded-all = Ende der Liste
list-updated = Liste aktualisiert, { $count } neu
    .alone = Liste aktualisiert
moved-to-place = { $name } auf Position { $place } von { $total } verschoben
    .alone = auf Position { $place } von { $total } verschoben
# "Aufgenommen" would be recorded.
picked-up = { $name } gegriffen, Position { $place } von { $total }
    .alone = gegriffen, Position { $place } von { $total }
# accepted: capital-letter
move-cancelled = Verschieben abgebrochen, { $name } wieder auf Position { $place } von { $total }
    .alone = Verschieben abgebrochen, wieder auf Position { $place } von { $total }

## Several counts, and counts with names

# 46 Dosen eingenommen, 3 verpasst, eine übersprungen. Case "in" asks for a count after a place, where nothing before
# it says what "eine" is: Posteingang, eine ungelesene Nachricht.
counted-state-alone = { $count ->
    [1] { $case ->
        [in] { counted-state }
       *[other] { counted-state-one }
    }
   *[other] { TRAIT($state, "place") ->
        [verb] { $count } werden { FORM($state, form: "bare") }
        [doing] { $count } { FORM($state, form: "they") }
       *[other] { $count } { FORM($state, form: "bare") }
    }
}
counted-state-one = { TRAIT($state, "place") ->
    [verb] { one-alone } wird { FORM($state, form: "bare") }
   *[other] { one-alone } { FORM($state, form: "bare") }
}
# One without its noun.
one-alone = { $gender ->
    [feminine] eine
    [neuter] eins
   *[masculine] einer
}
counts-in = { $name }, { FORM($counts, case: "in") }
things-named = { $things }: { $list }
list-more-of = { $count ->
    [1] { $gender ->
        [feminine] eine weitere
        [neuter] ein weiteres
       *[masculine] ein weiterer
    }
   *[other] { $count } weitere
}

## Points of the compass: where the wind comes from, and where a street leads

compass-point = { $point ->
    [0] Norden
    [1] Nordnordosten
    [2] Nordosten
    [3] Ostnordosten
    [4] Osten
    [5] Ostsüdosten
    [6] Südosten
    [7] Südsüdosten
    [8] Süden
    [9] Südsüdwesten
    [10] Südwesten
    [11] Westsüdwesten
    [12] Westen
    [13] Westnordwesten
    [14] Nordwesten
   *[15] Nordnordwesten
}
wind = Wind aus { $direction } mit { FORM($speed, case: "dative") }
    .gusts = { wind }, in Böen bis zu { FORM($gusts, case: "dative") }
