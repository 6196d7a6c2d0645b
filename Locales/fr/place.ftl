## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } sur { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = ligne { $place } sur { $total }
    .alone = ligne { $place }
position-column = colonne { $place } sur { $total }
    .alone = colonne { $place }
position-level = niveau { $place }
# résultats 11 à 20 sur 162
list-part = { FORM($noun, 2) } { $first } à { $last } sur { $total }

## Selected items, and what is shown. The participles sound the same in every number and gender. "Sélection : 3 sur 12"
## would be heard as the third one.

selection-some = { $count } sur { $total } { FORM(state-selected, $count) }
    .alone = { $count } { FORM(state-selected, $count) }
    .things = { $done } { FORM(state-selected, $done) } { of-total }
selection-all = tout est sélectionné, { $total } sur { $total }
selection-none = aucune sélection
# Avoid "effacée": nothing that was selected is gone.
selection-cleared = sélection annulée

## Filtered and sorted lists

things-shown = { $count } sur { $total } { FORM(adjective-shown, $count) }
things-filtered = filtre : { $filter }, { $shown } sur { $total } { FORM(adjective-shown, $shown) }
    .alone = filtre : { $filter }
filter-only = filtre : { FORM($state, form: "masculine-plural") } uniquement
    .noun = filtre : { things-in-state } uniquement
things-in-state = { TRAIT($state, "place") ->
    [before] { FORM($state, 2) } { FORM($noun, 2) }
   *[after] { FORM($noun, 2) } { FORM($state, 2) }
}
filter-removed = { $total ->
    [one] filtre retiré, { $total } élément affiché
    [many] filtre retiré, { $total } d’éléments affichés
   *[other] filtre retiré, { $total } éléments affichés
}
    .alone = filtre retiré
adjective-shown = affiché
    .feminine = affichée
    .masculine-plural = affichés
    .feminine-plural = affichées
order-changed = tri modifié, { $order }
order-newest = du plus récent au plus ancien
order-oldest = du plus ancien au plus récent
order-alphabetical = par ordre alphabétique
order-lowest-price = par prix croissant
order-highest-price = par prix décroissant
order-nearest = du plus proche au plus éloigné
order-best-rated = par note décroissante
order-most-relevant = par pertinence
order-most-popular = par popularité
order-by = par { $name }, ordre croissant
    .descending = par { $name }, ordre décroissant

## Changes in a list

# 20 autres éléments chargés
loaded-more = { loaded-items }, { $shown } sur { $total }
    .alone = { loaded-items }
loaded-items = { $count ->
    [one] { $count } autre élément chargé
    [many] { $count } d’autres éléments chargés
   *[other] { $count } autres éléments chargés
}
loaded-all = fin de la liste
list-updated = { $count ->
    [one] liste mise à jour, { number-feminine } nouveauté
    [many] liste mise à jour, { $count } de nouveautés
   *[other] liste mise à jour, { number-feminine } nouveautés
}
    .alone = liste mise à jour
# As done-moved.
moved-to-place = { $name } : déplacé en position { $place } sur { $total }
    .alone = déplacé en position { $place } sur { $total }
picked-up = { $name } : déplacement commencé, position { $place } sur { $total }
    .alone = déplacement commencé, position { $place } sur { $total }
move-cancelled = déplacement annulé, { $name } de nouveau en position { $place } sur { $total }
    .alone = déplacement annulé, de nouveau en position { $place } sur { $total }

## Several counts, and counts with names

# 46 doses prises, 3 manquées, une ignorée. Case "in" asks for a count after a place, where nothing before it says what
# "une" is: Yuki, une notification non lue.
counted-state-alone = { $count ->
    [1] { $case ->
        [in] { counted-state }
       *[other] { numeral } { $state }
    }
   *[other] { numeral } { $state }
}
counts-in = { $name }, { FORM($counts, case: "in") }
things-named = { $things } : { $list }
list-more-of = { $count ->
    [1] { word-one } autre
   *[other] { numeral } autres
}

## Points of the compass

compass-point = { $point ->
    [0] nord
    [1] nord-nord-est
    [2] nord-est
    [3] est-nord-est
    [4] est
    [5] est-sud-est
    [6] sud-est
    [7] sud-sud-est
    [8] sud
    [9] sud-sud-ouest
    [10] sud-ouest
    [11] ouest-sud-ouest
    [12] ouest
    [13] ouest-nord-ouest
    [14] nord-ouest
   *[15] nord-nord-ouest
}

# As in weather reports: vent du nord-ouest, vent d’est. The comma fits every speed: de 10 à 20 kilomètres par heure.
wind = { wind-from }, { $speed }
    .gusts = { wind-from }, { $speed }, rafales à { FORM($gusts, case: "amount") }
wind-from = { HEAD($direction) ->
    [vowel] vent d’{ $direction }
   *[other] vent du { $direction }
}
