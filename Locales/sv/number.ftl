### Swedish (Sweden). Register: plain and impersonal. Results are in the passive (har sparats), which agrees with nothing.
### If the listener must be addressed, it is with the imperative of screen readers (tryck snabbt två gånger), or with "du".
### Status: checked
### Read: 2026-11-30, cold reader, sv
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Values of $gender: common, if no phrase asks for a gender (en dos), and neuter (ett meddelande).
### Values of $case: words have no cases after prepositions. "on" is for days that tell when something happens (tisdagen
### den tredje november), and "at" is for times (klockan 14:30, vid midnatt). "dial" is a time without its word, after
### another time (klockan 14 till 16), and "part" is a time without the part of the day. "more", "fewer", and "counted"
### separate things that are counted (fler, färre) from amounts that are measured (mer, mindre).
### The number 1 is a word before a noun, because voices read "1 dos" as "ett dos". Times have a colon (14:30). Days of
### the month are ordinals in words (den tredje november).

## Settings: one word each, read by the library and never spoken

# Voices misread the spaces between groups of digits.
number-digits = plain

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = oändligt

number-unavailable = talet är inte tillgängligt

# In words, because voices read "22:a" as a time, or stop at the colon.
ordinal = { NUMBER($value, style: "words", type: "ordinal") }

percent = { $value ->
    [1] en procent
   *[other] { $value } procent
}
    .gender = common

# same
range = { HEAD($from) ->
    [minus] { $from } till { range.end }
   *[other] { $from } till { $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] plus { $to }
    }
-head-minus = minus
-head-unsigned = minus plus 0 noll !0,

## Large numbers, rounded. Names of the long scale: miljard is ten to the 9th, biljon ten to the 12th

# Nobody says "1,2 tusen": ettusen tvåhundra. What has no decimal stays in digits.
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
    [1] en miljon
   *[other] { $count } miljoner
}

compact-9 = { $count ->
    [1] en miljard
   *[other] { $count } miljarder
}

compact-12 = { $count ->
    [1] en biljon
   *[other] { $count } biljoner
}
