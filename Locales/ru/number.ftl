### Russian (Russia). Register: plain, neutral, polite. Errors and hints use the polite imperative (выберите); buttons use
### the infinitive (удалить). The listener is never addressed by gender: results are said with the impersonal short
### participle (удалено) or a noun, never with a past tense that shows gender. The letter ё is always written.
### Status: checked
### Read: 2026-11-30, cold reader, ru
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Clock: 24 hours (14:30, в 14:30). With a 12-hour clock, a part of the day follows: 2:30 дня.
### $case: nominative where nothing is asked, genitive after "от", "до", "с", "больше", accusative after "через", "на",
### "за" and before "назад", and "on" for days of the week (во вторник).
### $gender: masculine where nothing is asked, feminine, neuter, animate, plural (see grammar.ftl).

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Russian, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

minus = минус { $amount }

plus = плюс { $amount }

## Numbers

infinity = бесконечность

number-unavailable = число недоступно

# Voices read "22." and "22-й" wrong: up to 1000 in words, further up "номер 1001", by numerals.txt, with their genders.
ordinal = { NUMBER($value, style: "place") }

# 1 процент, 2 процента, 5 процентов, 75,5 процента; до пяти процентов.
percent = { $case ->
    [genitive] { percent-genitive }
   *[nominative] { $value ->
        [one] { $value } процент
        [few] { $value } процента
        [many] { $value } процентов
       *[other] { $value } процента
    }
}

percent-genitive = { $value ->
    [one] { NUMBER($value, style: "span", gender: "masculine") } процента
    [few] { NUMBER($value, style: "span", gender: "masculine") } процентов
    [many] { NUMBER($value, style: "span", gender: "masculine") } процентов
   *[other] { $value } процента
}

# In the genitive, as in grammar.ftl: от двух до четырёх доз, от одной до двух доз. What begins below zero has both
# signs: от минус пяти до плюс двадцати.
range = от { NUMBER($from, style: "span") } до { range-to }
range-to = { HEAD($from) ->
    [minus] { range-end }
   *[other] { NUMBER($to, style: "span") }
}
range-end = { HEAD($to) ->
    [unsigned] { NUMBER($to, style: "span") }
   *[signed] плюс { NUMBER($to, style: "span") }
}
-head-minus = минус
-head-unsigned = минус плюс ноль нуля 0 !0. !0,

## Large numbers, rounded

compact-3 = { $count ->
    [1] { $case ->
        [genitive] тысячи
        [accusative] тысячу
       *[nominative] тысяча
    }
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } тысячи
        [accusative] { NUMBER($count, style: "items", gender: "feminine", case: "accusative") } тысячу
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } тысяча
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } тысяч
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") } тысячи
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "feminine") } тысяч
       *[nominative] { $count } тысяч
    }
   *[other] { $count } тысячи
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } миллиона
       *[nominative] { $count } миллион
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } миллионов
       *[nominative] { $count } миллиона
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } миллионов
       *[nominative] { $count } миллионов
    }
   *[other] { $count } миллиона
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } миллиарда
       *[nominative] { $count } миллиард
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } миллиардов
       *[nominative] { $count } миллиарда
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } миллиардов
       *[nominative] { $count } миллиардов
    }
   *[other] { $count } миллиарда
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } триллиона
       *[nominative] { $count } триллион
    }
    [few] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } триллионов
       *[nominative] { $count } триллиона
    }
    [many] { $case ->
        [genitive] { NUMBER($count, style: "span", gender: "masculine") } триллионов
       *[nominative] { $count } триллионов
    }
   *[other] { $count } триллиона
}
