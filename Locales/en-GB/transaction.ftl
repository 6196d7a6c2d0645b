transaction-cancelled = { TRAIT($transaction, "outcome") ->
    [after] { FORM($transaction, case: "noun") } cancelled
   *[before] cancelled { FORM($transaction, case: "noun") }
}
