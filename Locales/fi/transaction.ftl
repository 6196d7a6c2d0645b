## The direction of money

direction-credit = tulo

direction-debit = meno

## Kinds of transactions. Names come after a colon

transaction-deposit = talletus
transaction-withdrawal = nosto
transaction-payment = maksu, saaja: { $who }
    .alone = maksu
transaction-refund = hyvitys, maksaja: { $who }
    .alone = hyvitys
transaction-transfer-from = tilisiirto, maksaja: { $who }
    .alone = saapuva tilisiirto
transaction-transfer-to = tilisiirto, saaja: { $who }
    .alone = lähtevä tilisiirto
transaction-purchase = osto, myyjä: { $who }
    .alone = osto
transaction-fee = palvelumaksu
transaction-interest = korkotuotto
transaction-request = rahapyyntö
transaction-adjustment = oikaisu

## Transactions with their states

transaction-pending = odottava { $transaction }
transaction-declined = hylätty { $transaction }
transaction-reversed = palautettu { $transaction }
transaction-cancelled = peruttu { $transaction }
transaction-failed = epäonnistunut { $transaction }

## The balance of an account

balance = saldo: { $amount }
balance-resulting = saldo tapahtuman jälkeen: { $amount }
balance-overdrawn = tilinylitys: { $amount }
    .resulting = saldo tapahtuman jälkeen: miinus { $amount }
