direction-credit = ਪੈਸੇ ਜਮ੍ਹਾਂ ਹੋਏ
direction-debit = ਪੈਸੇ ਖਰਚ ਹੋਏ
transaction-deposit = ਜਮ੍ਹਾਂ
    .gender = masculine
transaction-withdrawal = ਪੈਸਿਆਂ ਦੀ ਨਿਕਾਸੀ
    .gender = feminine
transaction-payment = { $who } ਨੂੰ ਭੁਗਤਾਨ
    .alone = ਭੁਗਤਾਨ
    .gender = masculine
transaction-refund = { $who } ਤੋਂ ਰੀਫ਼ੰਡ
    .alone = ਰੀਫ਼ੰਡ
    .gender = masculine
transaction-transfer-from = { $who } ਤੋਂ ਟ੍ਰਾਂਸਫ਼ਰ
    .alone = ਪ੍ਰਾਪਤ ਟ੍ਰਾਂਸਫ਼ਰ
    .gender = masculine
transaction-transfer-to = { $who } ਨੂੰ ਟ੍ਰਾਂਸਫ਼ਰ
    .alone = ਭੇਜਿਆ ਗਿਆ ਟ੍ਰਾਂਸਫ਼ਰ
    .gender = masculine
transaction-purchase = { $who } ਤੋਂ ਖਰੀਦਦਾਰੀ
    .alone = ਖਰੀਦਦਾਰੀ
    .gender = feminine
transaction-fee = ਫ਼ੀਸ
    .gender = feminine
transaction-interest = { $case ->
    [noun] ਵਿਆਜ
   *[bare] ਵਿਆਜ ਮਿਲਿਆ
}
    .gender = masculine
# same for every case
transaction-request = ਪੈਸਿਆਂ ਦੀ ਬੇਨਤੀ
    .gender = feminine
transaction-adjustment = ਅਡਜਸਟਮੈਂਟ
    .gender = masculine
transaction-pending = { FORM($transaction, case: "noun") } ਪੈਂਡਿੰਗ
transaction-declined = { FORM($transaction, case: "noun") } ਨਾਮਨਜ਼ੂਰ
transaction-reversed = { FORM($transaction, case: "noun") }, ਰਿਵਰਸ { FORM(word-done, $transaction, 1) }
transaction-cancelled = { FORM($transaction, case: "noun") } ਰੱਦ
transaction-failed = { FORM($transaction, case: "noun") } ਅਸਫਲ
balance = { $case ->
    [inner] ਬੈਲੰਸ { $amount }
   *[direct] ਬੈਲੰਸ: { $amount }
}
balance-resulting = { $case ->
    [inner] ਲੈਣ-ਦੇਣ ਤੋਂ ਬਾਅਦ ਬੈਲੰਸ { $amount }
   *[direct] ਲੈਣ-ਦੇਣ ਤੋਂ ਬਾਅਦ ਬੈਲੰਸ: { $amount }
}
balance-overdrawn = { FORM($amount, case: "oblique") } ਦਾ ਓਵਰਡਰਾਫ਼ਟ
    .resulting = ਲੈਣ-ਦੇਣ ਤੋਂ ਬਾਅਦ { FORM($amount, case: "oblique") } ਦਾ ਓਵਰਡਰਾਫ਼ਟ
