## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } { from-total }
    .alone = { FORM($noun, 1) } { $place }
position-row = wiersz { $place } { from-total }
    .alone = wiersz { $place }
position-column = kolumna { $place } { from-total }
    .alone = kolumna { $place }
position-level = poziom { $place }

# Places, not numbers of things: wyniki od jedenastego do dwudziestego z 162, strony od numeru 101 do numeru 110.
list-part = { FORM($noun, form: "plural") } { TRAIT($noun, "gender") ->
    [feminine] od { NUMBER($first, style: "place", gender: "feminine", case: "genitive") } do { NUMBER($last, style: "place", gender: "feminine", case: "genitive") } { from-total }
    [neuter] od { NUMBER($first, style: "place", gender: "neuter", case: "genitive") } do { NUMBER($last, style: "place", gender: "neuter", case: "genitive") } { from-total }
   *[masculine] od { NUMBER($first, style: "place", case: "genitive") } do { NUMBER($last, style: "place", case: "genitive") } { from-total }
}

## Selected items: impersonal

selection-some = zaznaczono { $count } { from-total }
    .alone = zaznaczono { $count }
    .things = zaznaczono { FORM(things-number, $counted, case: "accusative") } { from-things }
selection-all = zaznaczono wszystko, { $total } { from-total }
selection-none = nic nie zaznaczono
selection-cleared = usunięto zaznaczenie

## Filtered and sorted lists

things-shown = widoczne { $count } { from-total }
things-filtered = filtr: { $filter }, widoczne { $shown } { from-total }
    .alone = filtr: { $filter }
filter-only = filtr: tylko { FORM($state, form: "filter") }
    .noun = filtr pokazuje tylko { things-in-state }
things-in-state = { TRAIT($noun, "gender") ->
    [personal] { things-in-state-personal }
   *[other] { things-in-state-plain }
}
# The object of "pokazuje": aktywnych członków. The nominative plural of such nouns is in no table.
things-in-state-personal = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural-genitive") } { FORM($state, form: "plural-genitive") }
   *[before] { FORM($state, form: "plural-genitive") } { FORM($noun, form: "plural-genitive") }
}
things-in-state-plain = { TRAIT($state, "place") ->
    [after] { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
   *[before] { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
}
filter-removed = usunięto filtr, widoczne { $total } { from-total }
    .alone = usunięto filtr
order-changed = posortowano { $order }
order-newest = od najnowszych
order-oldest = od najstarszych
order-alphabetical = w kolejności alfabetycznej
order-lowest-price = od najniższej ceny
order-highest-price = od najwyższej ceny
order-nearest = od najbliższych
order-best-rated = od najwyżej ocenianych
order-most-relevant = według trafności
order-most-popular = według popularności
# The colon leaves the name as it is.
order-by = według: { $name }, rosnąco
    .descending = według: { $name }, malejąco

## Changes in a list

loaded-more = wczytano jeszcze { $count }, razem { $shown } { from-total }
    .alone = wczytano jeszcze { $count }
loaded-all = koniec listy
list-updated = zaktualizowano listę, nowe: { $count }
    .alone = zaktualizowano listę
moved-to-place = { $name }, przeniesiono na pozycję { $place } { from-total }
    .alone = przeniesiono na pozycję { $place } { from-total }
picked-up = { $name }, podniesiono, pozycja { $place } { from-total }
    .alone = podniesiono, pozycja { $place } { from-total }
move-cancelled = anulowano przenoszenie, { $name } z powrotem na pozycji { $place } { from-total }
    .alone = anulowano przenoszenie, z powrotem na pozycji { $place } { from-total }

## Several counts, and counts with names

# 46 przyjętych dawek, 3 przegapione, jedna pominięta
counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
# jeszcze jedna, jeszcze dwie, jeszcze 5
list-more-of = jeszcze { numeral }

## Points of the compass

compass-point = { $case ->
    [wind] { compass-point-wind }
   *[side] { compass-point-side }
}
compass-point-side = { $point ->
    [0] północ
    [1] północno-północny wschód
    [2] północny wschód
    [3] wschodnio-północny wschód
    [4] wschód
    [5] wschodnio-południowy wschód
    [6] południowy wschód
    [7] południowo-południowy wschód
    [8] południe
    [9] południowo-południowy zachód
    [10] południowy zachód
    [11] zachodnio-południowy zachód
    [12] zachód
    [13] zachodnio-północny zachód
    [14] północny zachód
   *[15] północno-północny zachód
}
# wiatr północno-zachodni
compass-point-wind = { $point ->
    [0] północny
    [1] północno-północno-wschodni
    [2] północno-wschodni
    [3] wschodnio-północno-wschodni
    [4] wschodni
    [5] wschodnio-południowo-wschodni
    [6] południowo-wschodni
    [7] południowo-południowo-wschodni
    [8] południowy
    [9] południowo-południowo-zachodni
    [10] południowo-zachodni
    [11] zachodnio-południowo-zachodni
    [12] zachodni
    [13] zachodnio-północno-zachodni
    [14] północno-zachodni
   *[15] północno-północno-zachodni
}
wind = wiatr { FORM($direction, case: "wind") }, { $speed }
    .gusts = wiatr { FORM($direction, case: "wind") }, { $speed }, w porywach do { FORM($gusts, case: "genitive") }
