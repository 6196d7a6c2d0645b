## The direction of money

direction-credit = para eklendi

direction-debit = para harcandı

## Kinds of transactions. A name comes after the word for the person, because it can't have a suffix

# $case "noun": with a state before it
transaction-deposit = { $case ->
    [noun] para yatırma işlemi
   *[bare] para yatırma
}
transaction-withdrawal = { $case ->
    [noun] para çekme işlemi
   *[bare] para çekme
}
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
# same for every case
transaction-interest = faiz geliri
# same for every case
transaction-request = para isteği
transaction-adjustment = düzeltme

## Transactions with their states, as participles before them

transaction-pending = bekleyen { FORM($transaction, case: "noun") }
transaction-declined = reddedilen { FORM($transaction, case: "noun") }
transaction-reversed = geri alınan { FORM($transaction, case: "noun") }
transaction-cancelled = iptal edilen { FORM($transaction, case: "noun") }
transaction-failed = başarısız { FORM($transaction, case: "noun") }

## The balance of an account

balance = bakiye: { TITLE($amount) }
balance-resulting = işlem sonrası bakiye: { TITLE($amount) }
balance-overdrawn = hesap { $amount } ekside
    .resulting = işlem sonrası hesap { $amount } ekside
