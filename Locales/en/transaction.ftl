## The direction of money
##
## The direction is heard after the title of a transaction and before the amount. The amount has no sign. For example:
## "Groceries. Money spent. 25 dollars".

# Money came into the account.
# Example: Money added
direction-credit = money added

# Money left the account.
# Example: Money spent
direction-debit = money spent

## Kinds of transactions. Names are never inflected, so use words that don't require it

# Example: Deposit
transaction-deposit = deposit
# Example: Withdrawal
transaction-withdrawal = withdrawal
# $who (text): the person or the company that was paid.
# .alone: if the name is blank.
# Example: Payment to Maya
transaction-payment = payment to { $who }
    .alone = payment
# $who (text): the person or the company that paid the money back.
# .alone: if the name is blank.
# Example: Refund from Acme
transaction-refund = refund from { $who }
    .alone = refund
# $who (text): the sender.
# .alone: if the name is blank.
# Example: Transfer from Maya
transaction-transfer-from = transfer from { $who }
    .alone = incoming transfer
# $who (text): the recipient.
# .alone: if the name is blank.
# Example: Transfer to Maya
transaction-transfer-to = transfer to { $who }
    .alone = outgoing transfer
# $who (text): the shop or the company where the listener bought something.
# .alone: if the name is blank.
# Example: Purchase at Acme
transaction-purchase = purchase at { $who }
    .alone = purchase
# Example: Fee
transaction-fee = fee
# Interest that the account earned. A transaction with a state asks for the case "noun", as in "pending interest".
# Example: Interest earned
transaction-interest = { $case ->
    [noun] interest
   *[bare] interest earned
}
# Money that somebody asked for. A transaction with a state asks for the case "noun", as in "declined money request".
# Example: Money requested
transaction-request = { $case ->
    [noun] money request
   *[bare] money requested
}
# A correction of the balance.
# Example: Adjustment
transaction-adjustment = adjustment

## Transactions with their states

# Kinds of transactions that come before some states. English says "fee failed", but "failed payment".
-head-charge = fee interest
# Kinds of transactions that come before "reversed". English says "interest reversed", but "reversed fee".
-head-earning = interest

# The transaction isn't complete yet.
# $transaction (phrase): one of the kinds above.
# Example: Pending deposit
transaction-pending = pending { FORM($transaction, case: "noun") }
# The transaction was refused. A fee comes first, because a "declined fee" sounds like a fee for a declined payment.
# $transaction (phrase): one of the kinds above.
# Example: Declined payment to Maya
transaction-declined = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } declined
   *[other] declined { FORM($transaction, case: "noun") }
}
# The transaction was undone. Interest comes first, because "reversed interest" sounds like a kind of interest.
# $transaction (phrase): one of the kinds above.
# Example: Reversed fee
transaction-reversed = { HEAD($transaction) ->
    [earning] { FORM($transaction, case: "noun") } reversed
   *[other] reversed { FORM($transaction, case: "noun") }
}
# The transaction was canceled before it was complete. Interest comes first, because "canceled interest" sounds like
# somebody's action.
# $transaction (phrase): one of the kinds above.
# Example: Canceled transfer to Maya
transaction-cancelled = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } canceled
   *[other] canceled { FORM($transaction, case: "noun") }
}
# $transaction (phrase): one of the kinds above.
# Example: Failed payment to Maya
transaction-failed = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } failed
   *[other] failed { FORM($transaction, case: "noun") }
}

## The balance of an account

# The amount in the account.
# $amount (phrase): an amount of money, such as "125 dollars and 50 cents".
# Example: Balance: 125 dollars and 50 cents
balance = balance: { TITLE($amount) }
# The amount in the account after a transaction.
# $amount (phrase): an amount of money, such as "110 dollars".
# Example: Resulting balance: 110 dollars
balance-resulting = resulting balance: { TITLE($amount) }
# The balance is below zero.
# $amount (phrase): the amount that is missing, without a sign, such as "5 dollars".
# .resulting (optional): if the balance is below zero after a transaction.
# Example: Overdrawn by 5 dollars
balance-overdrawn = overdrawn by { $amount }
    .resulting = resulting balance: overdrawn by { $amount }
