## The position of something among others of its kind: the total comes first

position-item = { TRAIT($noun, "counter") ->
    [person] { $total } জনের মধ্যে { $place } নম্বর { FORM($noun, 1) }
   *[thing] { $total }টির মধ্যে { $place } নম্বর { FORM($noun, 1) }
}
    .alone = { $place } নম্বর { FORM($noun, 1) }
position-row = { $total }টির মধ্যে { $place } নম্বর সারি
    .alone = { $place } নম্বর সারি
position-column = { $total }টির মধ্যে { $place } নম্বর কলাম
    .alone = { $place } নম্বর কলাম
position-level = লেভেল { $place }

# For example: 162টির মধ্যে 11 থেকে 20 নম্বর ফলাফল
list-part = { TRAIT($noun, "counter") ->
    [person] { $total } জনের মধ্যে { $first } থেকে { $last } নম্বর { FORM($noun, 1) }
   *[thing] { $total }টির মধ্যে { $first } থেকে { $last } নম্বর { FORM($noun, 1) }
}

## Selected items

selection-some = { $total }টির মধ্যে { $count }টি নির্বাচিত
    .alone = { $count }টি নির্বাচিত
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted } নির্বাচন করা হয়নি
           *[other] { $counted } নির্বাচিত
        }
       *[other] { part-of } নির্বাচিত
    }
selection-all = { $total ->
    [2] দুটিই নির্বাচিত
   *[other] সব { $total }টি নির্বাচিত
}
selection-none = কিছুই নির্বাচন করা হয়নি
selection-cleared = বাছাই বাতিল করা হয়েছে

## Filtered and sorted lists

things-shown = { $total }টির মধ্যে { $count }টি দেখা যাচ্ছে
things-filtered = ফিল্টার: { $filter }, { $total }টির মধ্যে { $shown }টি দেখা যাচ্ছে
    .alone = ফিল্টার: { $filter }
# A sentence takes যা: শুধু যা নেওয়া হয়েছে.
filter-only = { HEAD($state) ->
    [having] ফিল্টার: শুধু যার { $state }
   *[other] { TAIL($state) ->
        [verb] ফিল্টার: শুধু যা { $state }
       *[word] ফিল্টার: শুধু { $state }
    }
}
    .noun = ফিল্টার: শুধু { things-in-state }
-head-having = সময় মেয়াদ শব্দ
-tail-verb = গেছে হয়েছে হচ্ছে হয়নি নেই নয় আছে চলছে
things-in-state = { FORM($state, 2) } { FORM($noun, 2) }
filter-removed = { $total ->
    [2] ফিল্টার সরানো হয়েছে, দুটিই দেখা যাচ্ছে
   *[other] ফিল্টার সরানো হয়েছে, সব { $total }টি দেখা যাচ্ছে
}
    .alone = ফিল্টার সরানো হয়েছে
order-changed = সাজানো হয়েছে, { $order }
order-newest = নতুনগুলি আগে
order-oldest = পুরনোগুলি আগে
order-alphabetical = বর্ণানুক্রমে
order-lowest-price = কম দাম আগে
order-highest-price = বেশি দাম আগে
order-nearest = কাছেরগুলি আগে
order-best-rated = সেরা রেটিং আগে
order-most-relevant = প্রাসঙ্গিকতা অনুযায়ী
order-most-popular = জনপ্রিয়তা অনুযায়ী
order-by = { $name } অনুযায়ী, ঊর্ধ্বক্রমে
    .descending = { $name } অনুযায়ী, অধঃক্রমে

## Changes in a list

loaded-more = আরও { $count }টি লোড হয়েছে, মোট { $total }টির মধ্যে { $shown }টি
    .alone = আরও { $count }টি লোড হয়েছে
loaded-all = তালিকা শেষ
list-updated = তালিকা আপডেট হয়েছে, { $count }টি নতুন
    .alone = তালিকা আপডেট হয়েছে
moved-to-place = { $name } এখন { $total }টির মধ্যে { $place } নম্বরে
    .alone = { $total }টির মধ্যে { $place } নম্বরে সরানো হয়েছে
picked-up = { $name } তোলা হয়েছে, { $total }টির মধ্যে { $place } নম্বরে
    .alone = তোলা হয়েছে, { $total }টির মধ্যে { $place } নম্বরে
move-cancelled = সরানো বাতিল, { $name } আবার { $total }টির মধ্যে { $place } নম্বরে
    .alone = সরানো বাতিল, আবার { $total }টির মধ্যে { $place } নম্বরে

## Several counts, and counts with names

# 46টি ডোজ নেওয়া হয়েছে, 3টি মিস হয়েছে. A participle takes its verb, for 3টি ফরওয়ার্ড করা alone is also "forwarding three".
counted-state-alone = { TRAIT($state, "place") ->
    [done] { numeral } { FORM($state, form: "plain") }
    [after] { numeral } { FORM($state, form: "plain") }
    [due] { numeral-of } সময় হয়েছে
    [late] { numeral-of } সময় পেরিয়ে গেছে
   *[before] { TAIL($state) ->
        [participle] { numeral-object } { FORM($state, form: "plain") }
        [genitive] { $state } { numeral }
       *[word] { numeral } { $state }
    }
}
numeral-object = { TRAIT($noun, "counter") ->
    [person] { $count } জনকে
   *[thing] { numeral }
}
numeral-of = { TRAIT($noun, "counter") ->
    [person] { $count } জনের
    [bare] { $count }-এর
   *[thing] { $count }টির
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { TRAIT($noun, "counter") ->
    [person] আরও { $count } জন
   *[thing] আরও { $count }টি
}

## Points of the compass

compass-point = { $point ->
    [0] উত্তর
    [1] উত্তর-উত্তর-পূর্ব
    [2] উত্তর-পূর্ব
    [3] পূর্ব-উত্তর-পূর্ব
    [4] পূর্ব
    [5] পূর্ব-দক্ষিণ-পূর্ব
    [6] দক্ষিণ-পূর্ব
    [7] দক্ষিণ-দক্ষিণ-পূর্ব
    [8] দক্ষিণ
    [9] দক্ষিণ-দক্ষিণ-পশ্চিম
    [10] দক্ষিণ-পশ্চিম
    [11] পশ্চিম-দক্ষিণ-পশ্চিম
    [12] পশ্চিম
    [13] পশ্চিম-উত্তর-পশ্চিম
    [14] উত্তর-পশ্চিম
   *[15] উত্তর-উত্তর-পশ্চিম
}
wind = { $direction } দিক থেকে { $speed } বেগে বাতাস
    .gusts = { wind }, দমকা হাওয়া { $gusts } পর্যন্ত
