## The direction of money, as banks call it

direction-credit = זיכוי

direction-debit = חיוב

## Kinds of transactions. The hyphen after ל leaves names whole; מאת and אצל stand by themselves

transaction-deposit = הפקדה
    .gender = feminine
transaction-withdrawal = משיכה
    .gender = feminine
transaction-payment = תשלום ל-{ $who }
    .alone = תשלום
    .gender = masculine
transaction-refund = החזר מאת { $who }
    .alone = החזר
    .gender = masculine
transaction-transfer-from = העברה מאת { $who }
    .alone = העברה נכנסת
    .gender = feminine
transaction-transfer-to = העברה ל-{ $who }
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

## Transactions with their states, after a pause: תשלום ל-Maya, סורב

transaction-pending = { $transaction }, בהמתנה
transaction-declined = { TRAIT($transaction, "gender") ->
    [feminine] { $transaction }, סורבה
   *[masculine] { $transaction }, סורב
}
transaction-reversed = { TRAIT($transaction, "gender") ->
    [feminine] { $transaction }, הוחזרה
   *[masculine] { $transaction }, הוחזר
}
transaction-cancelled = { TRAIT($transaction, "gender") ->
    [feminine] { $transaction }, בוטלה
   *[masculine] { $transaction }, בוטל
}
transaction-failed = { TRAIT($transaction, "gender") ->
    [feminine] { $transaction }, נכשלה
   *[masculine] { $transaction }, נכשל
}

## The balance of an account

balance = יתרה: { $amount }
balance-resulting = יתרה לאחר הפעולה: { $amount }
balance-overdrawn = משיכת יתר של { $amount }
    .resulting = לאחר הפעולה, משיכת יתר של { $amount }
