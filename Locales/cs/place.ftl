## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } { of-total }
    .alone = { FORM($noun, 1) } { $place }
position-row = řádek { $place } { of-total }
    .alone = řádek { $place }
position-column = sloupec { $place } { of-total }
    .alone = sloupec { $place }
position-level = úroveň { $place }

# Places, not numbers of things: výsledky 11 až 20 ze 162.
list-part = { FORM($noun, form: "plural") } { $first } až { $last } { of-total }

## Selected items: impersonal

selection-some = vybráno { $count } { of-total }
    .alone = vybráno { $count }
    .things = vybráno: { progress.things }
selection-all = vybráno vše, { $total } { of-total }
selection-none = nic nevybráno
selection-cleared = výběr zrušen

## Filtered and sorted lists

things-shown = zobrazeno { $count } { of-total }
things-filtered = filtr: { $filter }, zobrazeno { $shown } { of-total }
    .alone = filtr: { $filter }
filter-only = filtr: jen { FORM($state, form: "filter") }
    .noun = filtr: jen { things-in-state }
things-in-state = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { $state }
   *[before] { plural-of-state } { FORM($noun, form: "plural") }
}
filter-removed = filtr zrušen, zobrazeno { $total } { of-total }
    .alone = filtr zrušen
order-changed = seřazeno { $order }
order-newest = od nejnovějších
order-oldest = od nejstarších
order-alphabetical = podle abecedy
order-lowest-price = od nejnižší ceny
order-highest-price = od nejvyšší ceny
order-nearest = od nejbližších
order-best-rated = od nejlépe hodnocených
order-most-relevant = podle relevance
order-most-popular = podle oblíbenosti
# The colon leaves the name as it is.
order-by = podle: { $name }, vzestupně
    .descending = podle: { $name }, sestupně

## Changes in a list

loaded-more = načteno ještě { $count }, celkem { $shown } { of-total }
    .alone = načteno ještě { $count }
loaded-all = konec seznamu
list-updated = seznam aktualizován, nové: { $count }
    .alone = seznam aktualizován
moved-to-place = { $name }, přesunuto na pozici { $place } { of-total }
    .alone = přesunuto na pozici { $place } { of-total }
picked-up = { $name }, uchopeno, pozice { $place } { of-total }
    .alone = uchopeno, pozice { $place } { of-total }
move-cancelled = přesun zrušen, { $name } zpět na pozici { $place } { of-total }
    .alone = přesun zrušen, zpět na pozici { $place } { of-total }

## Several counts, and counts with names

# 46 užitých dávek, 3 zapomenuté, jedna vynechaná
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# ještě jedna, ještě dvě, ještě 5
list-more-of = ještě { numeral }

## Points of the compass

compass-point = { $case ->
    [wind] { compass-point-wind }
   *[side] { compass-point-side }
}
compass-point-side = { $point ->
    [0] sever
    [1] severoseverovýchod
    [2] severovýchod
    [3] východoseverovýchod
    [4] východ
    [5] východojihovýchod
    [6] jihovýchod
    [7] jihojihovýchod
    [8] jih
    [9] jihojihozápad
    [10] jihozápad
    [11] západojihozápad
    [12] západ
    [13] západoseverozápad
    [14] severozápad
   *[15] severoseverozápad
}
# severozápadní vítr
compass-point-wind = { $point ->
    [0] severní
    [1] severoseverovýchodní
    [2] severovýchodní
    [3] východoseverovýchodní
    [4] východní
    [5] východojihovýchodní
    [6] jihovýchodní
    [7] jihojihovýchodní
    [8] jižní
    [9] jihojihozápadní
    [10] jihozápadní
    [11] západojihozápadní
    [12] západní
    [13] západoseverozápadní
    [14] severozápadní
   *[15] severoseverozápadní
}
wind = { FORM($direction, case: "wind") } vítr, { $speed }
    .gusts = { FORM($direction, case: "wind") } vítr, { $speed }, v nárazech až { $gusts }
