## The direction of money

direction-credit = зачисление

direction-debit = списание

## Kinds of transactions. Names come after the word for who they are: prepositions would inflect them.

transaction-deposit = пополнение счёта
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
    .alone = входящий перевод
    .gender = masculine
transaction-transfer-to = перевод, получатель: { $who }
    .alone = исходящий перевод
    .gender = masculine
transaction-purchase = покупка, продавец: { $who }
    .alone = покупка
    .gender = feminine
transaction-fee = комиссия
    .gender = feminine
# A noun that has only the plural in this meaning
transaction-interest = { $case ->
    [noun] проценты
   *[bare] начисленные проценты
}
    .gender = plural
# same for every case
transaction-request = запрос денег
    .gender = masculine
transaction-adjustment = корректировка
    .gender = feminine

## Transactions with their states: отклонённый платёж, отклонённая покупка, отклонённые проценты. The adjectives are in
## state.ftl and here. "Незавершённый" is what banks call a pending one.

# Fees and interest are nobody's action that could be left unfinished.
-head-charge = комисси процент начисленн
transaction-pending = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } в обработке
   *[other] { FORM(adjective-unfinished, $transaction, 1) } { FORM($transaction, case: "noun") }
}
transaction-declined = { FORM(adjective-refused, $transaction, 1) } { FORM($transaction, case: "noun") }
# Booked, and then undone
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(adjective-called-off, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { HEAD($transaction) ->
    [charge] сбой: { FORM($transaction, case: "noun") }
   *[other] { FORM(adjective-unsuccessful, $transaction, 1) } { FORM($transaction, case: "noun") }
}

# The long forms, for states before a noun that is a phrase.
adjective-unfinished = незавершённое
    .masculine = незавершённый
    .feminine = незавершённая
    .plural = незавершённые
    .genitive = незавершённого
    .feminine-genitive = незавершённой
    .feminine-accusative = незавершённую
    .plural-genitive = незавершённых
adjective-refused = отклонённое
    .masculine = отклонённый
    .feminine = отклонённая
    .plural = отклонённые
    .genitive = отклонённого
    .feminine-genitive = отклонённой
    .feminine-accusative = отклонённую
    .plural-genitive = отклонённых
adjective-reversed = аннулированное
    .masculine = аннулированный
    .feminine = аннулированная
    .plural = аннулированные
    .genitive = аннулированного
    .feminine-genitive = аннулированной
    .feminine-accusative = аннулированную
    .plural-genitive = аннулированных
adjective-called-off = отменённое
    .masculine = отменённый
    .feminine = отменённая
    .plural = отменённые
    .genitive = отменённого
    .feminine-genitive = отменённой
    .feminine-accusative = отменённую
    .plural-genitive = отменённых
adjective-unsuccessful = неудавшееся
    .masculine = неудавшийся
    .feminine = неудавшаяся
    .plural = неудавшиеся
    .genitive = неудавшегося
    .feminine-genitive = неудавшейся
    .feminine-accusative = неудавшуюся
    .plural-genitive = неудавшихся

## The balance of an account

# In a field one colon is enough: счёт: баланс 31 рубль.
balance = { $case ->
    [value] баланс { $amount }
   *[alone] баланс: { $amount }
}
balance-resulting = { $case ->
    [value] баланс после операции { $amount }
   *[alone] баланс после операции: { $amount }
}
balance-overdrawn = { $case ->
    [value] перерасход { $amount }
   *[alone] перерасход: { $amount }
}
    .resulting = { $case ->
        [value] перерасход после операции { $amount }
       *[alone] перерасход после операции: { $amount }
    }
