## Which way money went

direction-credit = pesa zimeongezwa
direction-debit = pesa zimetumika

## What a transaction is

transaction-deposit = amana
    .gender = izi
transaction-withdrawal = utoaji wa pesa
    .gender = uzi
transaction-payment = malipo kwa { $who }
    .alone = malipo
    .gender = ya
transaction-refund = marejesho kutoka { $who }
    .alone = marejesho
    .gender = ya
transaction-transfer-from = uhamisho kutoka kwa { $who }
    .alone = uhamisho
    .gender = uzi
transaction-transfer-to = uhamisho kwa { $who }
    .alone = uhamisho
    .gender = uzi
transaction-purchase = ununuzi katika { $who }
    .alone = ununuzi
    .gender = uzi
transaction-fee = ada
    .gender = izi
transaction-interest = riba iliyopatikana
    .gender = izi
transaction-request = ombi la pesa
    .gender = liya
transaction-adjustment = marekebisho
    .gender = ya

## What became of it: malipo kwa Maya, yamekataliwa

transaction-pending = { $transaction }, { FORM(state-pending, $transaction) }
transaction-declined = { $transaction }, { FORM(state-declined, $transaction) }
transaction-reversed = { $transaction }, { FORM(state-reversed, $transaction) }
transaction-cancelled = { $transaction }, { FORM(state-cancelled, $transaction) }
transaction-failed = { $transaction }, { FORM(state-failed, $transaction) }

## What is in the account

balance = salio: { $amount }
balance-resulting = salio jipya: { $amount }
balance-overdrawn = deni la { $amount }
