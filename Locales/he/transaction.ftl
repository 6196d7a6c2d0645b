## The direction of money, as banks call it

direction-credit = זיכוי

direction-debit = חיוב

## Kinds of transactions. אל, מאת and אצל stand by themselves and leave names whole

transaction-deposit = הפקדה
    .gender = feminine
transaction-withdrawal = משיכה
    .gender = feminine
transaction-payment = תשלום אל { $who }
    .alone = תשלום
    .gender = masculine
transaction-refund = החזר מאת { $who }
    .alone = החזר
    .gender = masculine
transaction-transfer-from = העברה מאת { $who }
    .alone = העברה נכנסת
    .gender = feminine
transaction-transfer-to = העברה אל { $who }
    .alone = העברה יוצאת
    .gender = feminine
transaction-purchase = רכישה אצל { $who }
    .alone = רכישה
    .gender = feminine
transaction-fee = עמלה
    .gender = feminine
transaction-interest = ריבית
    .gender = feminine
transaction-request = בקשת כסף
    .gender = feminine
transaction-adjustment = התאמת יתרה
    .gender = feminine

## Transactions with their states: before the name, after which they would be heard of the person

transaction-pending = { TRAIT($transaction, "gender") ->
    [feminine] ממתינה: { $transaction }
   *[masculine] ממתין: { $transaction }
}
transaction-declined = { TRAIT($transaction, "gender") ->
    [feminine] סורבה: { $transaction }
   *[masculine] סורב: { $transaction }
}
transaction-reversed = { TRAIT($transaction, "gender") ->
    [feminine] הוחזרה: { $transaction }
   *[masculine] הוחזר: { $transaction }
}
transaction-cancelled = { TRAIT($transaction, "gender") ->
    [feminine] בוטלה: { $transaction }
   *[masculine] בוטל: { $transaction }
}
transaction-failed = { TRAIT($transaction, "gender") ->
    [feminine] נכשלה: { $transaction }
   *[masculine] נכשל: { $transaction }
}

## The balance of an account

balance = יתרה: { $amount }
balance-resulting = יתרה לאחר הפעולה: { $amount }
balance-overdrawn = משיכת יתר של { $amount }
    .resulting = לאחר הפעולה, משיכת יתר של { $amount }
