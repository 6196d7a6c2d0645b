## The position of something among others of its kind: the total comes first

# With क्रमांक where the number would be heard as an outcome or a score: 3 पैकी परिणाम क्रमांक 2
position-item = { $total } पैकी { FORM($noun, 1) } { HEAD($noun) ->
    [outcome] क्रमांक { $place }
   *[other] { $place }
}
    .alone = { FORM($noun, 1) } { $place }
position-row = { $total } पैकी ओळ { $place }
    .alone = ओळ { $place }
position-column = { $total } पैकी स्तंभ { $place }
    .alone = स्तंभ { $place }
-head-outcome = परिणाम निकाल उत्तर रेटिंग स्टार पॉइंट गुण
position-level = पातळी { $place }

# For example: 162 परिणामांपैकी 11 ते 20
list-part = { $total } { FORM($noun, $total, case: "oblique") }पैकी { $first } ते { $last }

## Selected items

# Of one, पैकी would be said of its parts, see transfer-uploaded.
selection-some = { $total } पैकी { $count } निवडले
    .alone = { $count } निवडले
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted } { FORM(state-selected, $counted, 1, case: "said") } नाही
           *[other] { $counted } { FORM(state-selected, $counted, 1, case: "said") }
        }
       *[other] { FORM($counted, case: "oblique") }पैकी { $completed } { selected-things }
    }
selected-things = { $completed ->
    [1] { FORM(state-selected, $counted, 1, case: "said") }
   *[other] { FORM(state-selected, $counted, 2, case: "said") }
}
selection-all = { $total ->
    [2] दोन्ही निवडले
   *[other] सर्व { $total } निवडले
}
selection-none = काहीही निवडले नाही
selection-cleared = निवड रद्द केली

## Filtered and sorted lists

things-shown = { $total } पैकी { $count } { things-shown-verb }
things-shown-verb = { $count ->
    [1] दिसत आहे
   *[other] दिसत आहेत
}
things-filtered = { $shown ->
    [1] फिल्टर: { $filter }, { $total } पैकी { $shown } दिसत आहे
   *[other] फिल्टर: { $filter }, { $total } पैकी { $shown } दिसत आहेत
}
    .alone = फिल्टर: { $filter }
filter-only = फिल्टर: फक्त { FORM($state, form: "before") }
    .noun = फिल्टर: फक्त { things-in-state }
things-in-state = { FORM($state, 2) } { FORM($noun, 2) }
filter-removed = { $total ->
    [2] फिल्टर काढला, दोन्ही दिसत आहेत
   *[other] फिल्टर काढला, सर्व { $total } दिसत आहेत
}
    .alone = फिल्टर काढला
order-changed = क्रम बदलला, { $order }
order-newest = नवीन आधी
order-oldest = जुने आधी
order-alphabetical = वर्णक्रमानुसार
order-lowest-price = कमी किंमत आधी
order-highest-price = जास्त किंमत आधी
order-nearest = जवळचे आधी
order-best-rated = चांगले रेटिंग आधी
order-most-relevant = सर्वात संबंधित आधी
order-most-popular = सर्वात लोकप्रिय आधी
# The name before a colon, for a postposition would ask for its stem.
order-by = { $name }: चढत्या क्रमाने
    .descending = { $name }: उतरत्या क्रमाने

## Changes in a list

loaded-more = सूचीमध्ये आणखी { $count }, एकूण { $total } पैकी { $shown }
    .alone = सूचीमध्ये आणखी { $count }
loaded-all = सूची संपली
list-updated = सूची अपडेट झाली, { $count } नवीन
    .alone = सूची अपडेट झाली
moved-to-place = { $name } आता { $total } पैकी { $place } क्रमांकावर
    .alone = { $total } पैकी { $place } क्रमांकावर हलवले
# The name after a colon, so that nothing agrees with it.
picked-up = उचलले: { $name }, { $total } पैकी { $place } क्रमांकावर
    .alone = उचलले, { $total } पैकी { $place } क्रमांकावर
move-cancelled = हलवणे रद्द, { $name } पुन्हा { $total } पैकी { $place } क्रमांकावर
    .alone = हलवणे रद्द, पुन्हा { $total } पैकी { $place } क्रमांकावर

## Several counts, and counts with names

# 46 डोस घेतले, 3 चुकले, 2 वगळले
counted-state-alone = { TRAIT($state, "place") ->
    [due] { $count } ची वेळ झाली
    [late] { $count } ची मुदत उलटली
   *[other] { $count } { FORM($state, case: "said") }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { list-more }

## Points of the compass

compass-point = { $case ->
    [oblique] { compass-stem }
   *[direct] { $point ->
        [0] उत्तर
        [1] उत्तर-ईशान्य
        [2] ईशान्य
        [3] पूर्व-ईशान्य
        [4] पूर्व
        [5] पूर्व-आग्नेय
        [6] आग्नेय
        [7] दक्षिण-आग्नेय
        [8] दक्षिण
        [9] दक्षिण-नैऋत्य
        [10] नैऋत्य
        [11] पश्चिम-नैऋत्य
        [12] पश्चिम
        [13] पश्चिम-वायव्य
        [14] वायव्य
       *[15] उत्तर-वायव्य
    }
}

# वारा वायव्येकडून, वेग 10 किलोमीटर प्रति तास
wind = वारा { FORM($direction, case: "oblique") }कडून, वेग { $speed }
    .gusts = वारा { FORM($direction, case: "oblique") }कडून, वेग { $speed }, झोत { FORM($gusts, case: "oblique") }पर्यंत

compass-stem = { $point ->
    [0] उत्तरे
    [1] उत्तर-ईशान्ये
    [2] ईशान्ये
    [3] पूर्व-ईशान्ये
    [4] पूर्वे
    [5] पूर्व-आग्नेये
    [6] आग्नेये
    [7] दक्षिण-आग्नेये
    [8] दक्षिणे
    [9] दक्षिण-नैऋत्ये
    [10] नैऋत्ये
    [11] पश्चिम-नैऋत्ये
    [12] पश्चिमे
    [13] पश्चिम-वायव्ये
    [14] वायव्ये
   *[15] उत्तर-वायव्ये
}
