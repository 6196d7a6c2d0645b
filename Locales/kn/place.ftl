position-item = { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } { FORM($noun, 1) }
    .alone = { FORM($noun, 1) } { $place }
position-row = { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } ಸಾಲು
    .alone = ಸಾಲು { $place }
position-column = { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } ಕಾಲಮ್
    .alone = ಕಾಲಮ್ { $place }
position-level = ಮಟ್ಟ { $place }
list-part = { $total }ರಲ್ಲಿ { $first }ರಿಂದ { $last }ರವರೆಗಿನ { FORM($noun, form: "plural") }
selection-some = { $total }ರಲ್ಲಿ { $count } ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
    .alone = { $count } ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
    .things = { $total ->
        [1] { FORM($counted, case: "accusative") } { $completed ->
            [0] ಆಯ್ಕೆಮಾಡಿಲ್ಲ
           *[other] ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
        }
       *[other] { FORM($counted, case: "during") } { selected-things }
    }
selected-things = { TRAIT($counted, "kind") ->
    [person] { selected-people }
   *[thing] { $completed ->
        [0] ಯಾವುದನ್ನೂ ಆಯ್ಕೆಮಾಡಿಲ್ಲ
       *[other] { $completed } ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
    }
}
selected-people = { $completed ->
    [0] ಯಾರನ್ನೂ ಆಯ್ಕೆಮಾಡಿಲ್ಲ
    [1] ಒಬ್ಬರನ್ನು ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
    [2] ಇಬ್ಬರನ್ನು ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
    [3] ಮೂವರನ್ನು ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
    [4] ನಾಲ್ವರನ್ನು ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
   *[other] { $completed } ಜನರನ್ನು ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
}
selection-all = { $total ->
    [2] ಎರಡನ್ನೂ ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
   *[other] ಎಲ್ಲಾ { $total } ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
}
selection-none = ಏನನ್ನೂ ಆಯ್ಕೆಮಾಡಿಲ್ಲ
selection-cleared = ಆಯ್ಕೆ ರದ್ದುಮಾಡಲಾಗಿದೆ
things-shown = { $total }ರಲ್ಲಿ { $count } ತೋರಿಸಲಾಗುತ್ತಿದೆ
things-filtered = ಫಿಲ್ಟರ್: { $filter }, { $total }ರಲ್ಲಿ { $shown } ತೋರಿಸಲಾಗುತ್ತಿದೆ
    .alone = ಫಿಲ್ಟರ್: { $filter }
# ಸಕ್ರಿಯವಾಗಿರುವವು ಮಾತ್ರ
filter-only = ಫಿಲ್ಟರ್: { FORM($state, form: "attribute") }ವು ಮಾತ್ರ
    .noun = ಫಿಲ್ಟರ್: { things-in-state }
things-in-state = { FORM($state, form: "attribute") } { FORM($noun, form: "plural") } ಮಾತ್ರ
filter-removed = { $total ->
    [2] ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಲಾಗಿದೆ, ಎರಡನ್ನೂ ತೋರಿಸಲಾಗುತ್ತಿದೆ
   *[other] ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಲಾಗಿದೆ, ಎಲ್ಲಾ { $total } ತೋರಿಸಲಾಗುತ್ತಿದೆ
}
    .alone = ಫಿಲ್ಟರ್ ತೆಗೆದುಹಾಕಲಾಗಿದೆ
order-changed = ವಿಂಗಡಿಸಲಾಗಿದೆ, { $order }
order-newest = ಹೊಸದು ಮೊದಲು
order-oldest = ಹಳೆಯದು ಮೊದಲು
order-alphabetical = ವರ್ಣಮಾಲೆಯ ಕ್ರಮದಲ್ಲಿ
order-lowest-price = ಕಡಿಮೆ ಬೆಲೆ ಮೊದಲು
order-highest-price = ಹೆಚ್ಚು ಬೆಲೆ ಮೊದಲು
order-nearest = ಹತ್ತಿರದ್ದು ಮೊದಲು
order-best-rated = ಉತ್ತಮ ರೇಟಿಂಗ್ ಮೊದಲು
order-most-relevant = ಹೆಚ್ಚು ಪ್ರಸ್ತುತವಾದದ್ದು ಮೊದಲು
order-most-popular = ಹೆಚ್ಚು ಜನಪ್ರಿಯವಾದದ್ದು ಮೊದಲು
order-by = { $name } ಪ್ರಕಾರ, ಏರಿಕೆ ಕ್ರಮದಲ್ಲಿ
    .descending = { $name } ಪ್ರಕಾರ, ಇಳಿಕೆ ಕ್ರಮದಲ್ಲಿ
loaded-more = { loaded-more.alone }, { $total }ರಲ್ಲಿ { $shown }
    .alone = { $count ->
        [1] ಇನ್ನೂ { $count } ಲೋಡ್ ಆಗಿದೆ
       *[other] ಇನ್ನೂ { $count } ಲೋಡ್ ಆಗಿವೆ
    }
loaded-all = ಪಟ್ಟಿ ಮುಗಿದಿದೆ
list-updated = ಪಟ್ಟಿ ಅಪ್‌ಡೇಟ್ ಆಗಿದೆ, { $count } ಹೊಸದು
    .alone = ಪಟ್ಟಿ ಅಪ್‌ಡೇಟ್ ಆಗಿದೆ
moved-to-place = { $name }, ಈಗ { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } ಸ್ಥಾನದಲ್ಲಿ
    .alone = { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } ಸ್ಥಾನಕ್ಕೆ ಸರಿಸಲಾಗಿದೆ
# ತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ would be heard of a dose.
picked-up = { $name }, ಸರಿಸಲು ಸಿದ್ಧ, { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } ಸ್ಥಾನದಲ್ಲಿ
    .alone = ಸರಿಸಲು ಸಿದ್ಧ, { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } ಸ್ಥಾನದಲ್ಲಿ
move-cancelled = ಸರಿಸುವುದು ರದ್ದಾಗಿದೆ, { $name } ಮತ್ತೆ { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } ಸ್ಥಾನದಲ್ಲಿ
    .alone = ಸರಿಸುವುದು ರದ್ದಾಗಿದೆ, ಮತ್ತೆ { $total }ರಲ್ಲಿ { NUMBER($place, style: "words", type: "ordinal") } ಸ್ಥಾನದಲ್ಲಿ
# With the noun, for ತೆಗೆದುಕೊಂಡವು is also "they took".
counted-state-alone = { counted-state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { TRAIT($noun, "kind") ->
    [person] { people-others }
   *[thing] { list-more }
}
compass-point = { $point ->
    [0] ಉತ್ತರ
    [1] ಉತ್ತರ ಈಶಾನ್ಯ
    [2] ಈಶಾನ್ಯ
    [3] ಪೂರ್ವ ಈಶಾನ್ಯ
    [4] ಪೂರ್ವ
    [5] ಪೂರ್ವ ಆಗ್ನೇಯ
    [6] ಆಗ್ನೇಯ
    [7] ದಕ್ಷಿಣ ಆಗ್ನೇಯ
    [8] ದಕ್ಷಿಣ
    [9] ದಕ್ಷಿಣ ನೈಋತ್ಯ
    [10] ನೈಋತ್ಯ
    [11] ಪಶ್ಚಿಮ ನೈಋತ್ಯ
    [12] ಪಶ್ಚಿಮ
    [13] ಪಶ್ಚಿಮ ವಾಯವ್ಯ
    [14] ವಾಯವ್ಯ
   *[15] ಉತ್ತರ ವಾಯವ್ಯ
}
wind = { $direction } ದಿಕ್ಕಿನಿಂದ { $speed } ವೇಗದಲ್ಲಿ ಗಾಳಿ
    .gusts = { wind }, ಆಗಾಗ { $gusts } ವೇಗದಲ್ಲಿ
