## The direction of money

direction-credit = penger inn

direction-debit = penger ut

## Kinds of transactions: nouns, so that an adjective can come before them

transaction-deposit = innskudd
    .gender = neuter
transaction-withdrawal = uttak
    .gender = neuter
transaction-payment = betaling til { $who }
    .alone = betaling
    .gender = common
transaction-refund = refusjon fra { $who }
    .alone = refusjon
    .gender = common
transaction-transfer-from = overføring fra { $who }
    .alone = innkommende overføring
    .gender = common
transaction-transfer-to = overføring til { $who }
    .alone = utgående overføring
    .gender = common
transaction-purchase = kjøp hos { $who }
    .alone = kjøp
    .gender = neuter
# A fee can't be declined or fail, but its payment can.
transaction-fee = { $case ->
    [noun] gebyrbetaling
   *[bare] gebyr
}
    .gender = common
transaction-interest = { $case ->
    [noun] renteutbetaling
   *[bare] opptjente renter
}
    .gender = common
# same for every case
transaction-request = betalingsforespørsel
    .gender = common
transaction-adjustment = justering
    .gender = common

## Transactions with their states

transaction-pending = { FORM(adjective-pending, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-declined = { FORM(state-declined, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(state-cancelled, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { FORM(state-failed, $transaction, 1) } { FORM($transaction, case: "noun") }

adjective-reversed = tilbakeført
    .plural = tilbakeførte

## The balance of an account

balance = saldo: { $amount }
balance-resulting = saldo etterpå: { $amount }
balance-overdrawn = kontoen er overtrukket med { $amount }
    .resulting = saldo etterpå: overtrukket med { $amount }
