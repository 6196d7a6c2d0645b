## The direction of money

direction-credit = příjem

direction-debit = výdaj

## Kinds of transactions. Names come after the word for who they are, for prepositions would inflect them.

transaction-deposit = vklad na účet
    .gender = inanimate
transaction-withdrawal = výběr z účtu
    .gender = inanimate
transaction-payment = platba, příjemce: { $who }
    .alone = platba
    .gender = feminine
transaction-refund = vrácení peněz, odesílatel: { $who }
    .alone = vrácení peněz
    .gender = neuter
transaction-transfer-from = převod, odesílatel: { $who }
    .alone = příchozí převod
    .gender = inanimate
transaction-transfer-to = převod, příjemce: { $who }
    .alone = odchozí převod
    .gender = inanimate
transaction-purchase = nákup, prodejce: { $who }
    .alone = nákup
    .gender = inanimate
transaction-fee = poplatek
    .gender = inanimate
transaction-interest = { $case ->
    [noun] úroky
   *[bare] připsané úroky
}
    .gender = plural
# same for every case
transaction-request = žádost o peníze
    .gender = feminine
transaction-adjustment = úprava zůstatku
    .gender = feminine

## Transactions with their states: zamítnutá platba, zamítnutý převod, zamítnuté úroky. The adjectives are in state.ftl
## and here

transaction-pending = { FORM(state-pending, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-declined = { FORM(state-declined, $transaction, 1) } { FORM($transaction, case: "noun") }
# Booked, and then undone
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(state-cancelled, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { FORM(state-failed, $transaction, 1) } { FORM($transaction, case: "noun") }

adjective-reversed = stornované
    .masculine = stornovaný
    .feminine = stornovaná
    .genitive = stornovaného
    .feminine-accusative = stornovanou
    .plural-genitive = stornovaných

## The balance of an account

# In a field one colon is enough: účet: zůstatek 31 korun.
balance = { $case ->
    [value] zůstatek { $amount }
   *[alone] zůstatek: { $amount }
}
balance-resulting = { $case ->
    [value] zůstatek po transakci { $amount }
   *[alone] zůstatek po transakci: { $amount }
}
balance-overdrawn = přečerpáno o { FORM($amount, case: "accusative") }
    .resulting = po transakci přečerpáno o { FORM($amount, case: "accusative") }
