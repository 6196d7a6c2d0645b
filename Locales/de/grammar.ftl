## How this language counts: forms, the rules that choose them, and patterns

form-noun = { $count ->
    [one] { $case ->
        [accusative] accusative
        [dative] dative
       *[nominative] singular
    }
   *[other] { $case ->
        [dative] plural-dative
       *[nominative] plural
    }
}
forms-noun = singular
    .accusative = singular
    .dative = accusative
    .plural = required
    .plural-dative = plural
form-adjective = { $count ->
    [one] { $case ->
        [dative] en
        [accusative] { $gender ->
            [masculine] en
            [neuter] es
           *[feminine] e
        }
       *[nominative] { $gender ->
            [masculine] er
            [neuter] es
           *[feminine] e
        }
    }
   *[other] { $case ->
        [dative] en
       *[nominative] e
    }
}
forms-adjective = bare
    .e = bare
    .er = bare
    .es = bare
    .en = bare
numeral = { $count ->
    [1] { $gender ->
        [feminine] { numeral-feminine }
        [neuter] { numeral-neuter }
       *[masculine] { numeral-masculine }
    }
   *[other] { $count }
}
numeral-feminine = { $case ->
    [dative] einer
   *[nominative] eine
}
numeral-neuter = { $case ->
    [dative] einem
   *[nominative] ein
}
numeral-masculine = { $case ->
    [accusative] einen
    [dative] einem
   *[nominative] ein
}
counted-measure = { numeral } { $noun }
trait-gender = masculine feminine neuter

counted = { numeral } { $noun }

counted-state = { numeral } { $state } { $noun }

counted-none = keine { FORM($noun, form: "plural") }

counted-none-state = keine { FORM($state, form: "en") } { FORM($noun, form: "plural") }

counted-empty = noch { counted-none }

counted-more = mehr als { counted }

counted-more-state = mehr als { counted-state }

more-than = { $value ->
    [1] { $gender ->
        [masculine] mehr als { one-masculine }
        [feminine] mehr als { one-feminine }
        [neuter] mehr als { one-neuter }
       *[none] mehr als { $value }
    }
   *[other] mehr als { $value }
}
