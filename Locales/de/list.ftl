## Lists: no comma before "und" and "oder"

# Full hours share "um" and "Uhr": um 8 und 20 Uhr; um 8 Uhr 30, um 12 und 20 Uhr. All but the last are asked for case
# "hours" then.
list-middle = { $case ->
    [hours] { list-middle-hours }
   *[other] { $first }, { $second }
}
list-middle-hours = { TAIL(list-middle-first) ->
    [uhr] { $first }, { FORM($second, case: "hour") }
   *[other] { FORM($first, case: "at") }, { $second }
}
list-middle-first = { FORM($first, case: "at") }

list-and-two = { $case ->
    [at] { list-and-times }
   *[other] { $first } und { $second }
}
list-and-times = { HEAD($first) ->
    [um] { list-and-hours }
   *[other] { $first } und { $second }
}
list-and-hours = { TAIL($first) ->
    [uhr] { TAIL($second) ->
        [uhr] { FORM($first, case: "hours") } und { FORM($second, case: "bare") }
       *[other] { $first } und { $second }
    }
   *[other] { $first } und { $second }
}

list-and-end = { list-and-two }

list-or-two = { $first } oder { $second }

list-or-end = { $first } oder { $second }

# In the plural, as of several items: it fits nouns of any gender.
list-empty = keine

parts = { $first }, { $second }

# The items are names of anything, and "1 more" has a gender in German: a single one is an entry (Eintrag).
list-more = { $count ->
    [1] { $case ->
        [accusative] einen weiteren Eintrag
        [dative] einem weiteren Eintrag
       *[nominative] ein weiterer Eintrag
    }
   *[other] { $case ->
        [dative] { $count } weiteren
       *[nominative] { $count } weitere
    }
}

# 3 Mal 🎉
sign-repeated = { $count } Mal { $sign }
