## The direction of money

direction-credit = πίστωση

direction-debit = χρέωση

## Kinds of transactions. "Από" and "προς" leave the names alone.

transaction-deposit = κατάθεση
transaction-withdrawal = ανάληψη
transaction-payment = πληρωμή προς { $who }
    .alone = πληρωμή
transaction-refund = επιστροφή χρημάτων από { $who }
    .alone = επιστροφή χρημάτων
transaction-transfer-from = μεταφορά από { $who }
    .alone = εισερχόμενη μεταφορά
transaction-transfer-to = μεταφορά προς { $who }
    .alone = εξερχόμενη μεταφορά
transaction-purchase = αγορά από { $who }
    .alone = αγορά
transaction-fee = προμήθεια
transaction-interest = πίστωση τόκων
transaction-request = αίτημα για χρήματα
    .gender = neuter
transaction-adjustment = διόρθωση υπολοίπου

## Transactions with their states, which come first: απορρίφθηκε η πληρωμή προς Maya

transaction-pending = εκκρεμεί { transaction-the }
transaction-declined = απορρίφθηκε { transaction-the }
transaction-reversed = αντιλογίστηκε { transaction-the }
transaction-cancelled = ακυρώθηκε { transaction-the }
transaction-failed = απέτυχε { transaction-the }
transaction-the = { TRAIT($transaction, "gender") ->
    [neuter] το { $transaction }
   *[feminine] η { $transaction }
}

## The balance of an account: no capital after a colon

balance = υπόλοιπο: { $amount }
balance-resulting = νέο υπόλοιπο: { $amount }
balance-overdrawn = υπερανάληψη κατά { FORM($amount, case: "accusative") }
    .resulting = νέο υπόλοιπο: υπερανάληψη κατά { FORM($amount, case: "accusative") }
