## Lists: no comma before "und" and "oder"

list-middle = { $first }, { $second }

list-and-two = { $first } und { $second }

list-and-end = { $first } und { $second }

list-or-two = { $first } oder { $second }

list-or-end = { $first } oder { $second }

# In the plural, as of several items: it fits nouns of any gender.
list-empty = keine

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
