## The direction of money

direction-credit = accredito

direction-debit = addebito

## Kinds of transactions. Prepositions leave the names alone; "a" is "ad" before another a. $case "noun": before what
## became of it. A name then ends with a comma: without a pause the state would seem to speak of the person (pagamento a
## Maya, annullato)

transaction-deposit = deposito
    .gender = masculine
transaction-withdrawal = prelievo
    .gender = masculine
transaction-payment = { $case ->
    [noun] pagamento { to-who },
   *[bare] pagamento { to-who }
}
    .alone = pagamento
    .gender = masculine
transaction-refund = { $case ->
    [noun] rimborso da { $who },
   *[bare] rimborso da { $who }
}
    .alone = rimborso
    .gender = masculine
transaction-transfer-from = { $case ->
    [noun] trasferimento da { $who },
   *[bare] trasferimento da { $who }
}
    .alone = trasferimento in entrata
    .gender = masculine
transaction-transfer-to = { $case ->
    [noun] trasferimento { to-who },
   *[bare] trasferimento { to-who }
}
    .alone = trasferimento in uscita
    .gender = masculine
transaction-purchase = { $case ->
    [noun] acquisto da { $who },
   *[bare] acquisto da { $who }
}
    .alone = acquisto
    .gender = masculine
transaction-fee = commissione
    .gender = feminine
transaction-interest = { $case ->
    [noun] interessi
   *[bare] interessi maturati
}
    .gender = masculine-plural
# same for every case
transaction-request = richiesta di denaro
    .gender = feminine
transaction-adjustment = rettifica
    .gender = feminine

to-who = { HEAD($who) ->
    [a] ad { $who }
   *[other] a { $who }
}

## Transactions with their states, in its gender

transaction-pending = { FORM($transaction, case: "noun") } { FORM(state-pending, $transaction, 1) }
transaction-declined = { FORM($transaction, case: "noun") } { FORM(state-declined, $transaction, 1) }
transaction-reversed = { FORM($transaction, case: "noun") } { FORM(adjective-reversed, $transaction, 1) }
transaction-cancelled = { FORM($transaction, case: "noun") } { FORM(state-cancelled, $transaction, 1) }
transaction-failed = { FORM($transaction, case: "noun") } { FORM(state-failed, $transaction, 1) }

adjective-reversed = stornato
    .feminine = stornata
    .masculine-plural = stornati
    .feminine-plural = stornate

## The balance of an account: no capital after a colon

balance = saldo: { $amount }
balance-resulting = saldo risultante: { $amount }
balance-overdrawn = scoperto di { $amount }
    .resulting = saldo risultante: scoperto di { $amount }
