## How this language counts: 1 and 2 in words, 3 to 10 in words of the noun's gender, further up digits
##
## .above-ten = singular: what is counted in the singular above ten, as it is said (25 דולר); all else has the plural. The
## category "one" is also 0.5, and 1 of a range; "two" is 2 of a range.

trait-gender = masculine feminine
trait-above-ten = singular

forms-noun = singular
    .plural = singular

form-noun = { $count ->
    [one] singular
    [two] plural
   *[other] { TRAIT($noun, "above-ten") ->
        [singular] { form-by-ten }
       *[plural] plural
    }
}

form-by-ten = { $count ->
    [3] plural
    [4] plural
    [5] plural
    [6] plural
    [7] plural
    [8] plural
    [9] plural
    [10] plural
   *[other] singular
}

forms-adjective = masculine
    .feminine = masculine
    .plural = masculine
    .feminine-plural = plural

form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
   *[plural] { $gender ->
        [feminine] feminine-plural
       *[masculine] plural
    }
}

## The number. "one" stands behind the noun.

numeral = { $gender ->
    [feminine] { $count ->
        [2] שתי
        [one] { $count }
        [two] { $count }
       *[other] { numeral-feminine }
    }
   *[masculine] { $count ->
        [2] שני
        [one] { $count }
        [two] { $count }
       *[other] { numeral-masculine }
    }
}

word-one = אחד
    .feminine = אחת

## So many of something. What was done is a clause behind the number (מנה אחת שפוספסה): .place = clause; an adjective stands
## before "one" (הודעה חדשה אחת).

counted = { $count ->
    [1] { $noun } { word-one }
    [one] { numeral } { $noun }
    [two] { numeral } { $noun }
   *[other] { numeral } { $noun }
}

counted-measure = { counted }

counted-state = { TRAIT($state, "place") ->
    [clause] { counted } { $state }
   *[adjective] { counted-adjective }
}

counted-adjective = { $count ->
    [1] { $noun } { $state } { word-one }
    [one] { numeral } { $noun } { $state }
    [two] { numeral } { $noun } { $state }
   *[other] { numeral } { $noun } { $state }
}

counted-none = אין { FORM($noun, 2) }

counted-none-state = אין { FORM($noun, 2) } { FORM($state, 2) }

counted-empty = עדיין { counted-none }

# יותר מהודעה אחת, יותר משתי הודעות, יותר מ־99 הודעות: מ is written onto a word. 1 to 10 are words.
counted-more = { more-before }{ counted }

counted-more-state = { more-before }{ counted-state }

more-before = { $count ->
    [1] יותר מ
    [2] יותר מ
    [3] יותר מ
    [4] יותר מ
    [5] יותר מ
    [6] יותר מ
    [7] יותר מ
    [8] יותר מ
    [9] יותר מ
    [10] יותר מ
   *[other] יותר מ־
}

more-than = יותר מ־{ $value }
