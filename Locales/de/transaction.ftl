## Which way money went

direction-credit = Geld hinzugefügt

direction-debit = Geld ausgegeben

## What a transaction is: nouns all, so that what became of it can stand before them. Names follow a preposition that
## leaves them as they are.

transaction-deposit = Einzahlung
    .gender = feminine
# "Auszahlung" is too easily heard as "Einzahlung".
transaction-withdrawal = Abhebung
    .gender = feminine
transaction-payment = Zahlung an { $who }
    .alone = Zahlung
    .gender = feminine
transaction-refund = Rückerstattung von { $who }
    .alone = Rückerstattung
    .gender = feminine
transaction-transfer-from = Überweisung von { $who }
    .alone = Überweisung
    .gender = feminine
transaction-transfer-to = Überweisung an { $who }
    .alone = Überweisung
    .gender = feminine
transaction-purchase = Einkauf bei { $who }
    .alone = Einkauf
    .gender = masculine
transaction-fee = Gebühr
    .gender = feminine
transaction-interest = Zinsgutschrift
    .gender = feminine
transaction-request = Geldanforderung
    .gender = feminine
transaction-adjustment = Korrekturbuchung
    .gender = feminine

## What became of it: an adjective with the ending that stands without an article (abgelehnter Einkauf)

transaction-pending = { TRAIT($transaction, "gender") ->
    [masculine] ausstehender { $transaction }
   *[feminine] ausstehende { $transaction }
}
transaction-declined = { TRAIT($transaction, "gender") ->
    [masculine] abgelehnter { $transaction }
   *[feminine] abgelehnte { $transaction }
}
# Money that was booked and went back
transaction-reversed = { TRAIT($transaction, "gender") ->
    [masculine] zurückgebuchter { $transaction }
   *[feminine] zurückgebuchte { $transaction }
}
transaction-cancelled = { TRAIT($transaction, "gender") ->
    [masculine] stornierter { $transaction }
   *[feminine] stornierte { $transaction }
}
transaction-failed = { TRAIT($transaction, "gender") ->
    [masculine] fehlgeschlagener { $transaction }
   *[feminine] fehlgeschlagene { $transaction }
}

## What is in the account

balance = Kontostand: { $amount }
# Not "neuer Kontostand": it is also said of transactions long past.
balance-resulting = Kontostand danach: { $amount }
# um einen Dollar. "Überzogen" by itself could be taken for "exaggerated".
balance-overdrawn = Konto überzogen um { FORM($amount, case: "accusative") }
