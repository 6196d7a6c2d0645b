## Which way money went

# "wpływ" alone is also influence.
direction-credit = wpływ na konto

direction-debit = wydatek

## What a transaction is. Names stand behind the word for who they are: "od" and "dla" would inflect them.

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
    .alone = przelew
    .gender = masculine
transaction-transfer-to = przelew, odbiorca: { $who }
    .alone = przelew
    .gender = masculine
transaction-purchase = zakup, sprzedawca: { $who }
    .alone = zakup
    .gender = masculine
transaction-fee = opłata
    .gender = feminine
# A noun that has the plural only
transaction-interest = { $case ->
    [noun] odsetki
   *[bare] odsetki uzyskane
}
    .gender = plural
transaction-request = prośba o pieniądze
    .gender = feminine
transaction-adjustment = korekta
    .gender = feminine

## What became of it: odrzucona płatność, odrzucony przelew, odrzucone odsetki

transaction-pending = { TRAIT($transaction, "gender") ->
    [masculine] oczekujący { FORM($transaction, case: "noun") }
    [plural] oczekujące { FORM($transaction, case: "noun") }
   *[feminine] oczekująca { FORM($transaction, case: "noun") }
}
transaction-declined = { TRAIT($transaction, "gender") ->
    [masculine] odrzucony { FORM($transaction, case: "noun") }
    [plural] odrzucone { FORM($transaction, case: "noun") }
   *[feminine] odrzucona { FORM($transaction, case: "noun") }
}
# Booked, and then undone
transaction-reversed = { TRAIT($transaction, "gender") ->
    [masculine] cofnięty { FORM($transaction, case: "noun") }
    [plural] cofnięte { FORM($transaction, case: "noun") }
   *[feminine] cofnięta { FORM($transaction, case: "noun") }
}
transaction-cancelled = { TRAIT($transaction, "gender") ->
    [masculine] anulowany { FORM($transaction, case: "noun") }
    [plural] anulowane { FORM($transaction, case: "noun") }
   *[feminine] anulowana { FORM($transaction, case: "noun") }
}
transaction-failed = { TRAIT($transaction, "gender") ->
    [masculine] nieudany { FORM($transaction, case: "noun") }
    [plural] nieudane { FORM($transaction, case: "noun") }
   *[feminine] nieudana { FORM($transaction, case: "noun") }
}

## What is in the account

balance = saldo: { $amount }
balance-resulting = saldo po transakcji: { $amount }
# The amount stays in the nominative, as voices read it.
balance-overdrawn = debet: { $amount }
