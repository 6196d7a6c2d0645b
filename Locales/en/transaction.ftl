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
# .alone: where the name is blank.
# Example: Payment to Maya
transaction-payment = payment to { $who }
    .alone = payment
# $who (text): who paid back.
# .alone: where the name is blank.
# Example: Refund from Acme
transaction-refund = refund from { $who }
    .alone = refund
# $who (text): who sent it.
# .alone: where the name is blank.
# Example: Transfer from Maya
transaction-transfer-from = transfer from { $who }
    .alone = transfer
# $who (text): who it went to.
# .alone: where the name is blank.
# Example: Transfer to Maya
transaction-transfer-to = transfer to { $who }
    .alone = transfer
# $who (text): where something was bought.
# .alone: where the name is blank.
# Example: Purchase at Acme
transaction-purchase = purchase at { $who }
    .alone = purchase
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

# What one pays or earns is named before it: fee failed, interest canceled.
-head-charge = fee interest
# What one earns is also named before "reversed".
-head-earning = interest

# $transaction (phrase): what it is, from above.
# Example: Pending deposit
transaction-pending = pending { FORM($transaction, case: "noun") }
# $transaction (phrase): what it is, from above.
# Behind what one pays or earns: a "declined fee" is heard as what a bank asks for a declined payment.
# Example: Declined payment to Maya
transaction-declined = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } declined
   *[other] declined { FORM($transaction, case: "noun") }
}
# $transaction (phrase): what it is, from above.
# Behind what one earns: "reversed interest" is heard as a kind of interest.
# Example: Reversed fee
transaction-reversed = { HEAD($transaction) ->
    [earning] { FORM($transaction, case: "noun") } reversed
   *[other] reversed { FORM($transaction, case: "noun") }
}
# $transaction (phrase): what it is, from above.
# Behind what one pays or earns: "canceled interest" is heard as what somebody did.
# Example: Canceled transfer to Maya
transaction-cancelled = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } canceled
   *[other] canceled { FORM($transaction, case: "noun") }
}
# $transaction (phrase): what it is, from above.
# Example: Failed payment to Maya
transaction-failed = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } failed
   *[other] failed { FORM($transaction, case: "noun") }
}

## What is in the account

# $amount (phrase): an amount of money.
# Example: Balance: 125 dollars and 50 cents
balance = balance: { TITLE($amount) }
# $amount (phrase): what is in the account after a transaction.
# Example: Resulting balance: 110 dollars
balance-resulting = resulting balance: { TITLE($amount) }
# $amount (phrase): by how much the balance is below zero, without its sign.
# .resulting (optional): after a transaction.
# Example: Overdrawn by 5 dollars
balance-overdrawn = overdrawn by { $amount }
    .resulting = resulting balance: overdrawn by { $amount }
