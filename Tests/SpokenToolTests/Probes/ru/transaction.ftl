## Which way money went

direction-credit = поступление средств

direction-debit = списание средств

## What a transaction is. Names stand behind the word for who they are: "от" and "для" would inflect them.

transaction-deposit = пополнение
    .gender = neuter
transaction-withdrawal = снятие средств
    .gender = neuter
transaction-payment = платёж, получатель: { $who }
    .alone = платёж
    .gender = masculine
transaction-refund = возврат средств, отправитель: { $who }
    .alone = возврат средств
    .gender = masculine
transaction-transfer-from = перевод, отправитель: { $who }
    .alone = перевод
    .gender = masculine
transaction-transfer-to = перевод, получатель: { $who }
    .alone = перевод
    .gender = masculine
transaction-purchase = покупка, продавец: { $who }
    .alone = покупка
    .gender = feminine
transaction-fee = комиссия
    .gender = feminine
# A noun in the plural
transaction-interest = начисленные проценты
    .gender = plural
transaction-request = запрос денег
    .gender = masculine
transaction-adjustment = корректировка
    .gender = feminine

## What became of it: отклонённый платёж, отклонённая покупка, отклонённое пополнение

transaction-pending = { FORM(adjective-pending, $transaction, 1) } { $transaction }
transaction-declined = { FORM(adjective-declined, $transaction, 1) } { $transaction }
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { $transaction }
transaction-cancelled = { FORM(adjective-cancelled, $transaction, 1) } { $transaction }
transaction-failed = { FORM(adjective-failed, $transaction, 1) } { $transaction }

# For transaction-reversed.
adjective-reversed = возвращённое
    .masculine = возвращённый
    .feminine = возвращённая
    .plural = возвращённые
    .genitive = возвращённого
    .feminine-genitive = возвращённой
    .feminine-accusative = возвращённую
    .plural-genitive = возвращённых

## What is in the account

balance = баланс: { $amount }
balance-resulting = баланс после операции: { $amount }
# The amount stays in the nominative, as voices read it.
balance-overdrawn = перерасход: { $amount }
