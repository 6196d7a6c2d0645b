### Polish (Poland). Register: plain, neutral, impersonal. The listener is never addressed by gender: results are said
### with the impersonal past (ukończono) or a noun (brak), never with "Pan" or "Pani" or a past tense that shows gender.
### Status: checked
### Read: 2026-11-30, cold reader, pl
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### $case: nominative where nothing is asked, genitive after "od" and "do", and "on" for days of the week (we wtorek).
### $gender: masculine where nothing is asked, feminine, neuter, personal, plural (see grammar.ftl).

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Polish, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = nieskończoność

number-unavailable = liczba niedostępna

# Voices read "22." as plain 22: up to 1000 in words, further up "numer 1001", by numerals.txt, with their
# genders.
ordinal = { NUMBER($value, style: "place") }

# The word is the same after every number, fractions too: 1 procent, 2 procent, 75,5 procent.
# Only the genitive of one differs: do jednego procentu. There the number is in words, as in grammar.ftl.
percent = { $case ->
    [genitive] { percent-genitive }
   *[nominative] { $value } procent
}

percent-genitive = { $value ->
    [1] { NUMBER($value, style: "span") } procentu
   *[other] { NUMBER($value, style: "span") } procent
}

# In the genitive, as in grammar.ftl: od dwóch do czterech dawek, od jednej do dwóch dawek. What begins below zero has
# both signs: od minus pięciu do plus dwudziestu.
range = od { NUMBER($from, style: "span") } do { range-to }
range-to = { HEAD($from) ->
    [minus] { range-end }
   *[other] { NUMBER($to, style: "span") }
}
range-end = { HEAD($to) ->
    [unsigned] { NUMBER($to, style: "span") }
   *[signed] plus { NUMBER($to, style: "span") }
}
-head-minus = minus
-head-unsigned = minus plus zero brak 0 !0. !0,

## Large numbers, rounded. Names of the long scale: miliard is ten to the 9th, bilion ten to the 12th.

compact-3 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "words", case: "genitive") } tysiąca
       *[nominative] { $count } tysiąc
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "people") } tysięcy
       *[nominative] { $count } tysiące
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "people") } tysięcy
       *[nominative] { $count } tysięcy
    }
   *[other] { $count } tysiąca
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "words", case: "genitive") } miliona
       *[nominative] { $count } milion
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "people") } milionów
       *[nominative] { $count } miliony
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "people") } milionów
       *[nominative] { $count } milionów
    }
   *[other] { $count } miliona
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "words", case: "genitive") } miliarda
       *[nominative] { $count } miliard
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "people") } miliardów
       *[nominative] { $count } miliardy
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "people") } miliardów
       *[nominative] { $count } miliardów
    }
   *[other] { $count } miliarda
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "words", case: "genitive") } biliona
       *[nominative] { $count } bilion
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "people") } bilionów
       *[nominative] { $count } biliony
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "people") } bilionów
       *[nominative] { $count } bilionów
    }
   *[other] { $count } biliona
}
