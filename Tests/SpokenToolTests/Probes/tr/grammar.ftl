## How this language counts: nouns and adjectives are the same after every number. The plural of nouns stands without one, where
## it is asked for by its name

forms-noun = singular
    .plural = singular

form-noun = singular

## So many of something

counted = { $count } { $noun }

counted-measure = { $count } { $noun }

counted-state = { $count } { $state } { $noun }

counted-none = { $noun } yok

counted-none-state = { $state } { $noun } yok

counted-empty = henüz { counted-none }

# 99’dan fazla bildirim
counted-more = { number-ablative } fazla { $noun }

counted-more-state = { number-ablative } fazla { $state } { $noun }

more-than = { FORM(number-ablative, $value) } fazla
