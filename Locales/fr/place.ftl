## Where something is among its like

position-item = { FORM($noun, 1) } { $place } sur { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = ligne { $place } sur { $total }
    .alone = ligne { $place }
position-column = colonne { $place } sur { $total }
    .alone = colonne { $place }
position-cell = { $row }, { $column }
position-level = niveau { $place }

## What is selected. The participle sounds the same in every number and gender, but braille shows it: a noun is said

selection-some = sélection : { $count } sur { $total }
    .alone = sélection : { $count }
selection-all = tout est sélectionné, { $total } sur { $total }
selection-none = aucune sélection
selection-cleared = sélection effacée

## What a list shows

things-shown = affichage : { $count } sur { $total }
things-filtered = filtre : { $filter }, affichage : { $shown } sur { $total }
    .alone = filtre : { $filter }
filter-only = filtre : { FORM($state, form: "masculine-plural") } uniquement
    .noun = filtre : { things-in-state } uniquement
things-in-state = { TRAIT($state, "place") ->
    [before] { FORM($state, 2) } { FORM($noun, 2) }
   *[after] { FORM($noun, 2) } { FORM($state, 2) }
}
filter-removed = filtre retiré, affichage : { $total } sur { $total }
    .alone = filtre retiré
things-ordered = { $things }, { $order }
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

## What changed in a list

loaded-more = { $count } de plus, { $shown } sur { $total }
    .alone = { $count } de plus
loaded-all = fin de la liste
list-updated = { $count ->
    [one] liste mise à jour, { number-feminine } nouveauté
    [many] liste mise à jour, { $count } de nouveautés
   *[other] liste mise à jour, { number-feminine } nouveautés
}
    .alone = liste mise à jour
# The place is a thing's that may be of either gender: no participle.
moved-to-place = { $name }, nouvelle position : { $place } sur { $total }
    .alone = nouvelle position : { $place } sur { $total }

## Several counts, and some by name

# 46 doses prises, 3 manquées, une ignorée
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things } : { $list }
list-more-of = { $count ->
    [1] { word-one } autre
   *[other] { numeral } autres
}
