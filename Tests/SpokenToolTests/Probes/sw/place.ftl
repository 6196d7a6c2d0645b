## Where something is among its like: by its place, which agrees (kitabu cha kwanza)

position-item = { FORM($noun, 1) } { FORM(position-place, $noun) } kati ya { $total }
    .alone = { FORM($noun, 1) } { FORM(position-place, $noun) }
position-place = { ordinal-particle } { FORM(numeral-ordinal, $place) }
position-row = safu mlalo ya { FORM(numeral-ordinal, $place) } kati ya { $total }
    .alone = safu mlalo ya { FORM(numeral-ordinal, $place) }
position-column = safu wima ya { FORM(numeral-ordinal, $place) } kati ya { $total }
    .alone = safu wima ya { FORM(numeral-ordinal, $place) }
position-level = kiwango cha { FORM(numeral-ordinal, $place) }

## What is selected. Its class is not known: the impersonal one

selection-some = { $count ->
    [one] { $count } kati ya { $total } imechaguliwa
   *[other] { $count } kati ya { $total } zimechaguliwa
}
    .things = { $done } kati ya { $total } { FORM(prefix-counted, $done) }mechaguliwa
    .alone = { $count ->
        [one] { $count } imechaguliwa
       *[other] { $count } zimechaguliwa
    }
selection-all = zote { $total } zimechaguliwa
selection-none = hakuna kilichochaguliwa
selection-cleared = uteuzi umeondolewa

things-shown = zinazoonekana: { $count } kati ya { $total }
things-filtered = kichujio: { $filter }, { $shown } kati ya { $total }
    .alone = kichujio: { $filter }
filter-only = kichujio: { FORM($state, 2) } pekee
    .noun = kichujio: { things-in-state }
things-in-state = { FORM($noun, form: "plural") } { FORM($state, 2) } pekee
filter-removed = kichujio kimeondolewa, zote { $total } zinaonekana
    .alone = kichujio kimeondolewa
order-changed = kumepangwa upya, { $order }
order-newest = mpya kwanza
order-oldest = za zamani kwanza
order-alphabetical = kwa alfabeti
order-lowest-price = bei ya chini kwanza
order-highest-price = bei ya juu kwanza
order-nearest = za karibu kwanza
order-best-rated = zenye alama za juu kwanza
order-most-relevant = zinazohusiana zaidi kwanza
order-most-popular = maarufu zaidi kwanza

loaded-more = nyingine { $count }, { $shown } kati ya { $total }
    .alone = nyingine { $count }
loaded-all = mwisho wa orodha
list-updated = orodha imesasishwa, mpya { $count }
    .alone = orodha imesasishwa
moved-to-place = { $name }: nafasi mpya { $place } kati ya { $total }
    .alone = nafasi mpya { $place } kati ya { $total }

## Counts whose noun was said before, or is known: the number agrees

counted-state-alone = { numeral } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $gender ->
    [awa] { $count ->
        [one] mwingine { numeral }
       *[other] wengine { numeral }
    }
    [liya] { $count ->
        [one] lingine { numeral }
       *[other] mengine { numeral }
    }
    [kivi] { $count ->
        [one] kingine { numeral }
       *[other] vingine { numeral }
    }
   *[izi] nyingine { numeral }
}
