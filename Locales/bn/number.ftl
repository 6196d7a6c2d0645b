### Bengali (Bangladesh and India), standard colloquial (চলিত). Register: impersonal and polite. Requests have the form
### that goes with আপনি (করুন, খুলুন, চাপুন). People whose actions are told are honored (লিখছেন, দেখেছেন). Phrases about the
### app describe the thing (মোছা হয়েছে, লোড হচ্ছে). The language has no gender.
### Status: checked
### Read: 2026-11-30, cold reader, bn
###
### Each phrase is written as it is heard inside a sentence. Digits are Latin, as in the tables of Hindi. Spelling is the one
### that both countries accept: ঘণ্টা, জানুয়ারি, কোনো, আরও. There are no invisible characters; ড়, ঢ় and য় are decomposed, as NFC wants.
###
### Words don't change with the number. A thing that is counted has টি after its number (3টি ডোজ), a person জন (3 জন সদস্য).
### Before থেকে and পর্যন্ত words stay as they are. Before the words that want the genitive (বেশি, কম, মধ্যে, তুলনায়, জন্য) and in
### the locative, helpers add the ending by the last letter: see the end of grammar.ftl. After a name of the user's the ending
### is -এর or -কে, which fits every name.

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = মাইনাস { $amount }

plus = { HEAD($amount) ->
    [per-time] { FORM($amount, case: "plus") }
   *[other] প্লাস { $amount }
}
-head-per-time = ঘণ্টায় সেকেন্ডে

## Numbers

infinity = অসীম

number-unavailable = সংখ্যা পাওয়া যায়নি

# From 11 on the everyday form: voices read 22তম as one word.
ordinal = { $value ->
    [1] প্রথম
    [2] দ্বিতীয়
    [3] তৃতীয়
    [4] চতুর্থ
    [5] পঞ্চম
    [6] ষষ্ঠ
    [7] সপ্তম
    [8] অষ্টম
    [9] নবম
    [10] দশম
   *[other] { $value }তম
}

percent = { $value } শতাংশ

# মাইনাস 5 থেকে প্লাস 22, for মাইনাস would be heard as of both.
range = { HEAD($from) ->
    [below-zero] { $from } থেকে { range-above }
   *[other] { $from } থেকে { $to }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] প্লাস { $to }
}
-head-below-zero = মাইনাস
-head-unsigned = মাইনাস প্লাস 0 শূন্য !0.

## Large numbers, rounded: thousand, lakh, crore, a thousand crore, a lakh crore

compact-3 = { $count } হাজার

compact-5 = { $count } লাখ

compact-7 = { $count } কোটি

compact-10 = { $count } হাজার কোটি

compact-12 = { $count } লাখ কোটি
