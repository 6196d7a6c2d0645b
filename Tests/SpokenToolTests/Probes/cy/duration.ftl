## Spans of time. $case is the mutation asked for by the word before: soft, or aspirate after "a"

<<<<<<< HEAD
duration-days = { $count ->
    [zero] { numeral-masculine } diwrnod
    [one] { numeral-masculine } diwrnod
    [two] { numeral-masculine } ddiwrnod
    [few] { numeral-masculine } diwrnod
    [many] { numeral-masculine } diwrnod
   *[other] { numeral-masculine } diwrnod
}

# same for every number
duration-hours = { $count ->
    [zero] { numeral-feminine } awr
    [one] { numeral-feminine } awr
    [two] { numeral-feminine } awr
    [few] { numeral-feminine } awr
    [many] { numeral-feminine } awr
   *[other] { numeral-feminine } awr
}

duration-minutes = { $count ->
    [10] { $case ->
        [soft] ddeng munud
       *[plain] deng munud
    }
    [zero] { numeral-feminine } munud
    [one] { numeral-feminine } funud
    [two] { numeral-feminine } funud
    [few] { numeral-feminine } munud
    [many] { numeral-feminine } munud
   *[other] { numeral-feminine } munud
}

# same for every number
duration-seconds = { $count ->
    [zero] { numeral-feminine } eiliad
    [one] { numeral-feminine } eiliad
    [two] { numeral-feminine } eiliad
    [few] { numeral-feminine } eiliad
    [many] { numeral-feminine } eiliad
   *[other] { numeral-feminine } eiliad
}

=======
>>>>>>> probes
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
