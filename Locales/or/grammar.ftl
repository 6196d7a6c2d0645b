### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: aged = an age without the word for it
### Inner case: day = a time after a day
### Inner case: dayat = a time after a day, at which something happens
### Inner case: dial = the time next to another one in the same part of the day
### Inner case: inside = a count inside another phrase
### Inner case: ending = a count inside another phrase, before an ending
### Inner case: noun = a transaction before its state
### Inner case: numbers = the days of a month in a row
### Inner case: either = several days, of which one is meant
### Inner case: onetime = a schedule that happens only once
### Inner case: bare = a moment before an ending, and before ପର୍ଯ୍ୟନ୍ତ and ତୁଳନାରେ
### Inner case: until = a state after the time until when it is so
### Inner case: whole = the first value of a chart, before its rest
### Inner case: plus = a speed with a plus sign

## How Odia counts: forms, the rules that choose them, and patterns
##
## Nouns have one form, but for loanwords that lose the mark at their ends before an ending (.ending). The trait .counter says what comes after the number: ଟି for things, ଜଣ for people ("person"),
## nothing for what measures ("bare": 3 ଦିନ).
##
## The value of a state is said alone: ନିଆଯାଇଛି.
## .attribute: before a noun: ନିଆଯାଇଥିବା ଡୋଜ.
## .negated: with ନାହିଁ or ନୁହେଁ, where the state stands after the noun: କୌଣସି ଡୋଜ ନିଆଯାଇନାହିଁ.
## .label: as the name of a field before a time. .until: after ପର୍ଯ୍ୟନ୍ତ.

# ordered: after an ordinal, "next", and "previous"
forms-noun = plain
    .ending = plain
    .ordered = plain

form-noun = { $case ->
    [ending] ending
   *[direct] plain
}

# A contact is counted as a thing, but called as a person: କଣ୍ଟାକ୍ଟଙ୍କୁ କଲ୍ କରନ୍ତୁ.
trait-counter = person contact bare

forms-adjective = plain
    .attribute = plain
    .negated = plain
    .label = plain
    .until = plain

# The parts of a state in several words follow this rule, too.
form-adjective = { $case ->
    [label] plain
    [until] plain
   *[noun] attribute
}

form-predicate = { $case ->
    [label] label
    [until] until
   *[state] plain
}

## Patterns: the number of things

# ଗୋଟିଏ, 3ଟି, ଜଣେ, 3 ଜଣ, 3
numeral = { TRAIT($noun, "counter") ->
    [person] { $count ->
        [1] ଜଣେ
       *[other] { $count } ଜଣ
    }
    [bare] { $count }
   *[thing] { $count ->
        [1] ଗୋଟିଏ
       *[other] { $count }ଟି
    }
}

# 3ଟି ଡୋଜ
counted = { numeral } { $noun }

# 25 ଟଙ୍କା
counted-measure = { $count } { $noun }

# By its trait .place a state comes after the noun, as in a sentence: done, what was done or goes on (2ଟି ଡୋଜ ନିଆଯାଇଛି);
# after, the same of what is not so (2ଟି କାର୍ଯ୍ୟ ସମ୍ପୂର୍ଣ୍ଣ ହୋଇନାହିଁ); due and late, of its time (3ଟି ଡୋଜର ସମୟ ହୋଇଛି).
# Others come before it: 3ଟି ଅପଠିତ ବାର୍ତ୍ତା. In the case "inside", all do. ticked and unticked: a tick is put on
# something (2ଟି ଆଇଟମରେ ଟିକ୍ ଦିଆଯାଇଛି). first: a genitive is even before the number, which would count its own noun
# (ପରିସର ଶେଷର 3 ଦିନ).
trait-place = done after due late ticked unticked first
counted-state = { TRAIT($state, "place") ->
    [first] { $state } { numeral } { $noun }
   *[other] { counted-state-usual }
}
counted-state-usual = { $case ->
    [inside] { counted-state-inside }
    [ending] { counted-state-inside }
   *[direct] { counted-state-direct }
}
# A participle is before the number: ଛୁଟିଯାଇଥିବା 3ଟି ଡୋଜ.
counted-state-inside = { TAIL($state) ->
    [participle] { $state } { numeral } { $noun }
   *[other] { numeral } { $state } { $noun }
}
-tail-participle = ଥିବା
counted-state-direct = { TRAIT($state, "place") ->
    [done] { numeral } { done-things } { FORM($state, form: "plain") }
    [after] { numeral } { $noun } { FORM($state, form: "plain") }
    [ticked] { numeral } { ticked-things } { FORM($state, form: "plain") }
    [unticked] { numeral } { ticked-things } { FORM($state, form: "plain") }
    [due] { numeral } { FORM($noun, form: "ending") }ର ସମୟ ହୋଇଛି
    [late] { numeral } { FORM($noun, form: "ending") }ର ସମୟ ପାର ହୋଇଯାଇଛି
   *[before] { numeral } { $state } { $noun }
}
# What is done to people: 3 ଜଣ ବ୍ୟକ୍ତିଙ୍କୁ ଫଲୋ କରାଯାଉଛି.
done-things = { TRAIT($noun, "counter") ->
    [person] { TAIL(FORM($state, form: "plain")) ->
        [passive] { FORM($noun, form: "ending") }ଙ୍କୁ
       *[other] { $noun }
    }
   *[thing] { $noun }
}
-tail-passive = କରାଯାଇଛି କରାଯାଉଛି
ticked-things = { TRAIT($noun, "counter") ->
    [person] { FORM($noun, form: "ending") }ଙ୍କୁ
   *[thing] { FORM($noun, form: "ending") }ରେ
}

counted-none = କୌଣସି { $noun } ନାହିଁ

# କୌଣସି ଅପଠିତ ବାର୍ତ୍ତା ନାହିଁ; କୌଣସି ଡୋଜ ନିଆଯାଇନାହିଁ
counted-none-state = { TRAIT($state, "place") ->
    [done] କୌଣସି { not-done-things } { FORM($state, form: "negated") }
    [ticked] କୌଣସି { ticked-things } { FORM($state, form: "negated") }
    [first] { $state } କୌଣସି { $noun } ନାହିଁ
    [due] ଏବେ କୌଣସି { FORM($noun, form: "ending") }ର ସମୟ ହୋଇନାହିଁ
    [late] କୌଣସି { FORM($noun, form: "ending") }ର ସମୟ ପାର ହୋଇନାହିଁ
   *[before] କୌଣସି { $state } { $noun } ନାହିଁ
}

not-done-things = { TRAIT($noun, "counter") ->
    [person] { TAIL(FORM($state, form: "negated")) ->
        [not-passive] { FORM($noun, form: "ending") }ଙ୍କୁ
       *[other] { $noun }
    }
   *[thing] { $noun }
}
-tail-not-passive = କରାଯାଇନାହିଁ କରାଯାଉନାହିଁ

counted-empty = ଏପର୍ଯ୍ୟନ୍ତ { counted-none }

# 99ଟିରୁ ଅଧିକ ବିଜ୍ଞପ୍ତି; 99 ଦିନରୁ ଅଧିକ
counted-more = { TRAIT($noun, "counter") ->
    [person] { $count } ଜଣରୁ ଅଧିକ { $noun }
    [bare] { $count } { $noun }ରୁ ଅଧିକ
   *[thing] { numeral }ରୁ ଅଧିକ { $noun }
}

counted-more-state = { TRAIT($state, "place") ->
    [first] { $state } { counted-more }
   *[other] { counted-more-state-usual }
}
counted-more-state-usual = { TRAIT($noun, "counter") ->
    [person] { $count } ଜଣରୁ ଅଧିକ { $state } { $noun }
    [bare] { $count }ରୁ ଅଧିକ { $state } { $noun }
   *[thing] { numeral }ରୁ ଅଧିକ { $state } { $noun }
}

more-than = { $value }ରୁ ଅଧିକ
