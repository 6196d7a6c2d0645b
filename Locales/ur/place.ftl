## The position of something among others of its kind: the total comes first

position-item = { $total } میں سے { FORM($noun, 1) } { $place }
    .alone = { FORM($noun, 1) } { $place }
position-row = { $total } میں سے قطار { $place }
    .alone = قطار { $place }
position-column = { $total } میں سے کالم { $place }
    .alone = کالم { $place }
position-level = سطح { $place }

# For example: نتائج 11 سے 20 تک، کُل 162. With the total first, سے would come twice, with two meanings.
list-part = { FORM($noun, form: "plural") } { $first } سے { $last } تک، کُل { $total }

## Selected items

# Of one, میں سے would be said of its parts, see transfer-uploaded.
selection-some = { $total } میں سے { $count } منتخب
    .alone = { $count } منتخب
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted } منتخب نہیں
           *[other] { $counted } منتخب
        }
       *[other] { FORM($counted, case: "oblique") } میں سے { $completed } منتخب
    }
selection-all = { $total ->
    [2] دونوں منتخب
   *[other] تمام { $total } منتخب
}
selection-none = کچھ بھی منتخب نہیں
selection-cleared = انتخاب ہٹایا گیا

## Filtered and sorted lists

things-shown = { $count ->
    [1] { $total } میں سے { $count } نظر آ رہا ہے
   *[other] { $total } میں سے { $count } نظر آ رہے ہیں
}
things-filtered = { $shown ->
    [1] فلٹر: { $filter }، { $total } میں سے { $shown } نظر آ رہا ہے
   *[other] فلٹر: { $filter }، { $total } میں سے { $shown } نظر آ رہے ہیں
}
    .alone = فلٹر: { $filter }
# What goes on takes its verb: صرف وہ جو سِنک ہو رہے ہیں. What is shown is several: صرف ڈیلیور کیے گئے
filter-only = { TAIL($state) ->
    [going-on-one] فلٹر: صرف وہ جو { FORM($state, form: "impersonal-oblique") } ہیں
   *[other] فلٹر: صرف { FORM($state, form: "impersonal-oblique") }
}
    .noun = فلٹر: صرف { things-in-state }
things-in-state = { FORM($state, 2) } { FORM($noun, 2) }
filter-removed = { $total ->
    [2] فلٹر ہٹایا گیا، دونوں نظر آ رہے ہیں
   *[other] فلٹر ہٹایا گیا، تمام { $total } نظر آ رہے ہیں
}
    .alone = فلٹر ہٹایا گیا
order-changed = ترتیب تبدیل کی گئی، { $order }
order-newest = نئے پہلے
order-oldest = پرانے پہلے
order-alphabetical = حروف تہجی کی ترتیب سے
order-lowest-price = کم قیمت پہلے
order-highest-price = زیادہ قیمت پہلے
order-nearest = قریب ترین پہلے
order-best-rated = بہتر ریٹنگ پہلے
order-most-relevant = زیادہ متعلقہ پہلے
order-most-popular = زیادہ مقبول پہلے
# The name before a colon, for کے لحاظ سے would ask for its oblique.
order-by = { $name }: بڑھتی ہوئی ترتیب سے
    .descending = { $name }: گھٹتی ہوئی ترتیب سے

## Changes in a list

# Without a verb, which would have to agree with one or many
loaded-more = فہرست میں مزید { $count }، کُل { $total } میں سے { $shown }
    .alone = فہرست میں مزید { $count }
loaded-all = فہرست ختم
list-updated = { $count ->
    [1] فہرست اپ ڈیٹ کی گئی، { $count } نیا
   *[other] فہرست اپ ڈیٹ کی گئی، { $count } نئے
}
    .alone = فہرست اپ ڈیٹ کی گئی
# Without a verb, which would agree with the name, and without کو, which would ask for the name's oblique.
moved-to-place = { $name } اب { $total } میں سے مقام { $place } پر
    .alone = { $total } میں سے مقام { $place } پر لے جایا گیا
# The name after a colon, so that nothing agrees with it.
picked-up = اٹھایا گیا: { $name }، { $total } میں سے مقام { $place }
    .alone = اٹھایا گیا، { $total } میں سے مقام { $place }
move-cancelled = منتقلی منسوخ، { $name } دوبارہ { $total } میں سے مقام { $place } پر
    .alone = منتقلی منسوخ، دوبارہ { $total } میں سے مقام { $place } پر

## Several counts, and counts with names

# 46 خوراکیں لی گئیں، 3 مِس ہوئیں، 2 اسکِپ کی گئیں. What goes on takes the verb: 3 سِنک ہو رہے ہیں. بغیر پڑھے alone is
# "without reading".
counted-state-alone = { TRAIT($state, "place") ->
    [unread] { $count } { counted-described }
    [due] { $count } کا وقت ہو گیا
    [late] { $count } کا مقررہ وقت گزر گیا
    [not] { $count } { FORM($state, form: "negated") }
    [edge] { $count } { FORM($state, form: "predicate") }
    [going] { $count } { $state } { FORM(word-is, $noun, case: "said") }
   *[other] { counted-state-alone-words }
}
counted-state-alone-words = { TAIL($state) ->
    [done-feminine] { $count } { FORM($state, case: "said") }
   *[other] { $count } { $state }
}
-tail-done-feminine = گئی ہوئی
-tail-going-on-one = رہا
counts-in = { $name }، { $counts }
things-named = { $things }: { $list }
list-more-of = { list-more }

## Points of the compass

compass-point = { $point ->
    [0] شمال
    [1] شمال شمال مشرق
    [2] شمال مشرق
    [3] مشرق شمال مشرق
    [4] مشرق
    [5] مشرق جنوب مشرق
    [6] جنوب مشرق
    [7] جنوب جنوب مشرق
    [8] جنوب
    [9] جنوب جنوب مغرب
    [10] جنوب مغرب
    [11] مغرب جنوب مغرب
    [12] مغرب
    [13] مغرب شمال مغرب
    [14] شمال مغرب
   *[15] شمال شمال مغرب
}

wind = ہوا { $direction } سے، رفتار { $speed }
    .gusts = ہوا { $direction } سے، رفتار { $speed }، جھونکے { FORM($gusts, case: "oblique") } تک
