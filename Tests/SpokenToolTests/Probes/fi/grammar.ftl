## How this language counts: the partitive singular after every number but 1, and also after "yli 99"

forms-noun = singular
    .partitive = required
    .plural-partitive = required
    .accusative = singular

form-noun = { $count ->
    [one] { $case ->
        [accusative] accusative
       *[nominative] singular
    }
   *[other] partitive
}

forms-adjective = singular
    .partitive = required
    .plural-partitive = required

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
   *[nominative] { $count } { $noun }
}

counted-state = { $count } { $state } { $noun }

counted-none = ei { FORM($noun, form: "plural-partitive") }

counted-none-state = ei { FORM($state, form: "plural-partitive") } { FORM($noun, form: "plural-partitive") }

counted-empty = ei vielä { FORM($noun, form: "plural-partitive") }

counted-more = yli { counted }

counted-more-state = yli { counted-state }

more-than = yli { $value }
