## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } από { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = γραμμή { $place } από { $total }
    .alone = γραμμή { $place }
position-column = στήλη { $place } από { $total }
    .alone = στήλη { $place }
position-level = επίπεδο { $place }

list-part = { FORM($noun, form: "plural") } { $first } έως { $last } από { $total }

## Selected items: neuter, as of "στοιχείο"

selection-some = { $count } από { $total } επιλεγμένα
    .alone = { $count ->
        [1] ένα επιλεγμένο
       *[other] { $count } επιλεγμένα
    }
    .things = { $total ->
        [1] { $done } { FORM(state-selected, $counted, 1) }
       *[other] { transfer-part } { selection-things }
    }
# μία από 8 φωτογραφίες επιλεγμένη
selection-things = { $completed ->
    [1] { FORM(state-selected, $counted, 1) }
   *[other] { FORM(state-selected, $counted, 2) }
}
selection-all = όλα επιλεγμένα, { $total } από { $total }
selection-none = δεν έχει επιλεγεί τίποτα
selection-cleared = η επιλογή καταργήθηκε

## Filtered and sorted lists

things-shown = { $count ->
    [1] εμφανίζεται ένα από { $total }
   *[other] εμφανίζονται { $count } από { $total }
}
things-filtered = φίλτρο: { $filter }, { $shown ->
    [1] εμφανίζεται ένα από { $total }
   *[other] εμφανίζονται { $shown } από { $total }
}
    .alone = φίλτρο: { $filter }
# φίλτρο: μόνο ενεργά, μόνο όσα λήφθηκαν; μόνο δόσεις που λήφθηκαν
filter-only = { TRAIT($state, "place") ->
    [verb] φίλτρο: μόνο όσα { FORM($state, form: "they") }
   *[other] φίλτρο: μόνο { FORM($state, form: "those") }
}
    .noun = φίλτρο: μόνο { things-in-state }
things-in-state = { TRAIT($state, "place") ->
    [verb] { FORM($noun, form: "plural") } που { FORM($state, form: "they") }
    [after] { FORM($noun, form: "plural") } { FORM($state, $noun, 2) }
   *[before] { FORM($state, $noun, 2) } { FORM($noun, form: "plural") }
}
filter-removed = το φίλτρο καταργήθηκε, εμφανίζονται και τα { $total }
    .alone = το φίλτρο καταργήθηκε
order-changed = ταξινομήθηκε, { $order }
order-newest = πρώτα τα νεότερα
order-oldest = πρώτα τα παλαιότερα
order-alphabetical = με αλφαβητική σειρά
order-lowest-price = πρώτα η χαμηλότερη τιμή
order-highest-price = πρώτα η υψηλότερη τιμή
order-nearest = πρώτα τα πλησιέστερα
order-best-rated = πρώτα τα καλύτερα βαθμολογημένα
order-most-relevant = πρώτα τα πιο σχετικά
order-most-popular = πρώτα τα πιο δημοφιλή
# The name is as the app has it: "κατά" would need its accusative.
order-by = κριτήριο: { $name }, αύξουσα σειρά
    .descending = κριτήριο: { $name }, φθίνουσα σειρά

## Changes in a list

loaded-more = { loaded-more.alone }, { $shown } από { $total }
    .alone = { $count ->
        [1] φορτώθηκε ένα ακόμη
       *[other] φορτώθηκαν { $count } ακόμη
    }
loaded-all = τέλος λίστας
list-updated = η λίστα ενημερώθηκε, { $count ->
    [1] ένα νέο
   *[other] { $count } νέα
}
    .alone = η λίστα ενημερώθηκε
moved-to-place = { $name }, νέα θέση: { $place } από { $total }
    .alone = νέα θέση: { $place } από { $total }
picked-up = σε μετακίνηση: { $name }, θέση { $place } από { $total }
    .alone = σε μετακίνηση, θέση { $place } από { $total }
move-cancelled = η μετακίνηση ακυρώθηκε, { $name } ξανά στη θέση { $place } από { $total }
    .alone = η μετακίνηση ακυρώθηκε, ξανά στη θέση { $place } από { $total }

## Several counts, and counts with names

# 46 δόσεις λήφθηκαν, τρεις παραλείφθηκαν, μία χαμένη
counted-state-alone = { TRAIT($state, "place") ->
    [verb] { numeral } { counted-verb-word }
   *[other] { numeral } { $state }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { numeral } ακόμη

## Points of the compass

# $case "wind": of the wind, which is masculine.
compass-point = { $case ->
    [wind] { compass-wind }
   *[toward] { compass-toward }
}
compass-toward = { $point ->
    [0] βόρεια
    [1] βόρεια-βορειοανατολικά
    [2] βορειοανατολικά
    [3] ανατολικά-βορειοανατολικά
    [4] ανατολικά
    [5] ανατολικά-νοτιοανατολικά
    [6] νοτιοανατολικά
    [7] νότια-νοτιοανατολικά
    [8] νότια
    [9] νότια-νοτιοδυτικά
    [10] νοτιοδυτικά
    [11] δυτικά-νοτιοδυτικά
    [12] δυτικά
    [13] δυτικά-βορειοδυτικά
    [14] βορειοδυτικά
   *[15] βόρεια-βορειοδυτικά
}
compass-wind = { $point ->
    [0] βόρειος
    [1] βόρειος-βορειοανατολικός
    [2] βορειοανατολικός
    [3] ανατολικός-βορειοανατολικός
    [4] ανατολικός
    [5] ανατολικός-νοτιοανατολικός
    [6] νοτιοανατολικός
    [7] νότιος-νοτιοανατολικός
    [8] νότιος
    [9] νότιος-νοτιοδυτικός
    [10] νοτιοδυτικός
    [11] δυτικός-νοτιοδυτικός
    [12] δυτικός
    [13] δυτικός-βορειοδυτικός
    [14] βορειοδυτικός
   *[15] βόρειος-βορειοδυτικός
}
# βορειοδυτικός άνεμος, 10 χιλιόμετρα την ώρα
wind = { FORM($direction, case: "wind") } άνεμος, { $speed }
    .gusts = { FORM($direction, case: "wind") } άνεμος, { $speed }, ριπές { $gusts }
