## The position of something among others of its kind

position-item = { position-noun } { $place }, ആകെ { $total }
    .alone = { position-noun } { $place }
# ഫലം 3 would be heard as "the result is 3".
position-noun = { HEAD(FORM($noun, 1)) ->
    [result] { FORM($noun, 1) } നമ്പർ
   *[other] { FORM($noun, 1) }
}
-head-result = ഫലം
position-row = വരി { $place }, ആകെ { $total }
    .alone = വരി { $place }
position-column = കോളം { $place }, ആകെ { $total }
    .alone = കോളം { $place }
position-level = ലെവൽ { $place }

# 162-ൽ 11 മുതൽ 20 വരെയുള്ള ഫലങ്ങൾ
list-part = { $total }-ൽ { $first } മുതൽ { $last } വരെയുള്ള { FORM($noun, form: "plural") }

## Selected items

# 3 എണ്ണം; ഒരെണ്ണം
count-pieces = { $count ->
    [1] ഒരെണ്ണം
   *[other] { $count } എണ്ണം
}

selection-some = { $total }-ൽ { count-pieces } തിരഞ്ഞെടുത്തു
    .alone = { count-pieces } തിരഞ്ഞെടുത്തു
    .things = { $total ->
        [1] { FORM($counted, case: "object") } { $completed ->
            [0] തിരഞ്ഞെടുത്തിട്ടില്ല
           *[other] തിരഞ്ഞെടുത്തു
        }
       *[other] { FORM($counted, case: "locative") } { selected-things }
    }
selected-things = { TRAIT($counted, "being") ->
    [person] { selected-people }
   *[thing] { $completed ->
        [0] ഒന്നും തിരഞ്ഞെടുത്തിട്ടില്ല
       *[other] { transfer-pieces } തിരഞ്ഞെടുത്തു
    }
}
selected-people = { $completed ->
    [0] ആരെയും തിരഞ്ഞെടുത്തിട്ടില്ല
    [1] ഒരാളെ തിരഞ്ഞെടുത്തു
   *[other] { $completed } പേരെ തിരഞ്ഞെടുത്തു
}
selection-all = { $total ->
    [2] രണ്ടും തിരഞ്ഞെടുത്തു
   *[other] എല്ലാം തിരഞ്ഞെടുത്തു, ആകെ { $total }
}
selection-none = ഒന്നും തിരഞ്ഞെടുത്തിട്ടില്ല
selection-cleared = തിരഞ്ഞെടുക്കൽ റദ്ദാക്കി

## Filtered and sorted lists

things-shown = { $total }-ൽ { count-pieces } കാണിക്കുന്നു
things-filtered = ഫിൽട്ടർ: { $filter }, { $total }-ൽ { things-filtered-pieces } കാണിക്കുന്നു
    .alone = ഫിൽട്ടർ: { $filter }
things-filtered-pieces = { $shown ->
    [1] ഒരെണ്ണം
   *[other] { $shown } എണ്ണം
}
# വായിക്കാത്തവ മാത്രം; വായിക്കാത്ത സന്ദേശങ്ങൾ മാത്രം
filter-only = ഫിൽട്ടർ: { FORM($state, form: "attribute") }വ മാത്രം
    .noun = ഫിൽട്ടർ: { things-in-state } മാത്രം
things-in-state = { FORM($state, form: "attribute") } { FORM($noun, form: "plural") }
filter-removed = { $total ->
    [2] ഫിൽട്ടർ നീക്കം ചെയ്തു, രണ്ടും കാണിക്കുന്നു
   *[other] ഫിൽട്ടർ നീക്കം ചെയ്തു, { $total } എണ്ണവും കാണിക്കുന്നു
}
    .alone = ഫിൽട്ടർ നീക്കം ചെയ്തു
order-changed = ക്രമം മാറ്റി, { $order }
order-newest = പുതിയവ ആദ്യം
order-oldest = പഴയവ ആദ്യം
order-alphabetical = അക്ഷരമാലാക്രമത്തിൽ
order-lowest-price = കുറഞ്ഞ വില ആദ്യം
order-highest-price = കൂടിയ വില ആദ്യം
order-nearest = അടുത്തുള്ളവ ആദ്യം
order-best-rated = കൂടുതൽ റേറ്റിംഗുള്ളവ ആദ്യം
order-most-relevant = കൂടുതൽ പ്രസക്തമായവ ആദ്യം
order-most-popular = കൂടുതൽ ജനപ്രിയമായവ ആദ്യം
order-by = { $name } അനുസരിച്ച്, ആരോഹണ ക്രമത്തിൽ
    .descending = { $name } അനുസരിച്ച്, അവരോഹണ ക്രമത്തിൽ

## Changes in a list

loaded-more = { count-pieces } കൂടി ലോഡ് ചെയ്തു, { $total }-ൽ { $shown }
    .alone = { count-pieces } കൂടി ലോഡ് ചെയ്തു
loaded-all = ലിസ്റ്റ് അവസാനിച്ചു
list-updated = ലിസ്റ്റ് അപ്ഡേറ്റ് ചെയ്തു, പുതിയവ { $count }
    .alone = ലിസ്റ്റ് അപ്ഡേറ്റ് ചെയ്തു
moved-to-place = { $name } നീക്കി, ഇപ്പോൾ { $total }-ൽ { NUMBER($place, style: "words", type: "ordinal") }തെ സ്ഥാനത്ത്
    .alone = നീക്കി, ഇപ്പോൾ { $total }-ൽ { NUMBER($place, style: "words", type: "ordinal") }തെ സ്ഥാനത്ത്
picked-up = { $name } നീക്കാൻ എടുത്തു, { $total }-ൽ { NUMBER($place, style: "words", type: "ordinal") }തെ സ്ഥാനത്ത്
    .alone = നീക്കാൻ എടുത്തു, { $total }-ൽ { NUMBER($place, style: "words", type: "ordinal") }തെ സ്ഥാനത്ത്
move-cancelled = നീക്കൽ റദ്ദാക്കി, { $name } വീണ്ടും { $total }-ൽ { NUMBER($place, style: "words", type: "ordinal") }തെ സ്ഥാനത്ത്
    .alone = നീക്കൽ റദ്ദാക്കി, വീണ്ടും { $total }-ൽ { NUMBER($place, style: "words", type: "ordinal") }തെ സ്ഥാനത്ത്

## Several counts, and counts with names

# 46 ഡോസുകൾ കഴിച്ചു, 3 എണ്ണം വിട്ടുപോയി; of people 3 പേർ ഓൺലൈനിൽ
counted-state-alone = { TRAIT($state, "place") ->
    [before] { $state } { counted-alone }
   *[after] { counted-alone } { FORM($state, form: "said") }
}
counted-alone = { TRAIT($noun, "being") ->
    [person] { $count ->
        [1] ഒരാൾ
       *[other] { $count } പേർ
    }
   *[thing] { count-pieces }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { TRAIT($noun, "being") ->
    [person] { $count ->
        [1] മറ്റൊരാളും
       *[other] മറ്റ് { $count } പേരും
    }
   *[thing] { list-more }
}

## Points of the compass

compass-point = { $point ->
    [0] വടക്ക്
    [1] വടക്ക് വടക്കുകിഴക്ക്
    [2] വടക്കുകിഴക്ക്
    [3] കിഴക്ക് വടക്കുകിഴക്ക്
    [4] കിഴക്ക്
    [5] കിഴക്ക് തെക്കുകിഴക്ക്
    [6] തെക്കുകിഴക്ക്
    [7] തെക്ക് തെക്കുകിഴക്ക്
    [8] തെക്ക്
    [9] തെക്ക് തെക്കുപടിഞ്ഞാറ്
    [10] തെക്കുപടിഞ്ഞാറ്
    [11] പടിഞ്ഞാറ് തെക്കുപടിഞ്ഞാറ്
    [12] പടിഞ്ഞാറ്
    [13] പടിഞ്ഞാറ് വടക്കുപടിഞ്ഞാറ്
    [14] വടക്കുപടിഞ്ഞാറ്
   *[15] വടക്ക് വടക്കുപടിഞ്ഞാറ്
}
wind = { $direction } ദിശയിൽ നിന്ന് { $speed } വേഗത്തിൽ കാറ്റ്
    .gusts = { wind }, ചിലപ്പോൾ { $gusts } വരെ വേഗത്തിൽ
