transaction-cancelled = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } cancelled
   *[other] cancelled { FORM($transaction, case: "noun") }
}
