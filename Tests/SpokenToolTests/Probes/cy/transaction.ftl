## Which way money went

direction-credit = ychwanegwyd arian
direction-debit = gwariwyd arian

## What a transaction is. A name is not mutated.

transaction-deposit = adnau
    .gender = masculine
transaction-withdrawal = codiad arian
    .gender = masculine
transaction-payment = taliad i { $who }
    .alone = taliad
    .gender = masculine
transaction-refund = ad-daliad gan { $who }
    .alone = ad-daliad
    .gender = masculine
transaction-transfer-from = trosglwyddiad gan { $who }
    .alone = trosglwyddiad
    .gender = masculine
transaction-transfer-to = trosglwyddiad i { $who }
    .alone = trosglwyddiad
    .gender = masculine
transaction-purchase = pryniant yn { $who }
    .alone = pryniant
    .gender = masculine
transaction-fee = ffi
    .gender = feminine
transaction-interest = llog a enillwyd
    .gender = masculine
transaction-request = cais am arian
    .gender = masculine
transaction-adjustment = addasiad
    .gender = masculine

## What became of it: taliad i Maya, wedi’i wrthod; ffi, wedi’i gwrthod

transaction-pending = { $transaction }, { state-pending }
transaction-declined = { $transaction }, { FORM(state-declined, $transaction, 1) }
transaction-reversed = { $transaction }, { FORM(state-reversed, $transaction, 1) }
transaction-cancelled = { $transaction }, { FORM(state-cancelled, $transaction, 1) }
transaction-failed = { $transaction }, { state-failed }

## What is in the account

balance = balans: { $amount }
balance-resulting = balans newydd: { $amount }
balance-overdrawn = gorddrafft o { FORM($amount, case: "soft") }
