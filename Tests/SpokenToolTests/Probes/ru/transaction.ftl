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

transaction-pending = { TRAIT($transaction, "gender") ->
    [feminine] ожидающая { $transaction }
    [neuter] ожидающее { $transaction }
    [plural] ожидающие { $transaction }
   *[masculine] ожидающий { $transaction }
}
transaction-declined = { TRAIT($transaction, "gender") ->
    [feminine] отклонённая { $transaction }
    [neuter] отклонённое { $transaction }
    [plural] отклонённые { $transaction }
   *[masculine] отклонённый { $transaction }
}
transaction-reversed = { TRAIT($transaction, "gender") ->
    [feminine] возвращённая { $transaction }
    [neuter] возвращённое { $transaction }
    [plural] возвращённые { $transaction }
   *[masculine] возвращённый { $transaction }
}
transaction-cancelled = { TRAIT($transaction, "gender") ->
    [feminine] отменённая { $transaction }
    [neuter] отменённое { $transaction }
    [plural] отменённые { $transaction }
   *[masculine] отменённый { $transaction }
}
transaction-failed = { TRAIT($transaction, "gender") ->
    [feminine] неудавшаяся { $transaction }
    [neuter] неудавшееся { $transaction }
    [plural] неудавшиеся { $transaction }
   *[masculine] неудавшийся { $transaction }
}

## What is in the account

balance = баланс: { $amount }
balance-resulting = баланс после операции: { $amount }
# The amount stays in the nominative, as voices read it.
balance-overdrawn = перерасход: { $amount }
