## How this language counts
##
## The noun is singular after every number. The categories are those of the numeral's mutation: two has the soft one, many
## (6) and a masculine few (3) the aspirate one, and a feminine one the soft one. "plural-soft" is what stands after "o".

trait-gender = masculine feminine plural

forms-noun = singular
    .soft = singular
    .aspirate = singular
    .plural = required
    .plural-soft = plural

form-noun = { $count ->
    [zero] singular
    [one] { TRAIT($noun, "gender") ->
        [feminine] soft
       *[masculine] singular
    }
    [two] soft
    [few] { TRAIT($noun, "gender") ->
        [feminine] singular
       *[masculine] aspirate
    }
    [many] aspirate
   *[other] singular
}

# Behind a feminine noun an adjective has the soft mutation, whatever the number.
forms-adjective = masculine
    .feminine = masculine
    .plural = masculine
    .feminine-plural = plural

form-adjective = { $count ->
    [zero] { form-adjective-plural }
    [one] { form-adjective-singular }
    [two] { form-adjective-plural }
    [few] { form-adjective-plural }
    [many] { form-adjective-plural }
   *[other] { form-adjective-plural }
}

form-adjective-singular = { $gender ->
    [feminine] feminine
   *[masculine] masculine
}

form-adjective-plural = { $gender ->
    [feminine] feminine-plural
   *[masculine] plural
}

# A state behind a name
form-predicate = { $gender ->
    [feminine] feminine
    [plural] plural
   *[masculine] masculine
}

## The number; see number.ftl

numeral = { $gender ->
    [feminine] { numeral-feminine }
   *[masculine] { numeral-masculine }
}

## So many of something

counted = { numeral } { $noun }

# 1,000 o bunnoedd
counted-measure = { TAIL($count) ->
    [power] { $count } o { FORM($noun, form: "plural-soft") }
   *[other] { numeral } { $noun }
}

counted-state = { numeral } { $noun } { $state }

counted-none = dim { FORM($noun, form: "plural") }

counted-none-state = dim { FORM($noun, form: "plural") } { FORM($state, form: "plural") }

counted-empty = { counted-none } eto

# mwy na 99 hysbysiad; mwy nag 11 hysbysiad
counted-more = { HEAD($count) ->
    [vowel] mwy nag { $count } { $noun }
   *[other] mwy na { $count } { $noun }
}

counted-more-state = { counted-more } { $state }

more-than = { HEAD($value) ->
    [vowel] mwy nag { $value }
   *[other] mwy na { $value }
}
