### Catalan (Central, as the general standard). Register: plain and neutral, and impersonal if possible (s’ha eliminat, no hi
### ha tasques). If a phrase must give an instruction, it uses the imperative of vós (feu doble toc, la vostra
### contrasenya). Actions are in the form of buttons (elimina, desa). No phrase shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, ca
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence. No
### capital after a colon. The apostrophe is the typographic one.
### Values of $gender: masculine (if no phrase asks for a gender) and feminine.
### After an apostrophe numbers are in words (d’onze, l’u d’abril), for voices name the letter in "d’11". Before a feminine
### noun voices read 2 and 200 in the masculine, so such numbers are in words, too (dues dosis, dues-centes pàgines).
### A time has its article (les 14 hores, la una i 30). A day or a time answers "at", "from", "to", "until", "since", "of"
### and "around" with its preposition and article (del 3 de novembre, a les 14:30, fins demà, cap a les 14 hores).
### Amounts answer "of", "to", "from" and "the" only where they have an article, as percentages do (del 10 per cent), or
### where a range has other words after a preposition (entre 2 i 4).

## Settings: one word each, read by the library and never spoken

# Voices read 28.547 as one number.
number-digits = grouped

## Signs. Before what has a sign there is no article: almenys menys 5 per cent

minus = menys { FORM($amount, case: "bare") }

plus = més { FORM($amount, case: "bare") }

## Numbers

infinity = infinit

number-unavailable = valor no disponible

# In words, by the rules of numerals.txt: voices read "22è" in several ways.
ordinal = { NUMBER($value, type: "ordinal", style: "words") }

# After a preposition a percentage has its article (del 10, de l’onze per cent).
percent = { $case ->
    [of] { FORM(count-of, $value) } per cent
    [from] { FORM(count-of, $value) } per cent
    [to] { FORM(count-to, $value) } per cent
    [the] { FORM(count-the, $value) } per cent
   *[bare] { $value } per cent
}

## Numbers before which a word loses its vowel: 1, 11, 1,5, 11.000 and 1.200.000, in words. It keeps it before 1.200 (mil).

count-word = { $count ->
    [1] u
   *[other] { HEAD(count-start) ->
        [vowel] { NUMBER($count, style: "words") }
       *[other] { $count }
    }
}
count-start = { NUMBER($count, style: "start") }
# d’u, d’onze, de 3
of-count = { HEAD(count-word) ->
    [vowel] d’{ count-word }
   *[other] de { count-word }
}
# l’u, l’onze, el 3
count-the = { HEAD(count-word) ->
    [vowel] l’{ count-word }
   *[other] el { count-word }
}
count-of = { HEAD(count-word) ->
    [vowel] de l’{ count-word }
   *[other] del { count-word }
}
count-to = { HEAD(count-word) ->
    [vowel] a l’{ count-word }
   *[other] al { count-word }
}

# de 2 a 4. After another preposition it is "entre 2 i 4" (augment d’entre 2 i 4 pàgines). "share" and "sharetwo" are for
# percentages, which have an article at each end (del 10 al 20 per cent, entre el 10 i el 20 per cent).
range = { $case ->
    [share] { range-share }
    [sharetwo] { range-share-two }
   *[bare] { range-open } { range-link } { range-to }
}
range-open = { $case ->
    [of] entre { range-from }
    [to] entre { range-from }
    [from] entre { range-from }
    [the] entre { range-from }
   *[bare] { range-first }
}
range-first = { HEAD(range-from-of) ->
    [vowel] d’{ range-from-of }
   *[other] de { range-from-of }
}
range-from-of = { FORM(range-from, case: "of") }
range-link = { $case ->
    [of] i
    [to] i
    [from] i
    [the] i
   *[bare] a
}
range-share = { HEAD($from) ->
    [minus] de { $from } a { range-end }
   *[other] { FORM(count-of, $from) } { FORM(count-to, $to) }
}
range-share-two = { HEAD($from) ->
    [minus] entre { $from } i { range-end }
   *[other] entre { FORM(count-the, $from) } i { FORM(count-the, $to) }
}
# d’una a 3 hores, de dues a 4 hores; d’u a 3
range-from = { $gender ->
    [feminine] { FORM(number-feminine, $from) }
    [masculine] { FORM(number-masculine, $from) }
   *[none] { FORM(count-bare, $from) }
}
count-bare = { $case ->
    [of] { count-word }
   *[bare] { $count }
}
range-to = { HEAD($from) ->
    [minus] { range-end }
   *[other] { range-to-above }
}
range-to-above = { $gender ->
    [feminine] { FORM(number-feminine, $to) }
    [masculine] { FORM(number-masculine, $to) }
   *[none] { $to }
}
# The end of what begins below zero: de menys 4 a més 18
range-end = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] més { $to }
}
-head-minus = menys
-head-unsigned = menys més zero cap 0 !0. !0,

## Large numbers, rounded. Names of the long scale: mil milions is ten to the 9th, bilió ten to the 12th. From a million
## on, a number needs "de" before the name of a currency (un milió de dòlars). A thousand doesn't.

# People say 1200, not "1,2 mil": below 10 there is at most one decimal, see %hundreds in numerals.txt.
compact-3 = { $count ->
    [1] mil
    [fraction] { NUMBER($count, style: "hundreds") }
   *[other] { number-masculine } mil
}

compact-6 = { $count ->
    [1] un milió
   *[other] { number-masculine } milions
}

# 1200 milions
compact-9 = { $count ->
    [1] mil milions
    [fraction] { NUMBER($count, style: "hundreds") } milions
   *[other] { number-masculine } mil milions
}

compact-12 = { $count ->
    [1] un bilió
   *[other] { number-masculine } bilions
}
