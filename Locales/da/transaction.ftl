## The direction of money

direction-credit = penge ind

direction-debit = penge ud

## Kinds of transactions: nouns, so that an adjective can come before them

transaction-deposit = indbetaling
    .gender = common
transaction-withdrawal = hævning
    .gender = common
transaction-payment = betaling til { $who }
    .alone = betaling
    .gender = common
transaction-refund = refusion fra { $who }
    .alone = refusion
    .gender = common
transaction-transfer-from = overførsel fra { $who }
    .alone = indgående overførsel
    .gender = common
transaction-transfer-to = overførsel til { $who }
    .alone = udgående overførsel
    .gender = common
transaction-purchase = køb hos { $who }
    .alone = køb
    .gender = neuter
# A fee can't be declined or fail, but its payment can.
transaction-fee = { $case ->
    [noun] gebyrbetaling
   *[bare] gebyr
}
    .gender = common
transaction-interest = { $case ->
    [noun] rentebetaling
   *[bare] tilskrevet rente
}
    .gender = common
# same for every case
transaction-request = betalingsanmodning
    .gender = common
transaction-adjustment = regulering
    .gender = common

## Transactions with their states

transaction-pending = { FORM(adjective-pending, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-declined = { FORM(state-declined, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(state-cancelled, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { FORM(state-failed, $transaction, 1) } { FORM($transaction, case: "noun") }

adjective-reversed = tilbageført
    .plural = tilbageførte

## The balance of an account

balance = saldo: { $amount }
balance-resulting = saldo herefter: { $amount }
balance-overdrawn = kontoen er overtrukket med { $amount }
    .resulting = saldo herefter: overtrukket med { $amount }
