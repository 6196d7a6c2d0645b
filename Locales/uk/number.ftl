### Ukrainian (Ukraine). Register: plain, neutral, polite. Errors and hints use the polite imperative (виберіть); buttons use
### the infinitive (видалити). The listener is never addressed by gender: results are said with the impersonal forms in -но
### and -то (видалено), never with a past tense that shows gender.
### Status: checked
### Read: 2026-11-30, cold reader, uk
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Clock: 24 hours (14:30, о 14:30, об 11:00). With a 12-hour clock, a part of the day follows: 2:30 дня.
### $case: nominative where nothing is asked, genitive after "від", "до", "з", accusative after "через", "на", "за", "понад"
### and before "тому", and "on" for days of the week (у вівторок).
### $gender: masculine where nothing is asked, feminine, neuter, animate, plural (see grammar.ftl).
### Sounds: "у" after a consonant and "в" after a vowel, "з" and "із", "і" and "та" are chosen where the words around them
### are known. The apostrophe is ’, as in п’ять.

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Ukrainian, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

minus = мінус { $amount }

plus = плюс { $amount }

## Numbers

infinity = нескінченність

number-unavailable = число недоступне

# Voices read "22." and "22-й" wrong: up to 1000 in words, further up "номер 1001", by numerals.txt, with their genders.
ordinal = { NUMBER($value, style: "place") }

# 1 відсоток, 2 відсотки, 5 відсотків, 75,5 відсотка; до п’яти відсотків.
percent = { $case ->
    [genitive] { percent-genitive }
   *[nominative] { $value ->
        [one] { $value } відсоток
        [few] { $value } відсотки
        [many] { $value } відсотків
       *[other] { $value } відсотка
    }
}

percent-genitive = { $value ->
    [one] { NUMBER($value, style: "span", gender: "masculine") } відсотка
    [few] { NUMBER($value, style: "span", gender: "masculine") } відсотків
    [many] { NUMBER($value, style: "span", gender: "masculine") } відсотків
   *[other] { $value } відсотка
}

# In the genitive, as in grammar.ftl: від двох до чотирьох доз, від однієї до двох доз. What begins below zero has both
# signs: від мінус п’яти до плюс двадцяти.
range = від { NUMBER($from, style: "span") } до { range-to }
range-to = { HEAD($from) ->
    [minus] { range-end }
   *[other] { NUMBER($to, style: "span") }
}
range-end = { HEAD($to) ->
    [unsigned] { NUMBER($to, style: "span") }
   *[signed] плюс { NUMBER($to, style: "span") }
}
-head-minus = мінус
-head-unsigned = мінус плюс нуль нуля 0 !0. !0,

## Large numbers, rounded

compact-3 = { $count ->
    [1] { $case ->
        [genitive] тисячі
        [accusative] тисячу
       *[nominative] тисяча
    }
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } тисячі
        [accusative] { NUMBER($count, style: "items", gender: "feminine", case: "accusative") } тисячу
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } тисяча
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } тисяч
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } тисячі
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } тисяч
       *[nominative] { $count } тисяч
    }
   *[other] { $count } тисячі
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } мільйона
       *[nominative] { $count } мільйон
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } мільйонів
       *[nominative] { $count } мільйони
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } мільйонів
       *[nominative] { $count } мільйонів
    }
   *[other] { $count } мільйона
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } мільярда
       *[nominative] { $count } мільярд
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } мільярдів
       *[nominative] { $count } мільярди
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } мільярдів
       *[nominative] { $count } мільярдів
    }
   *[other] { $count } мільярда
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } трильйона
       *[nominative] { $count } трильйон
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } трильйонів
       *[nominative] { $count } трильйони
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } трильйонів
       *[nominative] { $count } трильйонів
    }
   *[other] { $count } трильйона
}
