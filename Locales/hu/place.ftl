## The position of something among others of its kind

position-item = { FORM(place, $place) } { $noun }, összesen { $total }
    .alone = { FORM(place, $place) } { $noun }
position-row = { FORM(place, $place) } sor, összesen { $total }
    .alone = { FORM(place, $place) } sor
position-column = { FORM(place, $place) } oszlop, összesen { $total }
    .alone = { FORM(place, $place) } oszlop
position-level = { FORM(place, $place) } szint

# találatok 11-től 20-ig, összesen 162
list-part = { FORM($noun, form: "plural") } { $first }{ FORM(suffix-ablative, $first) } { $last }-ig, összesen { $total }

## Selected items: 12-ből 3 kijelölve

selection-some = { $total }{ FORM(suffix-elative, $total) } { $count } kijelölve
    .alone = { $count } kijelölve
    .things = { $total }{ FORM(suffix-elative, $total) } { FORM($done, case: "inside") } kijelölve
selection-all = { $total ->
    [2] mindkettő kijelölve
   *[other] mind { FORM(number-the, $total) } kijelölve
}
selection-none = nincs kijelölés
selection-cleared = kijelölés megszüntetve

## Filtered and sorted lists

things-shown = { $total }{ FORM(suffix-elative, $total) } { $count } látható
things-filtered = szűrő: { TITLE($filter) }, { $total }{ FORM(suffix-elative, $total) } { $shown } látható
    .alone = szűrő: { TITLE($filter) }
# csak az olvasatlanok; csak olvasatlan üzenetek
filter-only = szűrő: csak { HEAD(FORM($state, form: "those")) ->
    [vowel] az
   *[consonant] a
} { FORM($state, form: "those") }
    .noun = szűrő: { things-in-state }
-head-vowel = a á e é i í o ó ö ő u ú ü ű
things-in-state = csak { FORM($state, form: "attribute") } { FORM($noun, form: "plural") }
filter-removed = { $total ->
    [2] szűrő törölve, mindkettő látható
   *[other] szűrő törölve, mind { FORM(number-the, $total) } látható
}
    .alone = szűrő törölve
order-changed = rendezve, { $order }
order-newest = legújabb elöl
order-oldest = legrégebbi elöl
order-alphabetical = betűrendben
order-lowest-price = legolcsóbb elöl
order-highest-price = legdrágább elöl
order-nearest = legközelebbi elöl
order-best-rated = legjobbra értékelt elöl
order-most-relevant = legrelevánsabb elöl
order-most-popular = legnépszerűbb elöl
order-by = { $name } szerint növekvő sorrendben
    .descending = { $name } szerint csökkenő sorrendben

## Changes in a list

loaded-more = még { $count } betöltve, { $total }{ FORM(suffix-elative, $total) } { $shown }
    .alone = még { $count } betöltve
loaded-all = lista vége
list-updated = lista frissítve, { $count } új
    .alone = lista frissítve
moved-to-place = { $name } áthelyezve, új helye: { FORM(place, $place) }, összesen { $total }
    .alone = áthelyezve, új helye: { FORM(place, $place) }, összesen { $total }
picked-up = { $name } áthelyezése megkezdve, helye: { FORM(place, $place) }, összesen { $total }
    .alone = áthelyezés megkezdve, helye: { FORM(place, $place) }, összesen { $total }
move-cancelled = áthelyezés megszakítva, { $name } helye ismét: { FORM(place, $place) }, összesen { $total }
    .alone = áthelyezés megszakítva, helye ismét: { FORM(place, $place) }, összesen { $total }

## Several counts, and counts with names

counted-state-alone = { $count } { FORM($state, form: "said") }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = még { $count }

## Points of the compass

compass-point = { $point ->
    [0] észak
    [1] észak-északkelet
    [2] északkelet
    [3] kelet-északkelet
    [4] kelet
    [5] kelet-délkelet
    [6] délkelet
    [7] dél-délkelet
    [8] dél
    [9] dél-délnyugat
    [10] délnyugat
    [11] nyugat-délnyugat
    [12] nyugat
    [13] nyugat-északnyugat
    [14] északnyugat
   *[15] észak-északnyugat
}
# északnyugati szél
wind = { $direction }i szél, { $speed }
    .gusts = { $direction }i szél, { $speed }, széllökések: { $gusts }
