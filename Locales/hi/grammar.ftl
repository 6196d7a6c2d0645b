## How this language counts: forms, the rules that choose them, and patterns

form-noun = { $count ->
    [1] { $case ->
        [oblique] oblique
       *[direct] singular
    }
   *[other] { $case ->
        [oblique] plural-oblique
       *[direct] plural
    }
}
forms-noun = singular
    .oblique = singular
    .plural = singular
    .plural-oblique = plural
form-adjective = { $gender ->
    [feminine] feminine
   *[masculine] { $count ->
        [1] { $case ->
            [oblique] plural
           *[direct] masculine
        }
       *[other] plural
    }
}
forms-adjective = masculine
    .feminine = masculine
    .plural = masculine
counted-measure = { $count } { $noun }

counted = { $count } { $noun }

counted-state = { $count } { $state } { $noun }

counted-none = कोई { FORM($noun, 1) } नहीं

counted-none-state = कोई { FORM($state, 1) } { FORM($noun, 1) } नहीं

counted-empty = अभी तक { counted-none }

counted-more = { $count } से ज़्यादा { $noun }

counted-more-state = { $count } से ज़्यादा { $state } { $noun }

more-than = { $value } से ज़्यादा
