## The direction of money

direction-credit = príjem

direction-debit = výdavok

## Kinds of transactions. Names come after the word for who they are, for prepositions would inflect them.

transaction-deposit = vklad na účet
    .gender = inanimate
transaction-withdrawal = výber z účtu
    .gender = inanimate
transaction-payment = platba, príjemca: { $who }
    .alone = platba
    .gender = feminine
transaction-refund = vrátenie peňazí, odosielateľ: { $who }
    .alone = vrátenie peňazí
    .gender = neuter
transaction-transfer-from = prevod, odosielateľ: { $who }
    .alone = prichádzajúci prevod
    .gender = inanimate
transaction-transfer-to = prevod, príjemca: { $who }
    .alone = odchádzajúci prevod
    .gender = inanimate
transaction-purchase = nákup, predajca: { $who }
    .alone = nákup
    .gender = inanimate
transaction-fee = poplatok
    .gender = inanimate
# Not "úroky": a state says how the booking went.
transaction-interest = pripísanie úrokov
    .gender = neuter
transaction-request = žiadosť o peniaze
    .gender = feminine
transaction-adjustment = úprava zostatku
    .gender = feminine

## Transactions with their states: zamietnutá platba, zamietnutý prevod. The adjectives are in state.ftl and here

transaction-pending = { FORM(adjective-waiting, $transaction, 1) } { $transaction }
transaction-declined = { FORM(state-declined, $transaction, 1) } { $transaction }
# Booked, and then undone
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { $transaction }
transaction-cancelled = { FORM(state-cancelled, $transaction, 1) } { $transaction }
transaction-failed = { FORM(state-failed, $transaction, 1) } { $transaction }

adjective-reversed = stornované
    .masculine = stornovaný
    .feminine = stornovaná
    .genitive = stornovaného
    .feminine-genitive = stornovanej
    .feminine-accusative = stornovanú
    .plural-genitive = stornovaných

## The balance of an account

# In a field one colon is enough: účet: zostatok 31 eur.
balance = { $case ->
    [value] zostatok { $amount }
   *[alone] zostatok: { $amount }
}
balance-resulting = { $case ->
    [value] zostatok po transakcii { $amount }
   *[alone] zostatok po transakcii: { $amount }
}
balance-overdrawn = prečerpané o { FORM($amount, case: "accusative") }
    .resulting = po transakcii prečerpané o { FORM($amount, case: "accusative") }
