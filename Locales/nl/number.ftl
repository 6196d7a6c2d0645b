### Dutch (Netherlands). Register: plain and impersonal. Results are a participle or a noun (voltooid, bedrag verborgen).
### Actions are infinitives (foto verwijderen). Gestures, keys, and corrections are the imperative of screen readers (tik
### dubbel om, voer een bedrag in), which addresses nobody by "je" or "u".
### Status: checked
### Read: 2026-11-30, cold reader, nl
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Dutch has no cases. Values of $case: "on" is for days and moments (op dinsdag, in maart), "at" for times (om 14 uur).
### "infinitive" is for hints (details te bekijken). The inner cases are in grammar.ftl.
### Values of $gender: common (de dosis) and neuter (het bericht). Only adjectives before a singular noun and "elke" or
### "elk" differ.
### Clock: 14 uur 30, as voices read it; on a 12-hour clock 2 uur 30 ’s middags. Midnight is 0 uur.
### The apostrophe is ’, because some voices make a pause at the straight one (’s middags).
### After a colon Dutch goes on in small letters.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Signs

minus = min { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = oneindig

number-unavailable = getal niet beschikbaar

# Voices read "22e" as "22 e": up to 999 in words, further up "nummer 1000".
ordinal = { NUMBER($value, style: "place") }

percent = { $value } procent
    .gender = neuter

# min 3 tot plus 5; "min 3 tot 5" would be heard as from 3 to 5 below zero.
range = { HEAD($from) ->
    [below-zero] { $from } tot { range-above }
   *[other] { $from } tot { $to }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] plus { $to }
}
-head-below-zero = min !minder !minst !minu
-head-unsigned = min plus 0 !0,

## Large numbers, rounded. Names of the long scale: miljard is ten to the 9th, biljoen ten to the 12th.

# Nobody says "1,2 duizend": 1.200. What has no decimal is said as a whole: 12.000, as voices read "12 duizend".
compact-3 = { $count ->
    [1] duizend
    [1.1] elfhonderd
   *[other] { TAIL(compact-3-words) ->
        [digit] { $count } duizend
       *[other] { compact-3-words }
    }
}
compact-3-words = { NUMBER($count, style: "thousands") }
-tail-digit = 0 1 2 3 4 5 6 7 8 9

compact-6 = { $count } miljoen

compact-9 = { $count } miljard

compact-12 = { $count } biljoen
