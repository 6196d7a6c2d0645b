## The position of something among others of its kind: kuva 3 kahdestatoista

position-item = { FORM($noun, 1) } { $place } { of-total }
    .alone = { FORM($noun, 1) } { $place }
position-row = rivi { $place } { of-total }
    .alone = rivi { $place }
position-column = sarake { $place } { of-total }
    .alone = sarake { $place }
position-level = taso { $place }

# tulokset yhdestätoista kahteenkymmeneen, yhteensä 162; tulokset 1001 viiva 1020
list-part = { FORM($noun, form: "plural") } { list-part-range }, yhteensä { $total }
list-part-range = { TAIL(list-part-first) ->
    [digit] { list-part-digits }
   *[words] { TAIL(list-part-last) ->
        [digit] { list-part-digits }
       *[words] { list-part-first } { list-part-last }
    }
}
list-part-first = { NUMBER($first, style: "span", case: "from") }
list-part-last = { NUMBER($last, style: "span", case: "to") }
list-part-digits = { $first } viiva { $last }

## Selected items

selection-some = { $count } { of-total } valittu
    .alone = { $count ->
        [one] { $count } valittu
       *[other] { $count } valittua
    }
    .things = { things-of-total } valittu
selection-all = { $total ->
    [2] molemmat valittu
   *[other] kaikki { $total } valittu
}
selection-none = ei valintoja
selection-cleared = valinnat poistettu

## Filtered and sorted lists

things-shown = { $count } { of-total } näkyvissä
things-filtered = suodatin: { $filter }, { $shown } { of-total } näkyvissä
    .alone = suodatin: { $filter }
filter-only = suodatin: vain { TRAIT($state, "place") ->
    [after] { $state } olevat
   *[before] { FORM($state, form: "plural") }
}
    .noun = suodatin: vain { things-in-state }
things-in-state = { TRAIT($state, "place") ->
    [after] { $state } olevat { FORM($noun, form: "plural") }
   *[before] { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
}
filter-removed = { $total ->
    [2] suodatin poistettu, molemmat näkyvissä
   *[other] suodatin poistettu, kaikki { $total } näkyvissä
}
    .alone = suodatin poistettu
order-changed = lajiteltu, { $order }
order-newest = uusimmat ensin
order-oldest = vanhimmat ensin
order-alphabetical = aakkosjärjestyksessä
order-lowest-price = halvimmat ensin
order-highest-price = kalleimmat ensin
order-nearest = lähimmät ensin
order-best-rated = parhaiksi arvioidut ensin
order-most-relevant = osuvimmat ensin
order-most-popular = suosituimmat ensin
order-by = perusteena { $name }, nousevassa järjestyksessä
    .descending = perusteena { $name }, laskevassa järjestyksessä

## Changes in a list

loaded-more = { $count } lisää ladattu, { $shown } { of-total }
    .alone = { $count } lisää ladattu
loaded-all = luettelon loppu
list-updated = { $count ->
    [one] luettelo päivitetty, { $count } uusi
   *[other] luettelo päivitetty, { $count } uutta
}
    .alone = luettelo päivitetty
moved-to-place = { $name } siirretty sijalle { $place } { of-total }
    .alone = siirretty sijalle { $place } { of-total }
picked-up = { $name } valittu siirrettäväksi, sija { $place } { of-total }
    .alone = valittu siirrettäväksi, sija { $place } { of-total }
move-cancelled = siirto peruttu, { $name } takaisin sijalla { $place } { of-total }
    .alone = siirto peruttu, takaisin sijalla { $place } { of-total }

## Several counts, and counts with names

counted-state-alone = { $count } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count ->
    [one] { $count } muu
   *[other] { $count } muuta
}

## Points of the compass

# The case "wind" is the wind from there: pohjoistuuli.
compass-point = { $case ->
    [wind] { compass-point-wind }
   *[nominative] { compass-point-side }
}
compass-point-side = { $point ->
    [0] pohjoinen
    [1] pohjoiskoillinen
    [2] koillinen
    [3] itäkoillinen
    [4] itä
    [5] itäkaakko
    [6] kaakko
    [7] eteläkaakko
    [8] etelä
    [9] etelälounas
    [10] lounas
    [11] länsilounas
    [12] länsi
    [13] länsiluode
    [14] luode
   *[15] pohjoisluode
}
compass-point-wind = { $point ->
    [0] pohjoistuuli
    [1] pohjoiskoillistuuli
    [2] koillistuuli
    [3] itäkoillistuuli
    [4] itätuuli
    [5] itäkaakkoistuuli
    [6] kaakkoistuuli
    [7] eteläkaakkoistuuli
    [8] etelätuuli
    [9] etelälounaistuuli
    [10] lounaistuuli
    [11] länsilounaistuuli
    [12] länsituuli
    [13] länsiluoteistuuli
    [14] luoteistuuli
   *[15] pohjoisluoteistuuli
}
wind = { FORM($direction, case: "wind") }, { $speed }
    .gusts = { FORM($direction, case: "wind") }, { $speed }, puuskissa { $gusts }
