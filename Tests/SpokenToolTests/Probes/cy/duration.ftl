## Spans of time. $case is the mutation asked for by the word before: soft, or aspirate after "a"

duration-unavailable = nid yw’r hyd ar gael

duration-two = { HEAD($second) ->
    [vowel] { $first } ac { $second }
   *[other] { $first } a { FORM($second, case: "aspirate") }
}

duration-middle = { $first }, { $second }

duration-end = { HEAD($second) ->
    [vowel] { $first } ac { $second }
   *[other] { $first } a { FORM($second, case: "aspirate") }
}
