## Which way money went, as banks call it

direction-credit = זיכוי

direction-debit = חיוב

## What a transaction is. Prepositions that stand by themselves (אל, מאת, אצל) leave names whole: ל would swallow a name's article.

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
    .alone = העברה
    .gender = feminine
transaction-transfer-to = העברה אל { $who }
    .alone = העברה
    .gender = feminine
transaction-purchase = רכישה אצל { $who }
    .alone = רכישה
    .gender = feminine
transaction-fee = עמלה
    .gender = feminine
transaction-interest = ריבית שהתקבלה
    .gender = feminine
transaction-request = בקשת כסף
    .gender = feminine
transaction-adjustment = התאמה
    .gender = feminine

## What became of it: before the name and a colon. Behind it, it would be heard of the person.

transaction-pending = { TRAIT($transaction, "gender") ->
    [feminine] ממתינה: { $transaction }
   *[masculine] ממתין: { $transaction }
}
transaction-declined = { TRAIT($transaction, "gender") ->
    [feminine] נדחתה: { $transaction }
   *[masculine] נדחה: { $transaction }
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

## What is in the account

balance = יתרה: { $amount }
balance-resulting = יתרה לאחר הפעולה: { $amount }
balance-overdrawn = משיכת יתר של { $amount }
