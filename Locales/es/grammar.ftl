## How this language counts: forms, the rules that choose them, and patterns

form-noun = { $count ->
    [one] singular
   *[other] plural
}
forms-noun = singular
    .plural = singular
form-adjective = { $count ->
    [one] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
   *[other] { $gender ->
        [feminine] feminine-plural
       *[masculine] masculine-plural
    }
}
forms-adjective = masculine
    .feminine = masculine
    .masculine-plural = required
    .feminine-plural = masculine-plural
numeral = { $count ->
    [1] { $gender ->
        [feminine] una
       *[masculine] un
    }
    [many] { $count } de
   *[other] { $count }
}
counted-measure = { numeral } { $noun }
trait-gender = masculine feminine

more-than = más de { $value }
