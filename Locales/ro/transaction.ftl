## The direction of money

direction-credit = sumă primită

direction-debit = sumă cheltuită

## Kinds of transactions. $case "noun": before what became of it. A name then ends with a comma: without a pause the state
## would seem to speak of the person (plată către Maya, refuzată)

transaction-deposit = depunere
    .gender = feminine
transaction-withdrawal = retragere
    .gender = feminine
transaction-payment = { $case ->
    [noun] plată către { $who },
   *[bare] plată către { $who }
}
    .alone = plată
    .gender = feminine
transaction-refund = { $case ->
    [noun] rambursare de la { $who },
   *[bare] rambursare de la { $who }
}
    .alone = rambursare
    .gender = feminine
transaction-transfer-from = { $case ->
    [noun] transfer de la { $who },
   *[bare] transfer de la { $who }
}
    .alone = transfer primit
    .gender = neuter
transaction-transfer-to = { $case ->
    [noun] transfer către { $who },
   *[bare] transfer către { $who }
}
    .alone = transfer trimis
    .gender = neuter
transaction-purchase = { $case ->
    [noun] achiziție de la { $who },
   *[bare] achiziție de la { $who }
}
    .alone = achiziție
    .gender = feminine
transaction-fee = comision
    .gender = neuter
transaction-interest = { $case ->
    [noun] dobândă
   *[bare] dobândă câștigată
}
    .gender = feminine
# same for every case
transaction-request = cerere de bani
    .gender = feminine
transaction-adjustment = ajustare
    .gender = feminine

## Transactions with their states, in its gender

transaction-pending = { FORM($transaction, case: "noun") } { FORM(state-pending, $transaction, 1) }
transaction-declined = { FORM($transaction, case: "noun") } { FORM(state-declined, $transaction, 1) }
transaction-reversed = { FORM($transaction, case: "noun") } { FORM(adjective-reversed, $transaction, 1) }
transaction-cancelled = { FORM($transaction, case: "noun") } { FORM(state-cancelled, $transaction, 1) }
transaction-failed = { FORM($transaction, case: "noun") } { FORM(state-failed, $transaction, 1) }

adjective-reversed = stornat
    .feminine = stornată
    .plural = stornați
    .feminine-plural = stornate

## The balance of an account: no capital after a colon

balance = sold: { $amount }
balance-resulting = sold după tranzacție: { $amount }
balance-overdrawn = descoperit de cont de { $amount }
    .resulting = sold după tranzacție: descoperit de cont de { $amount }
