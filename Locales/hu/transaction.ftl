## The direction of money

direction-credit = jóváírás

direction-debit = kiadás

## Kinds of transactions. A name comes after a word for the person, because it can't have a suffix

transaction-deposit = befizetés
transaction-withdrawal = pénzfelvétel
transaction-payment = fizetés, címzett: { $who }
    .alone = fizetés
transaction-refund = visszatérítés, küldő: { $who }
    .alone = visszatérítés
transaction-transfer-from = átutalás, küldő: { $who }
    .alone = bejövő átutalás
transaction-transfer-to = átutalás, címzett: { $who }
    .alone = kimenő átutalás
transaction-purchase = vásárlás, kereskedő: { $who }
    .alone = vásárlás
transaction-fee = díj
transaction-interest = kamatjóváírás
transaction-request = pénzkérés
transaction-adjustment = korrekció

## Transactions with their states, as participles before them

transaction-pending = függőben lévő { $transaction }
transaction-declined = elutasított { $transaction }
transaction-reversed = visszavont { $transaction }
transaction-cancelled = törölt { $transaction }
transaction-failed = sikertelen { $transaction }

## The balance of an account

balance = egyenleg: { TITLE($amount) }
balance-resulting = új egyenleg: { TITLE($amount) }
balance-overdrawn = egyenleg: mínusz { $amount }
    .resulting = új egyenleg: mínusz { $amount }
