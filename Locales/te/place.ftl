## The position of something among others of its kind: the total comes first

position-item = { $total }లో { $place }వ { FORM($noun, form: "ordered") }
    .alone = { FORM($noun, form: "ordered") } { $place }
position-row = { $total }లో { $place }వ అడ్డు వరుస
    .alone = అడ్డు వరుస { $place }
position-column = { $total }లో { $place }వ నిలువు వరుస
    .alone = నిలువు వరుస { $place }
position-level = స్థాయి { $place }

# 162 ఫలితాలలో 11 నుండి 20 వరకు
list-part = { list-part-total } { FORM($noun, form: "ordered-plural") }లో { $first } నుండి { $last } వరకు
list-part-total = { TRAIT($noun, "being") ->
    [person] { $total } మంది
   *[thing] { $total }
}

## Selected items

selection-some = { $total }లో { $count } ఎంచుకున్నారు
    .alone = { $count } ఎంచుకున్నారు
    .things = { $total ->
        [1] { FORM($counted, case: "accusative") } { $completed ->
            [0] ఎంచుకోలేదు
           *[other] ఎంచుకున్నారు
        }
       *[other] { FORM($counted, case: "oblique") }లో { selected-things }
    }
selected-things = { TRAIT($counted, "being") ->
    [person] { selected-people }
   *[thing] { $completed ->
        [0] ఏదీ ఎంచుకోలేదు
        [1] ఒకటి ఎంచుకున్నారు
       *[other] { $completed } ఎంచుకున్నారు
    }
}
selected-people = { $completed ->
    [0] ఎవరినీ ఎంచుకోలేదు
    [1] ఒకరిని ఎంచుకున్నారు
    [2] ఇద్దరిని ఎంచుకున్నారు
    [3] ముగ్గురిని ఎంచుకున్నారు
    [4] నలుగురిని ఎంచుకున్నారు
    [5] ఐదుగురిని ఎంచుకున్నారు
    [6] ఆరుగురిని ఎంచుకున్నారు
    [7] ఏడుగురిని ఎంచుకున్నారు
   *[other] { $completed } మందిని ఎంచుకున్నారు
}
selection-all = { $total ->
    [2] రెండూ ఎంచుకున్నారు
   *[other] మొత్తం { $total } ఎంచుకున్నారు
}
selection-none = ఏదీ ఎంచుకోలేదు
selection-cleared = ఎంపిక తీసివేశారు

## Filtered and sorted lists

things-shown = { $count ->
    [1] { $total }లో { $count } కనిపిస్తోంది
   *[other] { $total }లో { $count } కనిపిస్తున్నాయి
}
things-filtered = { $shown ->
    [1] ఫిల్టర్: { $filter }, { $total }లో { $shown } కనిపిస్తోంది
   *[other] ఫిల్టర్: { $filter }, { $total }లో { $shown } కనిపిస్తున్నాయి
}
    .alone = ఫిల్టర్: { $filter }
# చదవనివి మాత్రమే; with a noun చదవని సందేశాలు మాత్రమే
filter-only = ఫిల్టర్: { FORM($state, form: "attribute") }వి మాత్రమే
    .noun = ఫిల్టర్: { things-in-state } మాత్రమే
things-in-state = { FORM($state, 2) } { FORM($noun, 2) }
filter-removed = { $total ->
    [2] ఫిల్టర్ తీసివేశారు, రెండూ కనిపిస్తున్నాయి
   *[other] ఫిల్టర్ తీసివేశారు, మొత్తం { $total } కనిపిస్తున్నాయి
}
    .alone = ఫిల్టర్ తీసివేశారు
order-changed = క్రమం మారింది, { $order }
order-newest = కొత్తవి ముందు
order-oldest = పాతవి ముందు
order-alphabetical = అక్షర క్రమంలో
order-lowest-price = తక్కువ ధర ముందు
order-highest-price = ఎక్కువ ధర ముందు
order-nearest = దగ్గరివి ముందు
order-best-rated = మంచి రేటింగ్ ముందు
order-most-relevant = సంబంధిత క్రమంలో
order-most-popular = ప్రజాదరణ క్రమంలో
order-by = { $name } ప్రకారం, ఆరోహణ క్రమంలో
    .descending = { $name } ప్రకారం, అవరోహణ క్రమంలో

## Changes in a list

loaded-more = { loaded-more.alone }, మొత్తం { $total }లో { $shown }
    .alone = { $count ->
        [1] మరొకటి లోడ్ అయింది
       *[other] మరో { $count } లోడ్ అయ్యాయి
    }
loaded-all = జాబితా ముగిసింది
list-updated = జాబితా అప్‌డేట్ అయింది, కొత్తవి { $count }
    .alone = జాబితా అప్‌డేట్ అయింది
moved-to-place = { $name } ఇప్పుడు { $total }లో { NUMBER($place, style: "words", type: "ordinal") } స్థానంలో ఉంది
    .alone = { $total }లో { NUMBER($place, style: "words", type: "ordinal") } స్థానానికి తరలించారు
# తీసుకున్నారు would be heard of a dose.
picked-up = { $name } తరలించడానికి సిద్ధం, { $total }లో { NUMBER($place, style: "words", type: "ordinal") } స్థానంలో ఉంది
    .alone = తరలించడానికి సిద్ధం, { $total }లో { NUMBER($place, style: "words", type: "ordinal") } స్థానంలో ఉంది
move-cancelled = తరలింపు రద్దయింది, { $name } మళ్లీ { $total }లో { NUMBER($place, style: "words", type: "ordinal") } స్థానంలో ఉంది
    .alone = తరలింపు రద్దయింది, మళ్లీ { $total }లో { NUMBER($place, style: "words", type: "ordinal") } స్థానంలో ఉంది

## Several counts, and counts with names: తీసుకున్న మోతాదులు 46, మిస్ అయినవి 3, దాటవేసినవి 2

counted-state-alone = { FORM($state, form: "attribute") }{ counted-state-end } { counted-after }
counted-state-end = { TRAIT($noun, "being") ->
    [person] వారు
   *[thing] { $count ->
        [1] ది
       *[other] వి
    }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { TRAIT($noun, "being") ->
    [person] { $count ->
        [1] మరొకరు
        [2] మరో ఇద్దరు
        [3] మరో ముగ్గురు
        [4] మరో నలుగురు
        [5] మరో ఐదుగురు
        [6] మరో ఆరుగురు
        [7] మరో ఏడుగురు
       *[other] మరో { $count } మంది
    }
   *[thing] { list-more }
}

## Points of the compass

compass-point = { $point ->
    [0] ఉత్తరం
    [1] ఉత్తర ఈశాన్యం
    [2] ఈశాన్యం
    [3] తూర్పు ఈశాన్యం
    [4] తూర్పు
    [5] తూర్పు ఆగ్నేయం
    [6] ఆగ్నేయం
    [7] దక్షిణ ఆగ్నేయం
    [8] దక్షిణం
    [9] దక్షిణ నైరుతి
    [10] నైరుతి
    [11] పశ్చిమ నైరుతి
    [12] పశ్చిమం
    [13] పశ్చిమ వాయవ్యం
    [14] వాయవ్యం
   *[15] ఉత్తర వాయవ్యం
}
wind = { $direction } నుండి { FORM($speed, case: "oblique") } వేగంతో గాలి
    .gusts = { wind }, { FORM($gusts, case: "oblique") } వేగంతో ఈదురు గాలులు
