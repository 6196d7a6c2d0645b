## The position of something among others of its kind: the total comes first

position-item = { $total } में से { FORM($noun, 1) } { $place }
    .alone = { FORM($noun, 1) } { $place }
position-row = { $total } में से पंक्ति { $place }
    .alone = पंक्ति { $place }
position-column = { $total } में से कॉलम { $place }
    .alone = कॉलम { $place }
position-level = स्तर { $place }

# For example: 162 में से परिणाम 11 से 20
list-part = { $total } में से { FORM($noun, form: "plural") } { $first } से { $last }

## Selected items

# Of one, में से would be said of its parts, see transfer-uploaded.
selection-some = { $total } में से { $count } चयनित
    .alone = { $count } चयनित
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted } चयनित नहीं
           *[other] { $counted } चयनित
        }
       *[other] { FORM($counted, case: "oblique") } में से { $completed } चयनित
    }
selection-all = { $total ->
    [2] दोनों चयनित
   *[other] सभी { $total } चयनित
}
selection-none = कुछ भी चयनित नहीं
selection-cleared = चयन हटाया गया

## Filtered and sorted lists

things-shown = { $count ->
    [1] { $total } में से { $count } दिख रहा है
   *[other] { $total } में से { $count } दिख रहे हैं
}
things-filtered = { $shown ->
    [1] फ़िल्टर: { $filter }, { $total } में से { $shown } दिख रहा है
   *[other] फ़िल्टर: { $filter }, { $total } में से { $shown } दिख रहे हैं
}
    .alone = फ़िल्टर: { $filter }
# What goes on takes its verb: केवल वे जो सिंक हो रहे हैं. What is shown is several, and the form of nothing in
# particular that comes before a postposition is their plural: केवल डिलीवर किए गए, केवल ली गई
filter-only = { TAIL($state) ->
    [going-on-one] फ़िल्टर: केवल वे जो { FORM($state, form: "impersonal-oblique") } हैं
   *[other] फ़िल्टर: केवल { FORM($state, form: "impersonal-oblique") }
}
    .noun = फ़िल्टर: केवल { things-in-state }
things-in-state = { FORM($state, 2) } { FORM($noun, 2) }
filter-removed = { $total ->
    [2] फ़िल्टर हटाया गया, दोनों दिख रहे हैं
   *[other] फ़िल्टर हटाया गया, सभी { $total } दिख रहे हैं
}
    .alone = फ़िल्टर हटाया गया
order-changed = क्रम बदला गया, { $order }
order-newest = नए पहले
order-oldest = पुराने पहले
order-alphabetical = वर्णमाला के क्रम में
order-lowest-price = कम कीमत पहले
order-highest-price = ज़्यादा कीमत पहले
order-nearest = नज़दीकी पहले
order-best-rated = बेहतर रेटिंग पहले
order-most-relevant = प्रासंगिकता के क्रम में
order-most-popular = लोकप्रियता के क्रम में
# The name before a colon, for के अनुसार would ask for its oblique.
order-by = { $name }: बढ़ते क्रम में
    .descending = { $name }: घटते क्रम में

## Changes in a list

# Without a verb, which would have to agree with one or many: सूची में 1 और, कुल 340 में से 60
loaded-more = सूची में { $count } और, कुल { $total } में से { $shown }
    .alone = सूची में { $count } और
loaded-all = सूची समाप्त
list-updated = { $count ->
    [1] सूची अपडेट की गई, { $count } नया
   *[other] सूची अपडेट की गई, { $count } नए
}
    .alone = सूची अपडेट की गई
# Without a verb, which would agree with the name, and without को, which would ask for the name's oblique.
moved-to-place = { $name } अब { $total } में से स्थान { $place } पर
    .alone = { $total } में से स्थान { $place } पर ले जाया गया
# The name after a colon, so that nothing agrees with it.
picked-up = उठाया गया: { $name }, { $total } में से स्थान { $place }
    .alone = उठाया गया, { $total } में से स्थान { $place }
move-cancelled = ले जाना रद्द किया गया, { $name } फिर से { $total } में से स्थान { $place } पर
    .alone = ले जाना रद्द किया गया, फिर से { $total } में से स्थान { $place } पर

## Several counts, and counts with names

# 46 खुराकें ली गईं, 3 छूट गईं, 2 स्किप की गईं
# What goes on takes the verb that the noun would have left out: 3 सिंक हो रहे हैं
counted-state-alone = { TRAIT($state, "place") ->
    [due] { $count } का समय हो गया
    [late] { $count } का नियत समय बीत गया
    [not] { $count } { FORM($state, form: "negated") }
    [edge] { $count } { FORM($state, form: "predicate") }
   *[other] { counted-state-alone-missed }
}
# As a verb beside the others, for a participle alone breaks the sentence off.
counted-state-alone-missed = { HEAD($state) ->
    [missed-feminine] { $count ->
        [1] { $count } छूट गई
       *[other] { $count } छूट गईं
    }
    [missed-one] { $count } छूट गया
    [missed-several] { $count } छूट गए
   *[other] { counted-state-alone-words }
}
-head-missed-feminine = छूटी
-head-missed-one = छूटा
-head-missed-several = छूटे
counted-state-alone-words = { TAIL($state) ->
    [going-on-one] { $count } { $state } है
    [going-on-feminine] { $count } { $state } { FORM(word-is, $noun, case: "said") }
    [going-on-several] { $count } { $state } हैं
    [done-feminine] { $count } { FORM($state, case: "said") }
   *[other] { $count } { $state }
}
-tail-done-feminine = गई
-tail-going-on-one = रहा
-tail-going-on-feminine = रही
-tail-going-on-several = रहे
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count } अन्य

## Points of the compass

compass-point = { $point ->
    [0] उत्तर
    [1] उत्तर-उत्तर-पूर्व
    [2] उत्तर-पूर्व
    [3] पूर्व-उत्तर-पूर्व
    [4] पूर्व
    [5] पूर्व-दक्षिण-पूर्व
    [6] दक्षिण-पूर्व
    [7] दक्षिण-दक्षिण-पूर्व
    [8] दक्षिण
    [9] दक्षिण-दक्षिण-पश्चिम
    [10] दक्षिण-पश्चिम
    [11] पश्चिम-दक्षिण-पश्चिम
    [12] पश्चिम
    [13] पश्चिम-उत्तर-पश्चिम
    [14] उत्तर-पश्चिम
   *[15] उत्तर-उत्तर-पश्चिम
}

wind = हवा { $direction } से, रफ़्तार { $speed }
    .gusts = हवा { $direction } से, रफ़्तार { $speed }, झोंके { FORM($gusts, case: "oblique") } तक
