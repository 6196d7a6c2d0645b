## The direction of money

direction-credit = зачисление

direction-debit = списание

## Kinds of transactions. Names come after the word for who they are: prepositions would inflect them.

transaction-deposit = пополнение счёта{ under-way }
    .gender = neuter
transaction-withdrawal = снятие средств{ under-way }
    .gender = neuter
transaction-payment = платёж{ under-way }, получатель: { $who }
    .alone = платёж{ under-way }
    .gender = masculine
transaction-refund = возврат средств{ under-way }, отправитель: { $who }
    .alone = возврат средств{ under-way }
    .gender = masculine
transaction-transfer-from = перевод{ under-way }, отправитель: { $who }
    .alone = входящий перевод{ under-way }
    .gender = masculine
transaction-transfer-to = перевод{ under-way }, получатель: { $who }
    .alone = исходящий перевод{ under-way }
    .gender = masculine
transaction-purchase = покупка{ under-way }, продавец: { $who }
    .alone = покупка{ under-way }
    .gender = feminine
transaction-fee = комиссия{ under-way }
    .gender = feminine
# A noun that has only the plural in this meaning
transaction-interest = { $case ->
    [noun] проценты
    [pending] проценты{ under-way }
   *[bare] начисленные проценты
}
    .gender = plural
# A request waits for whoever is asked, not for the bank.
transaction-request = { $case ->
    [pending] запрос денег, ожидает ответа
   *[bare] запрос денег
}
    .gender = masculine
transaction-adjustment = корректировка{ under-way }
    .gender = feminine

# Before the name: платёж в обработке, получатель: Maya
under-way = { $case ->
    [pending] { " " }в обработке
   *[bare] { "" }
}

## Transactions with their states: отклонённый платёж, отклонённая покупка, отклонённые проценты. The adjectives are in
## state.ftl and here. "Незавершённый" is one that somebody broke off, so a pending one is "в обработке".

# Fees and interest are nobody's action that could be unsuccessful.
-head-charge = комисси процент начисленн
transaction-pending = { FORM($transaction, case: "pending") }
transaction-declined = { FORM(adjective-refused, $transaction, 1) } { FORM($transaction, case: "noun") }
# Booked, and then undone
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(adjective-called-off, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { HEAD($transaction) ->
    [charge] сбой: { FORM($transaction, case: "noun") }
   *[other] { FORM(adjective-unsuccessful, $transaction, 1) } { FORM($transaction, case: "noun") }
}

# The long forms, for states before a noun that is a phrase.
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
