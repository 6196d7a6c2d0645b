## Which way money went

# Example: Money added
direction-credit = money added

# Example: Money spent
direction-debit = money spent

## What a transaction is. Names are text: they are worded so that nothing need be inflected

# Example: Deposit
transaction-deposit = deposit
# Example: Withdrawal
transaction-withdrawal = withdrawal
# $who (text): who was paid.
# Example: Payment to Maya
transaction-payment = payment to { $who }
# $who (text): who paid back.
# Example: Refund from Acme
transaction-refund = refund from { $who }
# $who (text): who sent it.
# Example: Transfer from Maya
transaction-transfer-from = transfer from { $who }
# $who (text): who it went to.
# Example: Transfer to Maya
transaction-transfer-to = transfer to { $who }
# $who (text): where something was bought.
# Example: Purchase at Acme
transaction-purchase = purchase at { $who }
# Example: Fee
transaction-fee = fee
# Before what became of it the thing alone: pending interest.
# Example: Interest earned
transaction-interest = { $case ->
    [noun] interest
   *[bare] interest earned
}
# Before what became of it the thing alone: declined money request.
# Example: Money requested
transaction-request = { $case ->
    [noun] money request
   *[bare] money requested
}
# Example: Adjustment
transaction-adjustment = adjustment

## What became of it

# $transaction (phrase): what it is, from above.
# Example: Pending deposit
transaction-pending = pending { FORM($transaction, case: "noun") }
# $transaction (phrase): what it is, from above.
# Example: Declined payment to Maya
transaction-declined = declined { FORM($transaction, case: "noun") }
# $transaction (phrase): what it is, from above.
# Example: Reversed fee
transaction-reversed = reversed { FORM($transaction, case: "noun") }
# $transaction (phrase): what it is, from above.
# Example: Cancelled transfer to Maya
transaction-cancelled = cancelled { FORM($transaction, case: "noun") }
# $transaction (phrase): what it is, from above.
# Example: Failed payment to Maya
transaction-failed = failed { FORM($transaction, case: "noun") }

## What is in the account

# $amount (phrase): an amount of money.
# Example: Balance: 125 dollars and 50 cents
balance = balance: { TITLE($amount) }
# $amount (phrase): what is in the account after a transaction.
# Example: Resulting balance: 110 dollars
balance-resulting = resulting balance: { TITLE($amount) }
# $amount (phrase): by how much the balance is below zero, without its sign.
# Example: Overdrawn by 5 dollars
balance-overdrawn = overdrawn by { $amount }
