## Types of charts: the English names, as the platforms have them

chart-line = লাইন চার্ট

chart-bar = বার চার্ট

chart-area = এরিয়া চার্ট

chart-scatter = স্ক্যাটার চার্ট

chart-pie = পাই চার্ট

chart-plain = চার্ট

## The first sentence

chart-values = { $count }টি মান

chart-series-count = { $count }টি সিরিজ

chart-opening-span = { $chart }, { $range } { $things }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, কোনো ডেটা নেই

chart-missing = { $count }টি মান নেই

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole")

chart-lowest = সর্বনিম্ন { chart-first-value }, { $when }
    .share = সবচেয়ে ছোট অংশ { $value }, { $when }

chart-highest = সর্বোচ্চ { $value }, { $when }
    .share = সবচেয়ে বড় অংশ { $value }, { $when }

chart-lowest-named = সর্বনিম্ন: { $name }, { chart-first-value }
    .share = সবচেয়ে ছোট অংশ: { $name }, { $value }

chart-highest-named = সর্বোচ্চ: { $name }, { $value }
    .share = সবচেয়ে বড় অংশ: { $name }, { $value }

chart-lowest-alone = সর্বনিম্ন { chart-first-value }
    .share = সবচেয়ে ছোট অংশ { $value }

chart-highest-alone = সর্বোচ্চ { $value }
    .share = সবচেয়ে বড় অংশ { $value }

chart-lowest-times = সর্বনিম্ন { chart-first-value }, { $times }
    .share = সবচেয়ে ছোট অংশ { $value }, { $times }

chart-highest-times = সর্বোচ্চ { $value }, { $times }
    .share = সবচেয়ে বড় অংশ { $value }, { $times }

chart-unusual-high = { $value }, অস্বাভাবিক বেশি

chart-unusual-low = { $value }, অস্বাভাবিক কম

chart-outliers = { $count }টি অস্বাভাবিক মান

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = সব মান একই, { $value }

chart-trend-none = কোনো স্পষ্ট প্রবণতা নেই

## The average

# A sentence takes গড়ে: গড়ে 12টি ডোজ মিস হয়েছে.
chart-average = { TAIL($value) ->
    [verb] গড়ে { $value }
   *[other] গড় { $value }
}

chart-average-days = { $count } দিনের গড়: { $value }

## The series of a chart that has several

chart-series-average = { $name }: { chart-average }

chart-series-trend = { $name }: { chart-average }, { $trend }

chart-series-constant = { $name }: সব মান একই, { $value }

chart-series-empty = { $name }: কোনো ডেটা নেই

chart-series-number = সিরিজ { $number }

chart-series-more = আরও { $count }টি সিরিজ

## The position of a value

chart-on-day = { $date }

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { month-in }

chart-at-number = { value-in }

month-in = { TAIL($month) ->
    [year] { $month }ে
   *[month] { $month } মাসে
}
-tail-year = সাল
value-in = { TAIL($value) ->
    [aa] { $value }য়
    [vowel] { $value }তে
    [ng] { $value }য়ে
    [glide] { $value }তে
    [consonant] { $value }ে
   *[other] { $value }-এ
}

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = কোনো ডেটা নেই

## Comparison of two series

chart-compare-more = { $total } বারের মধ্যে { $count } বার { $name }-এর মান বেশি

chart-compare-always = { $name }-এর মান সবসময় বেশি

chart-compare-even = কখনও একটির মান বেশি, কখনও অন্যটির, সমান সংখ্যক বার

chart-compare-same = দুটির মান সবসময় সমান

chart-compare-none = { $first } এবং { $second }: তুলনা করার কিছু নেই

chart-difference = সবচেয়ে বড় পার্থক্য { $value }, { $when }

chart-difference-named = সবচেয়ে বড় পার্থক্য: { $name }, { $value }

chart-difference-alone = সবচেয়ে বড় পার্থক্য { $value }
