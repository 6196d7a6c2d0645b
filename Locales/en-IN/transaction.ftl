transaction-cancelled = { TRAIT($transaction, "gender") ->
    [charge] { FORM($transaction, case: "noun") } cancelled
   *[other] cancelled { FORM($transaction, case: "noun") }
}
