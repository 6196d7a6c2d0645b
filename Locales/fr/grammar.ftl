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
    .masculine-plural = masculine
    .feminine-plural = feminine
-head-vowel = a â e é è ê i î o ô u û
numeral = { $gender ->
    [feminine] { number-feminine }
   *[masculine] { $count }
}
counted-measure = { $count ->
    [many] { HEAD($noun) ->
        [vowel] { $count } d’{ $noun }
       *[other] { $count } de { $noun }
    }
   *[other] { numeral } { $noun }
}
counted-one = { $gender ->
    [feminine] une { $noun }
   *[masculine] un { $noun }
}
trait-gender = masculine feminine

word-none = aucun
    .feminine = aucune

counted = { numeral } { $noun }

counted-state = { TRAIT($state, "place") ->
    [before] { numeral } { $state } { $noun }
   *[after] { numeral } { $noun } { $state }
}

counted-none = { word-none } { $noun }

counted-none-state = { word-none } { $noun } { $state }

counted-empty = { counted-none } pour le moment

counted-more = { $count ->
    [1] plus d’{ counted-one }
   *[other] plus de { counted }
}

counted-more-state = plus de { counted-state }

more-than = { $gender ->
    [feminine] { more-than-feminine }
   *[masculine] { $value ->
        [1] plus d’un
       *[other] plus de { $value }
    }
}
