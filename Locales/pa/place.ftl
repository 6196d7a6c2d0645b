position-item = { $total } ਵਿੱਚੋਂ { FORM($noun, 1) } { $place }
    .alone = { FORM($noun, 1) } { $place }
position-row = { $total } ਵਿੱਚੋਂ ਕਤਾਰ { $place }
    .alone = ਕਤਾਰ { $place }
position-column = { $total } ਵਿੱਚੋਂ ਕਾਲਮ { $place }
    .alone = ਕਾਲਮ { $place }
position-level = ਪੱਧਰ { $place }
list-part = { $total } ਵਿੱਚੋਂ { FORM($noun, form: "plural") } { $first } ਤੋਂ { $last }
selection-some = { $count ->
    [1] { $total } ਵਿੱਚੋਂ { $count } ਚੁਣਿਆ ਗਿਆ
   *[other] { $total } ਵਿੱਚੋਂ { $count } ਚੁਣੇ ਗਏ
}
    .alone = { $count ->
        [1] { $count } ਚੁਣਿਆ ਗਿਆ
       *[other] { $count } ਚੁਣੇ ਗਏ
    }
    .things = { $total ->
        [1] { $counted } { selected-or-not }
       *[other] { FORM($counted, case: "oblique") } ਵਿੱਚੋਂ { $completed } { selected-things }
    }
# 1 ਫ਼ੋਟੋ ਨਹੀਂ ਚੁਣੀ ਗਈ
selected-or-not = { $completed ->
    [0] { TRAIT($counted, "gender") ->
        [feminine] { FORM(state-selected, form: "negated-feminine") }
       *[masculine] { FORM(state-selected, form: "negated") }
    }
   *[other] { FORM(state-selected, $counted, 1) }
}
selected-things = { $completed ->
    [1] { FORM(state-selected, $counted, 1) }
   *[other] { FORM(state-selected, $counted, 2) }
}
selection-all = { $total ->
    [2] ਦੋਵੇਂ ਚੁਣੇ ਗਏ
   *[other] ਸਾਰੇ { $total } ਚੁਣੇ ਗਏ
}
selection-none = ਕੁਝ ਵੀ ਨਹੀਂ ਚੁਣਿਆ ਗਿਆ
selection-cleared = ਚੋਣ ਹਟਾਈ ਗਈ
things-shown = { $count ->
    [1] { $total } ਵਿੱਚੋਂ { $count } ਦਿਸ ਰਿਹਾ ਹੈ
   *[other] { $total } ਵਿੱਚੋਂ { $count } ਦਿਸ ਰਹੇ ਹਨ
}
things-filtered = { $shown ->
    [1] ਫ਼ਿਲਟਰ: { $filter }, { $total } ਵਿੱਚੋਂ { $shown } ਦਿਸ ਰਿਹਾ ਹੈ
   *[other] ਫ਼ਿਲਟਰ: { $filter }, { $total } ਵਿੱਚੋਂ { $shown } ਦਿਸ ਰਹੇ ਹਨ
}
    .alone = ਫ਼ਿਲਟਰ: { $filter }
filter-only = { TAIL($state) ->
    [going-on-one] ਫ਼ਿਲਟਰ: { $state } ਹੈ
   *[other] ਫ਼ਿਲਟਰ: ਸਿਰਫ਼ { FORM($state, form: "impersonal-oblique") }
}
    .noun = ਫ਼ਿਲਟਰ: ਸਿਰਫ਼ { things-in-state }
things-in-state = { FORM($state, 2) } { FORM($noun, 2) }
filter-removed = { $total ->
    [2] ਫ਼ਿਲਟਰ ਹਟਾਇਆ ਗਿਆ, ਦੋਵੇਂ ਦਿਸ ਰਹੇ ਹਨ
   *[other] ਫ਼ਿਲਟਰ ਹਟਾਇਆ ਗਿਆ, ਸਾਰੇ { $total } ਦਿਸ ਰਹੇ ਹਨ
}
    .alone = ਫ਼ਿਲਟਰ ਹਟਾਇਆ ਗਿਆ
order-changed = ਤਰਤੀਬ ਬਦਲੀ ਗਈ, { $order }
order-newest = ਨਵੇਂ ਪਹਿਲਾਂ
order-oldest = ਪੁਰਾਣੇ ਪਹਿਲਾਂ
order-alphabetical = ਵਰਣਮਾਲਾ ਦੀ ਤਰਤੀਬ ਵਿੱਚ
order-lowest-price = ਘੱਟ ਕੀਮਤ ਪਹਿਲਾਂ
order-highest-price = ਵੱਧ ਕੀਮਤ ਪਹਿਲਾਂ
order-nearest = ਨੇੜਲੇ ਪਹਿਲਾਂ
order-best-rated = ਬਿਹਤਰ ਰੇਟਿੰਗ ਪਹਿਲਾਂ
order-most-relevant = ਸਭ ਤੋਂ ਢੁਕਵੇਂ ਪਹਿਲਾਂ
order-most-popular = ਸਭ ਤੋਂ ਮਸ਼ਹੂਰ ਪਹਿਲਾਂ
order-by = { $name }: ਵਧਦੀ ਤਰਤੀਬ ਵਿੱਚ
    .descending = { $name }: ਘਟਦੀ ਤਰਤੀਬ ਵਿੱਚ
loaded-more = ਸੂਚੀ ਵਿੱਚ { $count } ਹੋਰ, ਕੁੱਲ { $total } ਵਿੱਚੋਂ { $shown }
    .alone = ਸੂਚੀ ਵਿੱਚ { $count } ਹੋਰ
loaded-all = ਸੂਚੀ ਸਮਾਪਤ
list-updated = { $count ->
    [1] ਸੂਚੀ ਅੱਪਡੇਟ ਕੀਤੀ ਗਈ, { $count } ਨਵਾਂ
   *[other] ਸੂਚੀ ਅੱਪਡੇਟ ਕੀਤੀ ਗਈ, { $count } ਨਵੇਂ
}
    .alone = ਸੂਚੀ ਅੱਪਡੇਟ ਕੀਤੀ ਗਈ
moved-to-place = { $name } ਹੁਣ { $total } ਵਿੱਚੋਂ ਥਾਂ { $place } ਉੱਤੇ
    .alone = { $total } ਵਿੱਚੋਂ ਥਾਂ { $place } ਉੱਤੇ ਲਿਜਾਇਆ ਗਿਆ
picked-up = ਚੁੱਕਿਆ ਗਿਆ: { $name }, { $total } ਵਿੱਚੋਂ ਥਾਂ { $place }
    .alone = ਚੁੱਕਿਆ ਗਿਆ, { $total } ਵਿੱਚੋਂ ਥਾਂ { $place }
move-cancelled = ਲਿਜਾਣਾ ਰੱਦ ਕੀਤਾ ਗਿਆ, { $name } ਮੁੜ { $total } ਵਿੱਚੋਂ ਥਾਂ { $place } ਉੱਤੇ
    .alone = ਲਿਜਾਣਾ ਰੱਦ ਕੀਤਾ ਗਿਆ, ਮੁੜ { $total } ਵਿੱਚੋਂ ਥਾਂ { $place } ਉੱਤੇ
counted-state-alone = { TRAIT($state, "place") ->
    [due] { $count } ਦਾ ਸਮਾਂ ਹੋ ਗਿਆ
    [late] { $count } ਦਾ ਤੈਅ ਸਮਾਂ ਲੰਘ ਗਿਆ
    [not] { $count } { FORM($state, form: "negated") }
    [named] { $count } { $state } { $noun }
    [first] { $state } { $count }
   *[other] { counted-state-alone-missed }
}
counted-state-alone-missed = { HEAD($state) ->
    [missed-feminine] { $count ->
        [1] { $count } ਖੁੰਝ ਗਈ
       *[other] { $count } ਖੁੰਝ ਗਈਆਂ
    }
    [missed-one] { $count } ਖੁੰਝ ਗਿਆ
    [missed-several] { $count } ਖੁੰਝ ਗਏ
   *[other] { counted-state-alone-words }
}
-head-missed-feminine = ਖੁੰਝੀ ਖੁੰਝੀਆਂ
-head-missed-one = ਖੁੰਝਿਆ
-head-missed-several = ਖੁੰਝੇ
counted-state-alone-words = { TAIL($state) ->
    [going-on-one] { $count } { $state } ਹੈ
    [going-on-several] { $count } { $state } ਹਨ
   *[other] { $count } { $state }
}
-tail-going-on-one = ਰਿਹਾ ਰਹੀ
-tail-going-on-several = ਰਹੇ ਰਹੀਆਂ
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count } ਹੋਰ
compass-point = { $point ->
    [0] ਉੱਤਰ
    [1] ਉੱਤਰ-ਉੱਤਰ-ਪੂਰਬ
    [2] ਉੱਤਰ-ਪੂਰਬ
    [3] ਪੂਰਬ-ਉੱਤਰ-ਪੂਰਬ
    [4] ਪੂਰਬ
    [5] ਪੂਰਬ-ਦੱਖਣ-ਪੂਰਬ
    [6] ਦੱਖਣ-ਪੂਰਬ
    [7] ਦੱਖਣ-ਦੱਖਣ-ਪੂਰਬ
    [8] ਦੱਖਣ
    [9] ਦੱਖਣ-ਦੱਖਣ-ਪੱਛਮ
    [10] ਦੱਖਣ-ਪੱਛਮ
    [11] ਪੱਛਮ-ਦੱਖਣ-ਪੱਛਮ
    [12] ਪੱਛਮ
    [13] ਪੱਛਮ-ਉੱਤਰ-ਪੱਛਮ
    [14] ਉੱਤਰ-ਪੱਛਮ
   *[15] ਉੱਤਰ-ਉੱਤਰ-ਪੱਛਮ
}
wind = ਹਵਾ { $direction } ਤੋਂ, ਰਫ਼ਤਾਰ { $speed }
    .gusts = ਹਵਾ { $direction } ਤੋਂ, ਰਫ਼ਤਾਰ { $speed }, ਬੁੱਲੇ { FORM($gusts, case: "oblique") } ਤੱਕ
