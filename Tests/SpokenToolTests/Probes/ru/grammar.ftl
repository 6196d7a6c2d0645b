## How this language counts
##
## "paucal" is what stands after 2, 3 and 4: the genitive of the noun, but what the adjective has to know: with feminine
## names it is nominative (3 пропущенные дозы), with the others genitive (2 новых сообщения).

trait-gender = masculine feminine neuter personal plural

forms-noun = singular
    .genitive = required
    .accusative = singular
    .paucal = genitive
    .plural-genitive = required

form-noun = { $count ->
    [one] { $case ->
        [genitive] genitive
        [accusative] accusative
       *[nominative] singular
    }
    [few] { $case ->
        [genitive] plural-genitive
        [accusative] { form-noun-few-accusative }
       *[nominative] paucal
    }
    [many] plural-genitive
   *[other] genitive
}

# 22 задачи, but 22 друзей: people
form-noun-few-accusative = { TRAIT($noun, "gender") ->
    [personal] plural-genitive
   *[other] paucal
}

# States have short forms, which have no cases; where a thing in a state is counted, an adjective stands beside them.
forms-adjective = neuter
    .masculine = required
    .feminine = required
    .plural = required
    .genitive = neuter
    .feminine-genitive = feminine
    .feminine-accusative = feminine
    .plural-genitive = plural

form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
        [neuter] neuter
        [plural] plural
       *[masculine] masculine
    }
    [accusative] { $gender ->
        [feminine] feminine-accusative
        [neuter] neuter
        [personal] genitive
       *[masculine] masculine
    }
    [genitive] { $gender ->
        [feminine] feminine-genitive
       *[masculine] genitive
    }
    [paucal] { $gender ->
        [feminine] plural
       *[masculine] plural-genitive
    }
   *[plural-genitive] plural-genitive
}

## The number. Voices read 1 and 2 as masculine (один, два), whatever follows: feminine names have both in words (одна
## доза, две дозы), neuter names the first (одно фото). Larger numbers stay in digits.

numeral = { $count ->
    [1] { $gender ->
        [feminine] { word-one }
        [neuter] { word-one }
       *[masculine] { $count }
    }
    [2] { $gender ->
        [feminine] { numeral-two }
       *[masculine] { $count }
    }
   *[other] { $count }
}

numeral-two = { $case ->
    [genitive] двух
   *[nominative] две
}

word-one = одно
    .masculine = один
    .feminine = одна
    .plural = одни
    .genitive = одного
    .feminine-genitive = одной
    .feminine-accusative = одну
    .plural-genitive = одних

## So many of something

counted = { numeral } { $noun }

counted-measure = { numeral } { $noun }

counted-state = { TRAIT($state, "place") ->
    [after] { numeral } { $noun } { $state }
   *[before] { numeral } { $state } { $noun }
}

counted-none = нет { FORM($noun, form: "plural-genitive") }

counted-none-state = { TRAIT($state, "place") ->
    [after] нет { FORM($noun, form: "plural-genitive") } { $state }
   *[before] нет { FORM($state, form: "plural-genitive") } { FORM($noun, form: "plural-genitive") }
}

counted-empty = пока { counted-none }

# больше одной дозы, больше 99 уведомлений
counted-more = больше { FORM(counted, case: "genitive") }

counted-more-state = больше { FORM(counted-state, case: "genitive") }

more-than = больше { $value }
