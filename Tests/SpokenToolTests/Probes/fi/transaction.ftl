## Which way money went

direction-credit = rahaa lisätty

direction-debit = rahaa käytetty

## What a transaction is. Names stand behind the word for who they are, after a colon: no case touches them.

transaction-deposit = talletus
transaction-withdrawal = nosto
transaction-payment = maksu, saaja: { $who }
    .alone = maksu
transaction-refund = hyvitys, maksaja: { $who }
    .alone = hyvitys
transaction-transfer-from = tilisiirto, maksaja: { $who }
    .alone = tilisiirto
transaction-transfer-to = tilisiirto, saaja: { $who }
    .alone = tilisiirto
transaction-purchase = osto, myyjä: { $who }
    .alone = osto
transaction-fee = palvelumaksu
transaction-interest = korkotuotto
transaction-request = rahapyyntö
transaction-adjustment = oikaisu

## What became of it

transaction-pending = odottava { $transaction }
transaction-declined = hylätty { $transaction }
transaction-reversed = palautettu { $transaction }
transaction-cancelled = peruttu { $transaction }
transaction-failed = epäonnistunut { $transaction }

## What is in the account

balance = saldo: { $amount }
balance-resulting = saldo tapahtuman jälkeen: { $amount }
# "ylitetty 5 eurolla" would ask for the adessive of a number in digits.
balance-overdrawn = tilinylitys: { $amount }
