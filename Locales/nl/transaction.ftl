## The direction of money

direction-credit = geld ontvangen

direction-debit = geld uitgegeven

## Kinds of transactions: nouns all, so that what became of it can come before them

transaction-deposit = storting
    .gender = common
transaction-withdrawal = opname
    .gender = common
transaction-payment = betaling aan { $who }
    .alone = betaling
    .gender = common
transaction-refund = terugbetaling van { $who }
    .alone = terugbetaling
    .gender = common
transaction-transfer-from = overschrijving van { $who }
    .alone = inkomende overschrijving
    .gender = common
transaction-transfer-to = overschrijving naar { $who }
    .alone = uitgaande overschrijving
    .gender = common
transaction-purchase = aankoop bij { $who }
    .alone = aankoop
    .gender = common
# Costs can't fail, only their booking can.
transaction-fee = { $case ->
    [noun] afschrijving van kosten
   *[bare] kosten
}
    .gender = common
transaction-interest = { $case ->
    [noun] bijschrijving van rente
   *[bare] ontvangen rente
}
    .gender = common
# same for every case
transaction-request = geldverzoek
    .gender = neuter
transaction-adjustment = correctie
    .gender = common

## Transactions with their states: an adjective before them (geweigerde betaling aan Maya, geweigerd geldverzoek)

transaction-pending = { FORM($transaction, case: "noun") } in behandeling
transaction-declined = { FORM(state-declined, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(state-cancelled, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { FORM(state-failed, $transaction, 1) } { FORM($transaction, case: "noun") }

adjective-reversed = teruggedraaid
    .e = teruggedraaide

## The balance of an account

balance = saldo: { $amount }
balance-resulting = saldo daarna: { $amount }
balance-overdrawn = rekening staat { $amount } rood
    .resulting = rekening staat daarna { $amount } rood
