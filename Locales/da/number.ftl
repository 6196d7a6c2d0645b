### Danish (Denmark). Register: plain and impersonal. Results are participles after "er" (er gemt), which agree with nothing.
### If the listener must be addressed, it is with the imperative of screen readers (tryk to gange), or with "du".
### Status: checked
### Read: 2026-11-30, cold reader, da
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Values of $gender: common, if no phrase asks for a gender (en dosis), and neuter (et billede).
### Values of $case: words have no cases after prepositions. "on" is for days that tell when something happens (på
### tirsdag), and for weeks and months (i denne uge). "at" is for times (klokken 14:30, ved midnat). "dial" is a time
### without its word, after another time (klokken 14 til 16), and "part" is a time without the part of the day. "more",
### "fewer", and "counted" separate things that are counted (flere, færre) from amounts that are measured (mere, mindre).
### The number 1 is a word before a noun, because voices read "1 billede" as "en billede". The singular is for fractions
### below 2, too (1,5 time). Times have a colon (14:30), because voices read a dot as a decimal. Days of the month are
### ordinals in words (den tredje november).
### Imperatives of verbs in "-ere" have an accent (kopiér), because "kopier" is also a noun.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = uendelig

number-unavailable = tallet er ikke tilgængeligt

# In words, because voices take the dot in "22." for the end of a sentence. From 100 on: nummer 100, for the words are
# the same as those of the number.
ordinal = { NUMBER($value, style: "place") }

percent = { $value ->
    [1] en procent
   *[other] { $value } procent
}
    .gender = common

range = { HEAD($from) ->
    [minus] { $from } til { range.end }
   *[other] { $from } til { range-to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] plus { range-to }
    }
-head-minus = minus
-head-unsigned = minus plus 0 nul !0,

# Before a noun, a 1 at the end has its gender: 0 til et minut. Alone it stays a number, as at the beginning, because "en
# til 3" would sound like "one more".
range-to = { $to ->
    [1] { $gender ->
        [common] en
        [neuter] et
       *[none] { $to }
    }
   *[other] { $to }
}

## Large numbers, rounded. Names of the long scale: milliard is ten to the 9th, billion ten to the 12th

# Nobody says "1,2 tusind": et tusind to hundrede. What has no decimal stays in digits.
compact-3 = { $count ->
    [1] tusind
   *[other] { TAIL(compact-3-words) ->
        [digit] { $count } tusind
       *[other] { compact-3-words }
    }
}
compact-3-words = { NUMBER($count, style: "thousands") }
-tail-digit = 0 1 2 3 4 5 6 7 8 9

compact-6 = { $count ->
    [1] en million
    [one] { $count } million
   *[other] { $count } millioner
}

compact-9 = { $count ->
    [1] en milliard
    [one] { $count } milliard
   *[other] { $count } milliarder
}

compact-12 = { $count ->
    [1] en billion
    [one] { $count } billion
   *[other] { $count } billioner
}
