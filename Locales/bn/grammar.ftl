### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: at = a time of day at which something happens
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: choice = the end of a list with "or"
### Inner case: day = a time after a day
### Inner case: dayat = a time after a day, at which something happens
### Inner case: dial = the time next to another one in the same part of the day
### Inner case: inside = a count inside another phrase
### Inner case: noun = a transaction before its state
### Inner case: numbers = the days of a month in a row
### Inner case: either = several days, of which one is meant
### Inner case: onetime = a schedule that happens only once
### Inner case: bare = a moment before থেকে, পর্যন্ত and তুলনায়
### Inner case: of = a count before মধ্যে
### Inner case: until = a state after the time until when it is so
### Inner case: whole = the first value of a chart, before its rest
### Inner case: plus = a speed with a plus sign

## How Bengali counts: forms, the rules that choose them, and patterns
##
## Nouns have one form. The trait .counter says what comes after the number: টি for things, জন for people ("person"),
## nothing for what measures ("bare": 3 দিন).
##
## The value of a state is said alone: নেওয়া হয়েছে.
## .attribute: before a noun: নেওয়া ডোজ.
## .negated: with নয় or নেই, where the state stands after the noun: কোনো ডোজ নেওয়া হয়নি.
## .label: as the name of a field before a time. .until: after পর্যন্ত.

forms-noun = plain

form-noun = plain

# A contact is counted as a thing, but called as a person: পরিচিতিকে কল করুন.
trait-counter = person contact bare

forms-adjective = plain
    .attribute = plain
    .negated = plain
    .label = plain
    .until = attribute

# The parts of a state in several words follow this rule, too.
form-adjective = { $case ->
    [label] plain
    [until] until
   *[noun] attribute
}

form-predicate = { $case ->
    [label] label
    [until] until
   *[state] plain
}

## Patterns: the number of things

# 3টি, 3 জন, 3
numeral = { TRAIT($noun, "counter") ->
    [person] { $count } জন
    [bare] { $count }
   *[thing] { $count }টি
}

# 3টি ডোজ
counted = { $case ->
    [of] { numeral } { things-of }
   *[direct] { numeral } { $noun }
}

# 25 টাকা
counted-measure = { $count } { $noun }

# By its trait .place a state comes after the noun, as in a sentence: done, what was done or goes on (2টি ডোজ নেওয়া হয়েছে);
# after, the same of what is not so (2টি কাজ সম্পন্ন হয়নি); due and late, of its time (3টি ডোজের সময় হয়েছে). Others come before
# it: 3টি অপঠিত বার্তা. In the case "inside", all do.
trait-place = done after due late
counted-state = { $case ->
    [inside] { counted-state-before }
   *[direct] { counted-state-direct }
}
counted-state-direct = { TRAIT($state, "place") ->
    [done] { numeral } { $noun } { FORM($state, form: "plain") }
    [after] { numeral } { $noun } { FORM($state, form: "plain") }
    [due] { numeral } { things-of } সময় হয়েছে
    [late] { numeral } { things-of } সময় পেরিয়ে গেছে
   *[before] { counted-state-before }
}
# A participle and a genitive are before the number: ফলো করা 4 জন ব্যক্তি; পরিসরের শেষের 3টি কাজ.
counted-state-before = { TAIL($state) ->
    [participle] { $state } { numeral } { $noun }
    [genitive] { $state } { numeral } { $noun }
   *[other] { numeral } { $state } { $noun }
}
-tail-participle = করা আসা
-tail-genitive = শুরুর শেষের

counted-none = কোনো { $noun } নেই

# কোনো অপঠিত বার্তা নেই; কোনো ডোজ নেওয়া হয়নি
counted-none-state = { TRAIT($state, "place") ->
    [done] কোনো { $noun } { FORM($state, form: "negated") }
    [due] এখন কোনো { things-of } সময় হয়নি
    [late] কোনো { things-of } সময় পেরোয়নি
   *[before] { counted-none-state-before }
}
counted-none-state-before = { TAIL($state) ->
    [genitive] { $state } কোনো { $noun } নেই
   *[other] কোনো { $state } { $noun } নেই
}

counted-empty = এখনও { counted-none }

# 99টির বেশি বিজ্ঞপ্তি; 99 দিনের বেশি
counted-more = { TRAIT($noun, "counter") ->
    [person] { $count } জনের বেশি { $noun }
    [bare] { $count } { things-of } বেশি
   *[thing] { $count }টির বেশি { $noun }
}

# 11টির বেশি ডোজ মিস হয়েছে; 99টির বেশি অপঠিত বার্তা
counted-more-state = { $case ->
    [inside] { counted-more-state-before }
   *[direct] { TRAIT($state, "place") ->
        [done] { counted-more } { FORM($state, form: "plain") }
        [after] { counted-more } { FORM($state, form: "plain") }
        [due] { counted-more-of } সময় হয়েছে
        [late] { counted-more-of } সময় পেরিয়ে গেছে
       *[before] { counted-more-state-before }
    }
}
counted-more-of = { TRAIT($noun, "counter") ->
    [person] { $count } জনের বেশি { things-of }
    [bare] { $count }-এর বেশি { things-of }
   *[thing] { $count }টির বেশি { things-of }
}
counted-more-state-before = { TAIL($state) ->
    [participle] { $state } { counted-more }
    [genitive] { $state } { counted-more }
   *[other] { counted-more-state-inside }
}
counted-more-state-inside = { TRAIT($noun, "counter") ->
    [person] { $count } জনের বেশি { $state } { $noun }
    [bare] { $count }-এর বেশি { $state } { $noun }
   *[thing] { $count }টির বেশি { $state } { $noun }
}

more-than = { $value }-এর বেশি

## Endings, by the last letter. The genitive: দিনের, টাকার, রেটিংয়ের, আজকের, 99-এর. The locative: দিনে, ঘণ্টায়, টিতে, 99-এ. Each
## phrase that needs one has a message for it in its own file, such as amount-of in bound.ftl

things-of = { TAIL($noun) ->
    [aa] { $noun }র
    [vowel] { $noun }র
    [ng] { $noun }য়ের
    [glide] { $noun }য়ের
    [consonant] { $noun }ের
   *[other] { $noun }-এর
}
# Whole letters, with the consonants that they are joined to
-tail-aa =
    আ কা খা গা ঘা ঙা চা ছা জা ঝা টা ঠা ডা ঢা ণা তা থা দা ধা না পা ফা বা ভা মা যা রা লা শা ষা সা হা ড়া ঢ়া য়া ক্কা
    ক্টা ক্তা ক্রা ক্ষা ক্সা গ্না গ্রা ঙ্কা ঙ্গা চ্চা চ্ছা জ্ঞা ঞ্চা ঞ্জা ট্টা ট্রা ড্ডা ড্রা ণ্টা ণ্ঠা ণ্ডা ত্তা
    ত্রা দ্দা দ্ধা দ্রা ন্টা ন্ডা ন্তা ন্থা ন্দা ন্ধা ন্না ন্সা প্টা প্তা প্রা প্সা ফ্টা ব্দা ব্রা ম্পা ম্বা ম্ভা
    ম্মা র্কা র্গা র্চা র্জা র্টা র্ডা র্ণা র্তা র্থা র্দা র্না র্পা র্বা র্মা র্শা র্ষা র্সা ল্টা ল্ডা ল্পা ল্মা
    ল্লা শ্না ষ্টা ষ্ঠা স্কা স্টা স্তা স্থা স্পা স্সা ন্ত্রা ন্দ্রা স্ত্রা ক্যা খ্যা গ্যা চ্যা জ্যা ট্যা ণ্যা ত্যা
    থ্যা দ্যা ধ্যা ন্যা প্যা ব্যা ম্যা ল্যা ষ্যা স্যা হ্যা
-tail-vowel =
    অ এ ও কি কী কু কে কো খি খী খু খে খো গি গী গু গে গো ঘি ঘী ঘু ঘে ঘো ঙি ঙী ঙু ঙে ঙো চি চী চু চে চো ছি ছী ছু ছে ছো
    জি জী জু জে জো ঝি ঝী ঝু ঝে ঝো টি টী টু টে টো ঠি ঠী ঠু ঠে ঠো ডি ডী ডু ডে ডো ঢি ঢী ঢু ঢে ঢো ণি ণী ণু ণে ণো তি তী
    তু তে তো থি থী থু থে থো দি দী দু দে দো ধি ধী ধু ধে ধো নি নী নু নে নো পি পী পু পে পো ফি ফী ফু ফে ফো বি বী বু বে
    বো ভি ভী ভু ভে ভো মি মী মু মে মো যি যী যু যে যো রি রী রু রে রো লি লী লু লে লো শি শী শু শে শো ষি ষী ষু ষে ষো সি
    সী সু সে সো হি হী হু হে হো ড়ি ড়ী ড়ু ড়ে ড়ো ঢ়ি ঢ়ী ঢ়ু ঢ়ে ঢ়ো য়ি য়ী য়ু য়ে য়ো ক্কি ক্কী ক্কু ক্কো ক্টি
    ক্টী ক্টু ক্টো ক্তি ক্তী ক্তু ক্তো ক্রি ক্রী ক্রু ক্রো ক্ষি ক্ষী ক্ষু ক্ষো ক্সি ক্সী ক্সু ক্সো গ্নি গ্নী গ্নু
    গ্নো গ্রি গ্রী গ্রু গ্রো ঙ্কি ঙ্কী ঙ্কু ঙ্কো ঙ্গি ঙ্গী ঙ্গু ঙ্গো চ্চি চ্চী চ্চু চ্চো চ্ছি চ্ছী চ্ছু চ্ছো জ্ঞি
    জ্ঞী জ্ঞু জ্ঞো ঞ্চি ঞ্চী ঞ্চু ঞ্চো ঞ্জি ঞ্জী ঞ্জু ঞ্জো ট্টি ট্টী ট্টু ট্টো ট্রি ট্রী ট্রু ট্রো ড্ডি ড্ডী ড্ডু
    ড্ডো ড্রি ড্রী ড্রু ড্রো ণ্টি ণ্টী ণ্টু ণ্টো ণ্ঠি ণ্ঠী ণ্ঠু ণ্ঠো ণ্ডি ণ্ডী ণ্ডু ণ্ডো ত্তি ত্তী ত্তু ত্তো ত্রি
    ত্রী ত্রু ত্রো দ্দি দ্দী দ্দু দ্দো দ্ধি দ্ধী দ্ধু দ্ধো দ্রি দ্রী দ্রু দ্রো ন্টি ন্টী ন্টু ন্টো ন্ডি ন্ডী ন্ডু
    ন্ডো ন্তি ন্তী ন্তু ন্তো ন্থি ন্থী ন্থু ন্থো ন্দি ন্দী ন্দু ন্দো ন্ধি ন্ধী ন্ধু ন্ধো ন্নি ন্নী ন্নু ন্নো ন্সি
    ন্সী ন্সু ন্সো প্টি প্টী প্টু প্টো প্তি প্তী প্তু প্তো প্রি প্রী প্রু প্রো প্সি প্সী প্সু প্সো ফ্টি ফ্টী ফ্টু
    ফ্টো ব্দি ব্দী ব্দু ব্দো ব্রি ব্রী ব্রু ব্রো ম্পি ম্পী ম্পু ম্পো ম্বি ম্বী ম্বু ম্বো ম্ভি ম্ভী ম্ভু ম্ভো ম্মি
    ম্মী ম্মু ম্মো র্কি র্কী র্কু র্কো র্গি র্গী র্গু র্গো র্চি র্চী র্চু র্চো র্জি র্জী র্জু র্জো র্টি র্টী র্টু
    র্টো র্ডি র্ডী র্ডু র্ডো র্ণি র্ণী র্ণু র্ণো র্তি র্তী র্তু র্তো র্থি র্থী র্থু র্থো র্দি র্দী র্দু র্দো র্নি
    র্নী র্নু র্নো র্পি র্পী র্পু র্পো র্বি র্বী র্বু র্বো র্মি র্মী র্মু র্মো র্শি র্শী র্শু র্শো র্ষি র্ষী র্ষু
    র্ষো র্সি র্সী র্সু র্সো ল্টি ল্টী ল্টু ল্টো ল্ডি ল্ডী ল্ডু ল্ডো ল্পি ল্পী ল্পু ল্পো ল্মি ল্মী ল্মু ল্মো ল্লি
    ল্লী ল্লু ল্লো শ্নি শ্নী শ্নু শ্নো ষ্টি ষ্টী ষ্টু ষ্টো ষ্ঠি ষ্ঠী ষ্ঠু ষ্ঠো স্কি স্কী স্কু স্কো স্টি স্টী স্টু
    স্টো স্তি স্তী স্তু স্তো স্থি স্থী স্থু স্থো স্পি স্পী স্পু স্পো স্সি স্সী স্সু স্সো ন্ত্রি ন্ত্রী ন্ত্রু ন্ত্রো
    ন্দ্রি ন্দ্রী ন্দ্রু ন্দ্রো স্ত্রি স্ত্রী স্ত্রু স্ত্রো ব্যে ল্যে মৃ গৃ
-tail-ng =
    কিং খিং গিং ঘিং ঙিং চিং ছিং জিং ঝিং টিং ঠিং ডিং ঢিং ণিং তিং থিং দিং ধিং নিং পিং ফিং বিং ভিং মিং যিং রিং লিং শিং
    ষিং সিং হিং ড়িং ঢ়িং য়িং রং সং টং ডং লং টাং পং র্লং
-tail-glide = ই ঈ উ ঊ
-tail-consonant =
    ক খ গ ঘ ঙ চ ছ জ ঝ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য় ক্ক ক্ট ক্ত ক্র ক্ষ ক্স গ্ন গ্র ঙ্ক ঙ্গ
    চ্চ চ্ছ জ্ঞ ঞ্চ ঞ্জ ট্ট ট্র ড্ড ড্র ণ্ট ণ্ঠ ণ্ড ত্ত ত্র দ্দ দ্ধ দ্র ন্ট ন্ড ন্ত ন্থ ন্দ ন্ধ ন্ন ন্স প্ট প্ত প্র
    প্স ফ্ট ব্দ ব্র ম্প ম্ব ম্ভ ম্ম র্ক র্গ র্চ র্জ র্ট র্ড র্ণ র্ত র্থ র্দ র্ন র্প র্ব র্ম র্শ র্ষ র্স ল্ট ল্ড ল্প
    ল্ম ল্ল শ্ন ষ্ট ষ্ঠ স্ক স্ট স্ত স্থ স্প স্স ন্ত্র ন্দ্র স্ত্র ক্য খ্য গ্য চ্য জ্য ট্য ণ্য ত্য থ্য দ্য ধ্য ন্য
    প্য ব্য ম্য ল্য ষ্য স্য হ্য
-tail-now = আজ
