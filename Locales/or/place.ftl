## The position of something among others of its kind: the total comes first

position-item = { TRAIT($noun, "counter") ->
    [person] { $total } ଜଣଙ୍କ ମଧ୍ୟରୁ { $place } ନମ୍ବର { FORM($noun, form: "ordered") }
   *[thing] { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବର { FORM($noun, form: "ordered") }
}
    .alone = { $place } ନମ୍ବର { FORM($noun, form: "ordered") }
position-row = { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବର ଧାଡ଼ି
    .alone = { $place } ନମ୍ବର ଧାଡ଼ି
position-column = { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବର ସ୍ତମ୍ଭ
    .alone = { $place } ନମ୍ବର ସ୍ତମ୍ଭ
position-level = ସ୍ତର { $place }

# For example: 162ଟି ମଧ୍ୟରୁ 11ରୁ 20 ନମ୍ବର ଫଳାଫଳ
list-part = { TRAIT($noun, "counter") ->
    [person] { $total } ଜଣଙ୍କ ମଧ୍ୟରୁ { $first }ରୁ { $last } ନମ୍ବର { FORM($noun, form: "ordered") }
   *[thing] { things-total } ମଧ୍ୟରୁ { $first }ରୁ { $last } ନମ୍ବର { FORM($noun, form: "ordered") }
}

# ଗୋଟିଏ, 12ଟି
things-total = { $total ->
    [1] ଗୋଟିଏ
   *[other] { $total }ଟି
}
things-now = { $shown ->
    [1] ଗୋଟିଏ
   *[other] { $shown }ଟି
}

## Selected items

selection-some = { things-total } ମଧ୍ୟରୁ { selected-things } ଚୟନିତ
    .alone = { selected-things } ଚୟନିତ
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted } ଚୟନ କରାଯାଇନାହିଁ
           *[other] { $counted } ଚୟନିତ
        }
       *[other] { part-of } ଚୟନିତ
    }
selected-things = { $count ->
    [1] ଗୋଟିଏ
   *[other] { $count }ଟି
}
selection-all = { $total ->
    [2] ଦୁଇଟିଯାକ ଚୟନିତ
   *[other] ସମସ୍ତ { $total }ଟି ଚୟନିତ
}
selection-none = କିଛି ଚୟନ କରାଯାଇନାହିଁ
selection-cleared = ଚୟନ ବାତିଲ କରାଯାଇଛି

## Filtered and sorted lists

things-shown = { things-total } ମଧ୍ୟରୁ { selected-things } ଦେଖାଯାଉଛି
things-filtered = ଫିଲ୍ଟର: { $filter }, { things-total } ମଧ୍ୟରୁ { things-now } ଦେଖାଯାଉଛି
    .alone = ଫିଲ୍ଟର: { $filter }
# A sentence takes ଯାହା: କେବଳ ଯାହା ନିଆଯାଇଛି.
filter-only = { HEAD($state) ->
    [having] ଫିଲ୍ଟର: କେବଳ ଯାହାର { $state }
   *[other] { TAIL($state) ->
        [verb] ଫିଲ୍ଟର: କେବଳ ଯାହା { $state }
       *[word] ଫିଲ୍ଟର: କେବଳ { $state }
    }
}
    .noun = ଫିଲ୍ଟର: କେବଳ { things-in-state }
-head-having = ସମୟ ମିଆଦ ଶବ୍ଦ
-tail-verb = ହୋଇଛି ହେଉଛି ଯାଇଛି ଯାଉଛି ଯାଇନାହିଁ ହୋଇନାହିଁ ନାହିଁ ନୁହେଁ ଅଛି ଚାଲିଛି ରହିଛି
things-in-state = { FORM($state, 2) } { FORM($noun, 2) }
filter-removed = { $total ->
    [2] ଫିଲ୍ଟର କଢ଼ାଯାଇଛି, ଦୁଇଟିଯାକ ଦେଖାଯାଉଛି
   *[other] ଫିଲ୍ଟର କଢ଼ାଯାଇଛି, ସମସ୍ତ { $total }ଟି ଦେଖାଯାଉଛି
}
    .alone = ଫିଲ୍ଟର କଢ଼ାଯାଇଛି
order-changed = ସଜାଯାଇଛି, { $order }
order-newest = ନୂଆ ପ୍ରଥମେ
order-oldest = ପୁରୁଣା ପ୍ରଥମେ
order-alphabetical = ବର୍ଣ୍ଣମାଳା କ୍ରମରେ
order-lowest-price = କମ ଦାମ ପ୍ରଥମେ
order-highest-price = ଅଧିକ ଦାମ ପ୍ରଥମେ
order-nearest = ନିକଟତମ ପ୍ରଥମେ
order-best-rated = ସର୍ବୋତ୍ତମ ରେଟିଂ ପ୍ରଥମେ
order-most-relevant = ପ୍ରାସଙ୍ଗିକତା ଅନୁସାରେ
order-most-popular = ଲୋକପ୍ରିୟତା ଅନୁସାରେ
order-by = { $name } ଅନୁସାରେ, ଊର୍ଦ୍ଧ୍ୱକ୍ରମରେ
    .descending = { $name } ଅନୁସାରେ, ଅଧଃକ୍ରମରେ

## Changes in a list

loaded-more = ଆଉ { selected-things } ଲୋଡ ହୋଇଛି, ମୋଟ { things-total } ମଧ୍ୟରୁ { things-now }
    .alone = ଆଉ { selected-things } ଲୋଡ ହୋଇଛି
loaded-all = ତାଲିକା ଶେଷ
list-updated = ତାଲିକା ଅପଡେଟ ହୋଇଛି, { selected-things } ନୂଆ
    .alone = ତାଲିକା ଅପଡେଟ ହୋଇଛି
moved-to-place = { $name } ଏବେ { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବରରେ
    .alone = { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବରକୁ ନିଆଯାଇଛି
picked-up = { $name } ଉଠାଯାଇଛି, { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବରରେ
    .alone = ଉଠାଯାଇଛି, { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବରରେ
move-cancelled = ସ୍ଥାନ ବଦଳ ବାତିଲ, { $name } ପୁଣି { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବରରେ
    .alone = ସ୍ଥାନ ବଦଳ ବାତିଲ, ପୁଣି { things-total } ମଧ୍ୟରୁ { $place } ନମ୍ବରରେ

## Several counts, and counts with names

# 46ଟି ଡୋଜ ନିଆଯାଇଛି, 3ଟି ଛୁଟିଯାଇଛି
counted-state-alone = { TRAIT($state, "place") ->
    [done] { numeral-done } { FORM($state, form: "plain") }
    [after] { numeral } { FORM($state, form: "plain") }
    [ticked] { numeral-ticked } { FORM($state, form: "plain") }
    [unticked] { numeral-ticked } { FORM($state, form: "plain") }
    [first] { $state } { numeral }
    [due] { numeral }ର ସମୟ ହୋଇଛି
    [late] { numeral }ର ସମୟ ପାର ହୋଇଯାଇଛି
   *[before] { numeral } { $state }
}
numeral-ticked = { TRAIT($noun, "counter") ->
    [person] { numeral-people }
    [bare] { numeral }ଟିରେ
   *[thing] { numeral }ରେ
}
numeral-people = { $count ->
    [1] ଜଣଙ୍କୁ
   *[other] { $count } ଜଣଙ୍କୁ
}
numeral-done = { TRAIT($noun, "counter") ->
    [person] { TAIL(FORM($state, form: "plain")) ->
        [passive] { numeral-people }
       *[other] { numeral }
    }
   *[thing] { numeral }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { TRAIT($noun, "counter") ->
    [person] ଆଉ { numeral }
   *[thing] { list-more }
}

## Points of the compass

compass-point = { $point ->
    [0] ଉତ୍ତର
    [1] ଉତ୍ତର-ଉତ୍ତର-ପୂର୍ବ
    [2] ଉତ୍ତର-ପୂର୍ବ
    [3] ପୂର୍ବ-ଉତ୍ତର-ପୂର୍ବ
    [4] ପୂର୍ବ
    [5] ପୂର୍ବ-ଦକ୍ଷିଣ-ପୂର୍ବ
    [6] ଦକ୍ଷିଣ-ପୂର୍ବ
    [7] ଦକ୍ଷିଣ-ଦକ୍ଷିଣ-ପୂର୍ବ
    [8] ଦକ୍ଷିଣ
    [9] ଦକ୍ଷିଣ-ଦକ୍ଷିଣ-ପଶ୍ଚିମ
    [10] ଦକ୍ଷିଣ-ପଶ୍ଚିମ
    [11] ପଶ୍ଚିମ-ଦକ୍ଷିଣ-ପଶ୍ଚିମ
    [12] ପଶ୍ଚିମ
    [13] ପଶ୍ଚିମ-ଉତ୍ତର-ପଶ୍ଚିମ
    [14] ଉତ୍ତର-ପଶ୍ଚିମ
   *[15] ଉତ୍ତର-ଉତ୍ତର-ପଶ୍ଚିମ
}
wind = { $direction } ଦିଗରୁ { $speed } ବେଗରେ ପବନ
    .gusts = { wind }, ଦମକା ପବନ { $gusts } ପର୍ଯ୍ୟନ୍ତ
