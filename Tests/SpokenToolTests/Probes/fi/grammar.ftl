## How this language counts: the partitive singular after every number but 1, and also after "yli 99"

## The genitive is the accusative of a single one: kahden kilometrin

forms-noun = singular
    .partitive = required
    .plural-partitive = required
    .plural = plural-partitive
    .accusative = singular

form-noun = { $case ->
    [genitive] accusative
   *[nominative] { form-after-number }
}
form-after-number = { $count ->
    [one] { $case ->
        [accusative] accusative
       *[nominative] singular
    }
   *[other] partitive
}

forms-adjective = singular
    .partitive = required
    .plural-partitive = required
    .plural = plural-partitive

form-adjective = { $count ->
    [one] singular
   *[other] partitive
}

## So many of something

counted = { $count } { $noun }

# A single one that something is late by is said without its number: tunnin myöhässä.
counted-measure = { $case ->
    [accusative] { $count ->
        [1] { $noun }
        [one] { $count } { $noun }
       *[other] { $count } { $noun }
    }
    [genitive] { $count ->
        [1] { $noun }
        [one] { $count } { $noun }
       *[other] { numeral-genitive } { $noun }
    }
   *[nominative] { $count } { $noun }
}

counted-state = { $count } { $state } { $noun }

counted-none = ei { FORM($noun, form: "plural-partitive") }

counted-none-state = ei { FORM($state, form: "plural-partitive") } { FORM($noun, form: "plural-partitive") }

counted-empty = ei vielä { FORM($noun, form: "plural-partitive") }

counted-more = yli { counted }

counted-more-state = yli { counted-state }

more-than = yli { $value }
