## The direction of money

direction-credit = para eklendi

direction-debit = para harcandı

## Kinds of transactions. A name comes after the word for the person, because it can't have a suffix

transaction-deposit = para yatırma
transaction-withdrawal = para çekme
transaction-payment = ödeme, alıcı: { $who }
    .alone = ödeme
transaction-refund = iade, gönderen: { $who }
    .alone = iade
transaction-transfer-from = transfer, gönderen: { $who }
    .alone = gelen transfer
transaction-transfer-to = transfer, alıcı: { $who }
    .alone = giden transfer
transaction-purchase = alışveriş, satıcı: { $who }
    .alone = alışveriş
transaction-fee = ücret
transaction-interest = faiz geliri
transaction-request = para isteği
transaction-adjustment = düzeltme

## Transactions with their states, as participles before them

transaction-pending = bekleyen { $transaction }
transaction-declined = reddedilen { $transaction }
transaction-reversed = geri alınan { $transaction }
transaction-cancelled = iptal edilen { $transaction }
transaction-failed = başarısız { $transaction }

## The balance of an account

balance = bakiye: { TITLE($amount) }
balance-resulting = işlem sonrası bakiye: { TITLE($amount) }
balance-overdrawn = hesap { $amount } ekside
    .resulting = işlem sonrası hesap { $amount } ekside
