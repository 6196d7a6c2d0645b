## How this language counts: forms, the rules that choose them, and patterns

form-noun = { $count ->
    [one] { $case ->
        [genitive] genitive
        [accusative] accusative
       *[nominative] singular
    }
    [few] { $case ->
        [genitive] plural-genitive
       *[nominative] plural
    }
    [many] plural-genitive
   *[other] genitive
}
forms-noun = singular
    .genitive = required
    .accusative = singular
    .plural = required
    .plural-genitive = required
form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
        [neuter] plural
       *[masculine] masculine
    }
    [accusative] { $gender ->
        [feminine] feminine-accusative
        [neuter] plural
       *[masculine] masculine
    }
    [genitive] { $gender ->
        [feminine] feminine-genitive
       *[masculine] genitive
    }
    [plural] plural
   *[plural-genitive] plural-genitive
}
forms-adjective = plural
    .masculine = required
    .feminine = required
    .genitive = required
    .feminine-genitive = required
    .feminine-accusative = required
    .plural-genitive = required
numeral = { $count ->
    [1] { $gender ->
        [masculine] { $count }
       *[other] { word-one }
    }
    [2] { $gender ->
        [feminine] { numeral-two }
       *[other] { $count }
    }
   *[other] { $count }
}
numeral-two = { $case ->
    [genitive] dwóch
   *[nominative] dwie
}
word-one = jedno
    .masculine = jeden
    .feminine = jedna
    .genitive = jednego
    .feminine-genitive = jednej
    .feminine-accusative = jedną
counted-measure = { numeral } { $noun }
trait-gender = masculine feminine neuter

counted = { numeral } { $noun }

counted-state = { TRAIT($state, "place") ->
    [after] { counted } { $state }
   *[before] { numeral } { $state } { $noun }
}

counted-none = brak { FORM($noun, 5) }

counted-none-state = brak { FORM($state, 5) } { FORM($noun, 5) }

counted-empty = na razie { counted-none }

counted-more = ponad { FORM(counted, case: "accusative") }

counted-more-state = ponad { FORM(counted-state, case: "accusative") }

more-than = { $value ->
    [1] ponad { $gender ->
        [feminine] jedną
        [neuter] jedno
       *[masculine] { $value }
    }
    [2] ponad { $gender ->
        [feminine] dwie
       *[masculine] { $value }
    }
   *[other] ponad { $value }
}
