### Czech (Czechia). Register: plain, neutral, polite. Errors use the polite plural (zadejte); buttons use the infinitive
### (smazat); hints say what a gesture does (dvojitým klepnutím otevřete podrobnosti). The listener is never addressed by
### gender: results are said with the impersonal participle (uloženo) or a noun.
### Status: checked
### Read: 2026-11-30, cold reader, cs
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Clock: 24 hours (14:30, ve 14:30, od čtrnácti hodin). With a 12-hour clock, a part of the day follows: 2:30 odpoledne.
### Dates: the day is always in words (dvacátého čtvrtého listopadu), for voices misread "24." and a full stop.
### $case: nominative where nothing is asked, genitive after "od", "do", "z", accusative after "za", "o", "na",
### instrumental after "před", and "on" for days of the week (ve středu).
### $gender: inanimate where nothing is asked, animate, feminine, neuter, plural (see grammar.ftl).

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Czech, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = nekonečno

number-unavailable = číslo není k dispozici

# Voices read "22." as plain 22: below 10000 in words, further up "číslo 28547", by numerals.txt, with their genders.
ordinal = { NUMBER($value, style: "place") }

# 1 procento, 2 procenta, 75 procent, 75,5 procenta; z osmdesáti procent
percent = { $case ->
    [genitive] { percent-genitive }
   *[nominative] { $value ->
        [one] { NUMBER($value, style: "items", gender: "neuter") } procento
        [few] { NUMBER($value, style: "items", gender: "neuter") } procenta
        [many] { $value } procenta
       *[other] { $value } procent
    }
}
percent-genitive = { $value ->
    [one] { NUMBER($value, style: "span", gender: "neuter") } procenta
    [few] { NUMBER($value, style: "span", gender: "neuter") } procent
    [many] { $value } procenta
   *[other] { NUMBER($value, style: "span", gender: "neuter") } procent
}

# 2 až 4 leaves the case as it is: 2 až 4 soubory, dvě až čtyři dávky. What begins below zero has both signs.
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
-head-minus = minus
-head-unsigned = minus plus nula nuly žádn 0 !0. !0,

## Large numbers, rounded. Names of the long scale: miliarda is ten to the 9th, bilion ten to the 12th.

compact-3 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } tisíce
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } tisíc
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } tisíc
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } tisíce
    }
    [many] { $count } tisíce
   *[other] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } tisíc
       *[nominative] { $count } tisíc
    }
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } milionu
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } milion
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } milionů
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } miliony
    }
    [many] { $count } milionu
   *[other] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } milionů
       *[nominative] { $count } milionů
    }
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } miliardy
        [accusative] { NUMBER($count, style: "items", gender: "feminine", case: "accusative") } miliardu
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } miliarda
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } miliard
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } miliardy
    }
    [many] { $count } miliardy
   *[other] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } miliard
       *[nominative] { $count } miliard
    }
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } bilionu
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } bilion
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } bilionů
       *[nominative] { NUMBER($count, style: "items", gender: "inanimate") } biliony
    }
    [many] { $count } bilionu
   *[other] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "inanimate") } bilionů
       *[nominative] { $count } bilionů
    }
}

