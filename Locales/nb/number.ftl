### Norwegian Bokmål (Norway). Register: plain and impersonal. Results are participles (er lagret), which agree with nothing.
### If the listener must be addressed, it is with the imperative of screen readers (dobbelttrykk), or with "du".
### Status: checked
### Read: 2026-11-30, cold reader, nb
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Values of $gender: common, for masculine and feminine nouns and if no phrase asks for a gender (en dose, en uke), and
### neuter (ett skritt).
### Values of $case: words have no cases after prepositions. "on" is for days that tell when something happens (på tirsdag),
### and "at" is for times (klokken 14:30, ved midnatt). "since" is for days in the past, after a word that shows the past
### already (siden tirsdag, sist oppdatert tirsdag). "dial" is a time without its word, after another time (klokken 14 til
### 16), and "part" is a time without the part of the day. "more", "fewer", and "counted" separate things that are counted
### (flere, færre) from amounts that are measured (mer, mindre).
### The number 1 is a word before a noun, because it has a gender. Times have a colon (14:30). Days of the month are ordinals
### in words (den tredje november).

## Settings: one word each, read by the library and never spoken

# Voices misread the spaces between groups of digits.
number-digits = plain

## Signs

# same
minus = minus { $amount }

plus = pluss { $amount }

## Numbers

infinity = uendelig

number-unavailable = tallet er ikke tilgjengelig

# In words, because a number with a full stop sounds like the end of a sentence.
ordinal = { NUMBER($value, style: "words", type: "ordinal") }

percent = { $value ->
    [1] en prosent
   *[other] { $value } prosent
}
    .gender = common

range = { HEAD($from) ->
    [minus] { $from } til { range.end }
   *[other] { $from } til { $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] pluss { $to }
    }
-head-minus = minus
-head-unsigned = minus pluss 0 null !0,

## Large numbers, rounded. Names of the long scale: milliard is ten to the 9th, billion ten to the 12th

# Nobody says "1,2 tusen": ett tusen to hundre. What has no decimal stays in digits.
compact-3 = { $count ->
    [1] tusen
   *[other] { TAIL(compact-3-words) ->
        [digit] { $count } tusen
       *[other] { compact-3-words }
    }
}
compact-3-words = { NUMBER($count, style: "thousands") }
-tail-digit = 0 1 2 3 4 5 6 7 8 9

compact-6 = { $count ->
    [1] en million
   *[other] { $count } millioner
}

compact-9 = { $count ->
    [1] en milliard
   *[other] { $count } milliarder
}

compact-12 = { $count ->
    [1] en billion
   *[other] { $count } billioner
}
