## Where something is among its like, as in progress.ftl

position-item = { FORM($noun, 1) } { $place }, yhteensä { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = rivi { $place }, yhteensä { $total }
    .alone = rivi { $place }
position-column = sarake { $place }, yhteensä { $total }
    .alone = sarake { $place }
position-level = taso { $place }

## What is selected. The participle stands first: behind a number it would have to be a partitive

selection-some = valittu { $count }, yhteensä { $total }
    .alone = valittu { $count }
selection-all = kaikki { $total } valittu
selection-none = ei valintoja
selection-cleared = valinnat poistettu

## What a list shows

things-shown = näkyvissä { $count }, yhteensä { $total }
things-filtered = suodatettu: { $filter }, näkyvissä { $shown }, yhteensä { $total }
    .alone = suodatettu: { $filter }
filter-only = suodatin: vain { FORM($state, form: "plural") }
    .noun = suodatin: { things-in-state }
things-in-state = vain { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
filter-removed = suodatin poistettu, kaikki { $total } näkyvissä
    .alone = suodatin poistettu
order-changed = järjestetty, { $order }
order-newest = uusimmat ensin
order-oldest = vanhimmat ensin
order-alphabetical = aakkosjärjestyksessä
order-lowest-price = halvimmat ensin
order-highest-price = kalleimmat ensin
order-nearest = lähimmät ensin
order-best-rated = parhaiksi arvioidut ensin
order-most-relevant = osuvimmat ensin
order-most-popular = suosituimmat ensin

## What changed in a list

loaded-more = { $count } lisää ladattu, näkyvissä { $shown }, yhteensä { $total }
    .alone = { $count } lisää ladattu
loaded-all = luettelon loppu
list-updated = luettelo päivitetty, { $count ->
    [one] { $count } uusi
   *[other] { $count } uutta
}
    .alone = luettelo päivitetty
moved-to-place = { $name } siirretty sijalle { $place }, yhteensä { $total }
    .alone = siirretty sijalle { $place }, yhteensä { $total }

counted-state-alone = { $count } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count ->
    [one] { $count } muu
   *[other] { $count } muuta
}
