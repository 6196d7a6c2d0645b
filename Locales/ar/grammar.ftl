## How this language counts: forms, the rules that choose them, and patterns

form-noun = { $count ->
    [1] { $case ->
        [accusative] accusative
       *[nominative] singular
    }
    [2] { $case ->
        [genitive] dual-oblique
        [accusative] dual-oblique
       *[nominative] dual
    }
    [few] plural
    [many] accusative
   *[other] singular
}
forms-noun = singular
    .accusative = singular
    .dual = required
    .dual-oblique = required
    .plural = required
form-adjective = { $form ->
    [plural] feminine
    [dual] { $gender ->
        [feminine] dual-feminine
       *[masculine] dual
    }
    [dual-oblique] { $gender ->
        [feminine] dual-feminine-oblique
       *[masculine] dual-oblique
    }
    [accusative] { $gender ->
        [feminine] feminine
       *[masculine] accusative
    }
   *[singular] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
}
forms-adjective = masculine
    .feminine = required
    .accusative = masculine
    .dual = required
    .dual-oblique = dual
    .dual-feminine = dual
    .dual-feminine-oblique = dual-feminine
word-one = واحد
    .feminine = واحِدَة
    .accusative = واحدًا
counted-measure = { $count ->
    [1] { $noun } { word-one }
    [2] { $noun }
   *[other] { $count } { $noun }
}
trait-gender = masculine feminine

counted = { $count ->
    [1] { $noun } { word-one }
    [2] { $noun }
   *[other] { $count } { $noun }
}

counted-state = { TRAIT($state, "place") ->
    [clause] { counted } { $state }
   *[adjective] { counted-adjective }
}

counted-adjective = { $count ->
    [1] { $noun } { $state } { word-one }
    [2] { $noun } { $state }
   *[other] { $count } { $noun } { $state }
}

counted-none = لا توجد { FORM($noun, 3) }

counted-none-state = لا توجد { FORM($noun, 3) } { FORM($state, 3) }

counted-empty = { counted-none } حتى الآن

counted-more = أكثر من { FORM(counted, case: "genitive") }

counted-more-state = أكثر من { FORM(counted-state, case: "genitive") }

more-than = أكثر من { $value }
