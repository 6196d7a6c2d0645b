## The direction of money

# "Abonament" is also a season ticket.
direction-credit = diners afegits

direction-debit = diners gastats

## Kinds of transactions. $case "noun": before what became of it. A name then ends with a comma: without a pause the state
## would seem to speak of the person (pagament a Maya, pendent)

transaction-deposit = ingrés
    .gender = masculine
transaction-withdrawal = retirada d’efectiu
    .gender = feminine
transaction-payment = { $case ->
    [noun] pagament a { $who },
   *[bare] pagament a { $who }
}
    .alone = pagament
    .gender = masculine
transaction-refund = { $case ->
    [noun] reemborsament { of-who },
   *[bare] reemborsament { of-who }
}
    .alone = reemborsament
    .gender = masculine
transaction-transfer-from = { $case ->
    [noun] transferència { of-who },
   *[bare] transferència { of-who }
}
    .alone = transferència rebuda
    .gender = feminine
transaction-transfer-to = { $case ->
    [noun] transferència a { $who },
   *[bare] transferència a { $who }
}
    .alone = transferència enviada
    .gender = feminine
transaction-purchase = { $case ->
    [noun] compra a { $who },
   *[bare] compra a { $who }
}
    .alone = compra
    .gender = feminine
transaction-fee = comissió
    .gender = feminine
# same for every case
transaction-interest = abonament d’interessos
    .gender = masculine
# same for every case
transaction-request = sol·licitud de diners
    .gender = feminine
transaction-adjustment = ajust
    .gender = masculine

## Transactions with their states, in its gender

transaction-pending = { FORM($transaction, case: "noun") } { FORM(state-pending, $transaction, 1) }
transaction-declined = { FORM($transaction, case: "noun") } { FORM(state-declined, $transaction, 1) }
transaction-reversed = { FORM($transaction, case: "noun") } { FORM(adjective-reversed, $transaction, 1) }
transaction-cancelled = { FORM($transaction, case: "noun") } { FORM(state-cancelled, $transaction, 1) }
transaction-failed = { FORM($transaction, case: "noun") } { FORM(state-failed, $transaction, 1) }

adjective-reversed = revertit
    .feminine = revertida
    .masculine-plural = revertits
    .feminine-plural = revertides

## The balance of an account: no capital after a colon

balance = saldo: { $amount }
balance-resulting = saldo resultant: { $amount }
balance-overdrawn = descobert { of-amount }
    .resulting = saldo resultant: descobert { of-amount }
