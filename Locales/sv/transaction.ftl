## The direction of money

direction-credit = pengar in

direction-debit = pengar ut

## Kinds of transactions: nouns, so that an adjective can come before them

transaction-deposit = insättning
    .gender = common
transaction-withdrawal = uttag
    .gender = neuter
transaction-payment = betalning till { $who }
    .alone = betalning
    .gender = common
transaction-refund = återbetalning från { $who }
    .alone = återbetalning
    .gender = common
transaction-transfer-from = överföring från { $who }
    .alone = inkommande överföring
    .gender = common
transaction-transfer-to = överföring till { $who }
    .alone = utgående överföring
    .gender = common
transaction-purchase = köp hos { $who }
    .alone = köp
    .gender = neuter
# A fee can't be declined or fail, but its payment can.
transaction-fee = { $case ->
    [noun] avgiftsbetalning
   *[bare] avgift
}
    .gender = common
transaction-interest = { $case ->
    [noun] räntebetalning
   *[bare] intjänad ränta
}
    .gender = common
# same for every case
transaction-request = betalningsbegäran
    .gender = common
transaction-adjustment = justering
    .gender = common

## Transactions with their states

transaction-pending = { FORM(adjective-pending, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-declined = { FORM(state-declined, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(state-cancelled, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { FORM(adjective-failed, $transaction, 1) } { FORM($transaction, case: "noun") }

adjective-reversed = återförd
    .neuter = återfört
    .plural = återförda

## The balance of an account

balance = saldo: { $amount }
balance-resulting = saldo efteråt: { $amount }
balance-overdrawn = kontot är övertrasserat med { $amount }
    .resulting = saldo efteråt: övertrasserat med { $amount }
