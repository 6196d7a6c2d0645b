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
    .gender = feminine
transaction-refund = zwrot środków, nadawca: { $who }
    .gender = masculine
transaction-transfer-from = przelew, nadawca: { $who }
    .gender = masculine
transaction-transfer-to = przelew, odbiorca: { $who }
    .gender = masculine
transaction-purchase = zakup, sprzedawca: { $who }
    .gender = masculine
transaction-fee = opłata
    .gender = feminine
# A noun that has the plural only
transaction-interest = odsetki uzyskane
    .gender = plural
transaction-request = prośba o pieniądze
    .gender = feminine
transaction-adjustment = korekta
    .gender = feminine

## What became of it: odrzucona płatność, odrzucony przelew, odrzucone odsetki

transaction-pending = { TRAIT($transaction, "gender") ->
    [masculine] oczekujący { $transaction }
    [plural] oczekujące { $transaction }
   *[feminine] oczekująca { $transaction }
}
transaction-declined = { TRAIT($transaction, "gender") ->
    [masculine] odrzucony { $transaction }
    [plural] odrzucone { $transaction }
   *[feminine] odrzucona { $transaction }
}
# Booked, and then undone
transaction-reversed = { TRAIT($transaction, "gender") ->
    [masculine] cofnięty { $transaction }
    [plural] cofnięte { $transaction }
   *[feminine] cofnięta { $transaction }
}
transaction-cancelled = { TRAIT($transaction, "gender") ->
    [masculine] anulowany { $transaction }
    [plural] anulowane { $transaction }
   *[feminine] anulowana { $transaction }
}
transaction-failed = { TRAIT($transaction, "gender") ->
    [masculine] nieudany { $transaction }
    [plural] nieudane { $transaction }
   *[feminine] nieudana { $transaction }
}

## What is in the account

balance = saldo: { $amount }
balance-resulting = saldo po transakcji: { $amount }
# The amount stays in the nominative, as voices read it.
balance-overdrawn = debet: { $amount }
