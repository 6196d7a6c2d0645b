## The direction of money

# "wpływ" alone is also influence.
direction-credit = wpływ na konto

direction-debit = wydatek

## Kinds of transactions. Names come after the word for who they are: "od" and "dla" would inflect them.

# "wpłata" and "wypłata" are too easily taken for one another: the account tells them apart.
transaction-deposit = wpłata na konto
    .gender = feminine
transaction-withdrawal = wypłata z konta
    .gender = feminine
transaction-payment = płatność, odbiorca: { $who }
    .alone = płatność
    .gender = feminine
transaction-refund = zwrot środków, nadawca: { $who }
    .alone = zwrot środków
    .gender = masculine
transaction-transfer-from = przelew, nadawca: { $who }
    .alone = przelew przychodzący
    .gender = masculine
transaction-transfer-to = przelew, odbiorca: { $who }
    .alone = przelew wychodzący
    .gender = masculine
transaction-purchase = zakup, sprzedawca: { $who }
    .alone = zakup
    .gender = masculine
transaction-fee = opłata
    .gender = feminine
# A noun that has the plural only
transaction-interest = { $case ->
    [noun] odsetki
   *[bare] otrzymane odsetki
}
    .gender = plural
# same for every case
transaction-request = prośba o pieniądze
    .gender = feminine
transaction-adjustment = korekta
    .gender = feminine

## Transactions with their states: odrzucona płatność, odrzucony przelew, odrzucone odsetki. The adjectives are in
## state.ftl and here

transaction-pending = { FORM(state-pending, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-declined = { FORM(state-declined, $transaction, 1) } { FORM($transaction, case: "noun") }
# Booked, and then undone
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-cancelled = { FORM(state-cancelled, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { FORM(state-failed, $transaction, 1) } { FORM($transaction, case: "noun") }

adjective-reversed = cofnięte
    .masculine = cofnięty
    .feminine = cofnięta
    .genitive = cofniętego
    .feminine-genitive = cofniętej
    .feminine-accusative = cofniętą
    .plural-genitive = cofniętych

## The balance of an account

# In a field one colon is enough: konto: saldo 31 złotych.
balance = { $case ->
    [value] saldo { $amount }
   *[alone] saldo: { $amount }
}
balance-resulting = { $case ->
    [value] saldo po transakcji { $amount }
   *[alone] saldo po transakcji: { $amount }
}
# The amount stays in the nominative, as voices read it.
balance-overdrawn = { $case ->
    [value] debet { $amount }
   *[alone] debet: { $amount }
}
    .resulting = { $case ->
        [value] debet po transakcji { $amount }
       *[alone] debet po transakcji: { $amount }
    }
