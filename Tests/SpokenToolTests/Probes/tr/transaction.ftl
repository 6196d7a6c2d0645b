## Which way money went

direction-credit = para eklendi

direction-debit = para harcandı

## What a transaction is. Names stand behind the word for who they are, after a colon: they take no suffix.

transaction-deposit = para yatırma
transaction-withdrawal = para çekme
transaction-payment = ödeme, alıcı: { $who }
    .alone = ödeme
transaction-refund = iade, gönderen: { $who }
    .alone = iade
transaction-transfer-from = transfer, gönderen: { $who }
    .alone = transfer
transaction-transfer-to = transfer, alıcı: { $who }
    .alone = transfer
transaction-purchase = alışveriş, satıcı: { $who }
    .alone = alışveriş
transaction-fee = ücret
transaction-interest = faiz kazancı
transaction-request = para isteği
transaction-adjustment = düzeltme

## What became of it

transaction-pending = bekleyen { $transaction }
transaction-declined = reddedilen { $transaction }
transaction-reversed = geri alınan { $transaction }
transaction-cancelled = iptal edilen { $transaction }
transaction-failed = başarısız { $transaction }

## What is in the account

balance = bakiye: { TITLE($amount) }
balance-resulting = işlem sonrası bakiye: { TITLE($amount) }
balance-overdrawn = eksi bakiye: { TITLE($amount) }
