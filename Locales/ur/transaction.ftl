## The direction of money

direction-credit = رقم جمع ہوئی

direction-debit = رقم خرچ ہوئی

## Kinds of transactions. Postpositions follow the name and leave it as it is

transaction-deposit = ڈپازٹ
    .gender = masculine
transaction-withdrawal = رقم کی نکاسی
    .gender = feminine
transaction-payment = { $who } کو ادائیگی
    .alone = ادائیگی
    .gender = feminine
transaction-refund = { $who } سے ریفنڈ
    .alone = ریفنڈ
    .gender = masculine
transaction-transfer-from = { $who } سے ٹرانسفر
    .alone = موصولہ ٹرانسفر
    .gender = masculine
transaction-transfer-to = { $who } کو ٹرانسفر
    .alone = { $case ->
        [noun] بھیجا گیا ٹرانسفر
       *[bare] بھیجی گئی رقم
    }
    .gender = masculine
transaction-purchase = { $who } سے خریداری
    .alone = خریداری
    .gender = feminine
transaction-fee = فیس
    .gender = feminine
transaction-interest = { $case ->
    [noun] سود
   *[bare] سود ملا
}
    .gender = masculine
# same for every case
transaction-request = رقم کی درخواست
    .gender = feminine
transaction-adjustment = ایڈجسٹمنٹ
    .gender = feminine

## Transactions with their states: after the transaction, as in a short sentence. Before it the adjective would be mistaken
## for the name's.

transaction-pending = { FORM($transaction, case: "noun") } زیر التوا
transaction-declined = { FORM($transaction, case: "noun") } مسترد
# A pause before the verb, which would take the name for its own.
transaction-reversed = { FORM($transaction, case: "noun") }، ریورس { FORM(word-done, $transaction, 1) }
transaction-cancelled = { FORM($transaction, case: "noun") } منسوخ
transaction-failed = { FORM($transaction, case: "noun") } ناکام

## The balance of an account

# $case "inner": after a colon.
balance = { $case ->
    [inner] بیلنس { $amount }
   *[direct] بیلنس: { $amount }
}
# "The balance after the transaction".
balance-resulting = { $case ->
    [inner] ٹرانزیکشن کے بعد بیلنس { $amount }
   *[direct] ٹرانزیکشن کے بعد بیلنس: { $amount }
}
balance-overdrawn = { FORM($amount, case: "oblique") } کا اوور ڈرافٹ
    .resulting = ٹرانزیکشن کے بعد { FORM($amount, case: "oblique") } کا اوور ڈرافٹ
