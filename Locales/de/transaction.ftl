## The direction of money

direction-credit = Geld hinzugefügt

direction-debit = Geld ausgegeben

## Kinds of transactions: nouns all, so that what became of it can come before them. Names follow a preposition that
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
    .alone = eingehende Überweisung
    .gender = feminine
transaction-transfer-to = Überweisung an { $who }
    .alone = ausgehende Überweisung
    .gender = feminine
transaction-purchase = Einkauf bei { $who }
    .alone = Einkauf
    .gender = masculine
# A fee can't fail, only its booking can.
transaction-fee = { $case ->
    [booking] Gebührenbuchung
   *[bare] Gebühr
}
    .gender = feminine
# Before what became of it without "Gutschrift": interest is charged, too.
transaction-interest = { $case ->
    [noun] Zinsbuchung
    [booking] Zinsbuchung
   *[bare] Zinsgutschrift
}
    .gender = feminine
    .kind = booking
# same for every case
transaction-request = Geldanforderung
    .gender = feminine
transaction-adjustment = Korrekturbuchung
    .gender = feminine
    .kind = booking

## Transactions with their states: an adjective with the ending that stands without an article (abgelehnter Einkauf).
## Case "noun" asks for the thing alone, "booking" for its booking.

transaction-pending = { FORM(state-pending, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-declined = { FORM(state-declined, $transaction, 1) } { FORM($transaction, case: "noun") }
# Money that was booked and went back. What is a booking already can't be "zurückgebucht": it is "storniert", but later
# than one that was cancelled before it was complete.
transaction-reversed = { TRAIT($transaction, "kind") ->
    [booking] nachträglich { FORM(state-cancelled, $transaction, 1) } { FORM($transaction, case: "noun") }
   *[money] { FORM(adjective-reversed, $transaction, 1) } { FORM($transaction, case: "noun") }
}
transaction-cancelled = { FORM(state-cancelled, $transaction, 1) } { FORM($transaction, case: "noun") }
transaction-failed = { FORM(state-failed, $transaction, 1) } { FORM($transaction, case: "booking") }

adjective-reversed = zurückgebucht
    .e = zurückgebuchte
    .er = zurückgebuchter
    .es = zurückgebuchtes
    .en = zurückgebuchten

## The balance of an account

balance = Kontostand: { $amount }
# Avoid "neuer Kontostand": it is also said of transactions long past.
balance-resulting = Kontostand danach: { $amount }
# um einen Dollar. "Überzogen" alone could be mistaken for "exaggerated"; the participle stands last, as in speech.
balance-overdrawn = Konto um { FORM($amount, case: "accusative") } überzogen
    .resulting = Konto danach um { FORM($amount, case: "accusative") } überzogen
