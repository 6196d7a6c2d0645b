### Slovak (Slovakia). Register: plain, neutral, polite. Errors use the polite plural (zadajte); buttons use the infinitive
### (vymazať); hints say what a gesture does (dvojitým klepnutím otvoríte podrobnosti). The listener is never addressed by
### gender: results are said with the neuter participle (uložené) or a noun.
### Status: checked
### Read: 2026-11-30, cold reader, sk
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Clock: 24 hours (14:30, o 14:30, od štrnástej do šestnástej). With a 12-hour clock, a part of the day follows: 2:30 popoludní.
### Dates: the day is always in words (dvadsiateho štvrtého novembra), for voices misread "24." and a full stop.
### $case: nominative where nothing is asked, genitive after "od", "do", "z", accusative after "za", "o", "na",
### instrumental after "pred", and "on" for days of the week (v stredu).
### $gender: inanimate where nothing is asked, animate, feminine, neuter, plural (see grammar.ftl).

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Slovak, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

minus = mínus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = nekonečno

number-unavailable = číslo nie je k dispozícii

# Voices read "22." as plain 22: up to 1000 in words, further up "číslo 1001", by numerals.txt, with their genders.
ordinal = { NUMBER($value, style: "place") }

# 1 percento, 2 percentá, 75 percent, 75,5 percenta; z osemdesiatich percent
percent = { $case ->
    [genitive] { percent-genitive }
   *[nominative] { $value ->
        [one] { NUMBER($value, style: "items", gender: "neuter") } percento
        [few] { NUMBER($value, style: "items", gender: "neuter") } percentá
        [many] { $value } percenta
       *[other] { $value } percent
    }
}
percent-genitive = { $value ->
    [one] { NUMBER($value, style: "span", gender: "neuter") } percenta
    [few] { NUMBER($value, style: "span", gender: "neuter") } percent
    [many] { $value } percenta
   *[other] { NUMBER($value, style: "span", gender: "neuter") } percent
}

# 2 až 4 leaves the case as it is: 2 až 4 súbory, dve až štyri dávky. What begins below zero has both signs.
range = { range-number } až { range-to }
range-number = { $case ->
    [genitive] { NUMBER($from, style: "span") }
   *[nominative] { NUMBER($from, style: "items") }
}
range-to = { HEAD($from) ->
    [minus] { range-end }
   *[other] { range-last }
}
range-end = { HEAD($to) ->
    [unsigned] { range-last }
   *[signed] plus { range-last }
}
range-last = { $case ->
    [genitive] { NUMBER($to, style: "span") }
   *[nominative] { NUMBER($to, style: "items") }
}
-head-minus = mínus
-head-unsigned = mínus plus nula nuly žiadn 0 !0. !0,

## Large numbers, rounded. Names of the long scale: miliarda is ten to the 9th, bilión ten to the 12th. "Tisíc" after a
## number is not inflected: dve tisíc, od 2 tisíc.

compact-3 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } tisíca
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } tisíc
    }
    [few] { NUMBER($count, style: "items", gender: "feminine") } tisíc
    [many] { $count } tisíca
   *[other] { $count } tisíc
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } milióna
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } milión
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } miliónov
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } milióny
    }
    [many] { $count } milióna
   *[other] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } miliónov
       *[nominative] { $count } miliónov
    }
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } miliardy
        [accusative] { NUMBER($count, style: "items", gender: "feminine", case: "accusative") } miliardu
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } miliarda
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } miliárd
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } miliardy
    }
    [many] { $count } miliardy
   *[other] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } miliárd
       *[nominative] { $count } miliárd
    }
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } bilióna
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } bilión
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } biliónov
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } bilióny
    }
    [many] { $count } bilióna
   *[other] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } biliónov
       *[nominative] { $count } biliónov
    }
}
