## The direction of money

direction-credit = зарахування

direction-debit = списання

## Kinds of transactions. Names come after the word for who they are: prepositions would inflect them.

transaction-deposit = поповнення рахунку
    .gender = neuter
transaction-withdrawal = зняття коштів
    .gender = neuter
transaction-payment = платіж, отримувач: { $who }
    .alone = платіж
    .gender = masculine
transaction-refund = повернення коштів, відправник: { $who }
    .alone = повернення коштів
    .gender = neuter
transaction-transfer-from = переказ, відправник: { $who }
    .alone = вхідний переказ
    .gender = masculine
transaction-transfer-to = переказ, отримувач: { $who }
    .alone = вихідний переказ
    .gender = masculine
transaction-purchase = покупка, продавець: { $who }
    .alone = покупка
    .gender = feminine
transaction-fee = комісія
    .gender = feminine
# A noun that has only the plural in this meaning
transaction-interest = { $case ->
    [noun] відсотки
   *[bare] нараховані відсотки
}
    .gender = plural
# same for every case
transaction-request = запит на кошти
    .gender = masculine
transaction-adjustment = коригування
    .gender = neuter

## Transactions with their states: відхилений платіж, відхилена покупка, відхилені відсотки. The adjectives are in
## state.ftl and here. "Незавершений" is what banks call a pending one.

# Fees and interest are nobody's action that could be left unfinished.
-head-charge = комісі відсотк нарахован
transaction-pending = { HEAD($transaction) ->
    [charge] { FORM($transaction, case: "noun") } в обробці
   *[other] { FORM(adjective-unfinished, $transaction, 1) } { FORM($transaction, case: "noun") }
}
transaction-declined = { FORM(adjective-refused, $transaction, 1) } { FORM($transaction, case: "noun") }
# Booked, and then undone
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(adjective-called-off, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { HEAD($transaction) ->
    [charge] збій: { FORM($transaction, case: "noun") }
   *[other] { FORM(adjective-unsuccessful, $transaction, 1) } { FORM($transaction, case: "noun") }
}

# The long forms, for states before a noun that is a phrase.
adjective-unfinished = незавершене
    .masculine = незавершений
    .feminine = незавершена
    .plural = незавершені
    .genitive = незавершеного
    .feminine-genitive = незавершеної
    .feminine-accusative = незавершену
    .plural-genitive = незавершених
    .said-masculine = незавершений
    .said-feminine = незавершена
    .said-plural = незавершені
adjective-refused = відхилене
    .masculine = відхилений
    .feminine = відхилена
    .plural = відхилені
    .genitive = відхиленого
    .feminine-genitive = відхиленої
    .feminine-accusative = відхилену
    .plural-genitive = відхилених
    .said-masculine = відхилений
    .said-feminine = відхилена
    .said-plural = відхилені
adjective-reversed = анульоване
    .masculine = анульований
    .feminine = анульована
    .plural = анульовані
    .genitive = анульованого
    .feminine-genitive = анульованої
    .feminine-accusative = анульовану
    .plural-genitive = анульованих
    .said-masculine = анульований
    .said-feminine = анульована
    .said-plural = анульовані
adjective-called-off = скасоване
    .masculine = скасований
    .feminine = скасована
    .plural = скасовані
    .genitive = скасованого
    .feminine-genitive = скасованої
    .feminine-accusative = скасовану
    .plural-genitive = скасованих
    .said-masculine = скасований
    .said-feminine = скасована
    .said-plural = скасовані
adjective-unsuccessful = невдале
    .masculine = невдалий
    .feminine = невдала
    .plural = невдалі
    .genitive = невдалого
    .feminine-genitive = невдалої
    .feminine-accusative = невдалу
    .plural-genitive = невдалих
    .said-masculine = невдалий
    .said-feminine = невдала
    .said-plural = невдалі

## The balance of an account

# In a field one colon is enough: рахунок: баланс 31 гривня.
balance = { $case ->
    [value] баланс { $amount }
   *[alone] баланс: { $amount }
}
balance-resulting = { $case ->
    [value] баланс після операції { $amount }
   *[alone] баланс після операції: { $amount }
}
balance-overdrawn = { $case ->
    [value] овердрафт { $amount }
   *[alone] овердрафт: { $amount }
}
    .resulting = { $case ->
        [value] овердрафт після операції { $amount }
       *[alone] овердрафт після операції: { $amount }
    }
