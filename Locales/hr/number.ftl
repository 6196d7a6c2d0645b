### Croatian. Register: plain, neutral, polite. Buttons have the singular imperative of Croatian apps (izbriši); errors and
### hints have the polite plural (odaberite, dvaput dodirnite da biste otvorili). The listener is never addressed by gender:
### results are neuter participles (izbrisano).
### Status: checked
### Read: 2026-11-30, cold reader, hr
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Clock: 24 hours, in words, for voices read the colon of 14:30 aloud: 14 sati i 30 minuta, u 14 sati. With a 12-hour clock,
### a part of the day follows: 2 sata popodne. Hours stay as they are after "do" and "od" (do 21 sat), as in speech.
### Days of the month are ordinals in words (treći studenoga), for voices read "3." as a plain number. Years keep their digits
### and the word "godine" (2026. godine).
### $case: nominative where nothing is asked, genitive after "od", "do", "oko", "između", accusative after "za" and "prije",
### and "on" for days (u utorak).
### $gender: masculine where nothing is asked, feminine, neuter, animate, person (see grammar.ftl).
### Decimals: the noun follows the last digit, as in CLDR (1,2 sata; 1,5 sati; 2,1 sat).

## Settings: one word each, read by the library and never spoken

# Croatian parts groups with a full stop, and voices read 28.547 with the word for it.
number-digits = plain

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = beskonačno

number-unavailable = broj nije dostupan

# Voices read "22." as a plain number: up to 1000 in words, further up "broj 1001", by numerals.txt.
ordinal = { NUMBER($value, style: "place") }

percent = { $value } posto

# In the genitive, where only what ends with 1 changes: od jedne do dvije doze, od 2 do 4 dana.
range = od { range-from } do { range-to }
range-from = { $from ->
    [one] { NUMBER($from, style: "items", case: "genitive") }
    [few] { NUMBER($from, style: "span") }
   *[other] { $from }
}
range-to = { HEAD($from) ->
    [minus] { range-end }
   *[other] { range-last }
}
range-end = { HEAD($to) ->
    [unsigned] { range-last }
   *[signed] plus { range-last }
}
range-last = { $to ->
    [one] { NUMBER($to, style: "items", case: "genitive") }
    [few] { NUMBER($to, style: "span") }
   *[other] { $to }
}
-head-minus = minus
-head-unsigned = minus plus nula nule 0 !0. !0,

## Large numbers, rounded. "Tisuću" alone has one form: do tisuću, više od tisuću

compact-3 = { $count ->
    [1] tisuću
    [one] { $case ->
        [genitive] { NUMBER($count, style: "items", gender: "feminine", case: "genitive") } tisuće
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } tisuća
    }
    [few] { NUMBER($count, style: "items", gender: "feminine") } tisuće
   *[other] { $count } tisuća
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "items", gender: "masculine", case: "genitive") } milijuna
       *[nominative] { $count } milijun
    }
    [few] { $count } milijuna
   *[other] { $count } milijuna
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "items", gender: "feminine", case: "genitive") } milijarde
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } milijarda
    }
    [few] { NUMBER($count, style: "items", gender: "feminine") } milijarde
   *[other] { $count } milijardi
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "items", gender: "masculine", case: "genitive") } bilijuna
       *[nominative] { $count } bilijun
    }
    [few] { $count } bilijuna
   *[other] { $count } bilijuna
}
