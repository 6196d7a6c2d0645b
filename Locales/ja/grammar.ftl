## How this language counts: forms, the rules that choose them, and patterns

counted-measure = { $count }{ $noun }

counted = { $count }{ FORM($noun, form: "counter") }の{ $noun }

counted-state = { TRAIT($state, "place") ->
    [first] { $state }{ counted }
   *[noun] { $count }{ FORM($noun, form: "counter") }の{ $state }{ $noun }
}

counted-none = { $noun }なし

counted-none-state = { $state }{ $noun }なし

counted-empty = { $noun }はまだありません

counted-more = { $count }{ FORM($noun, form: "counter") }を超える{ $noun }

counted-more-state = { TRAIT($state, "place") ->
    [first] { $state }{ counted-more }
   *[noun] { $count }{ FORM($noun, form: "counter") }を超える{ $state }{ $noun }
}

more-than = { $value }を超える
