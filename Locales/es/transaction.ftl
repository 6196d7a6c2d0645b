## The direction of money

direction-credit = dinero añadido

direction-debit = dinero gastado

## Kinds of transactions. Prepositions leave the names alone. $case "noun": before what became of it. A name then ends
## with a comma: without a pause the state would seem to speak of the person (pago a Maya, pendiente)

transaction-deposit = ingreso
    .gender = masculine
# "Retirada" alone is heard as a participle.
transaction-withdrawal = retirada de dinero
    .gender = feminine
transaction-payment = { $case ->
    [noun] pago a { $who },
   *[bare] pago a { $who }
}
    .alone = pago
    .gender = masculine
transaction-refund = { $case ->
    [noun] reembolso de { $who },
   *[bare] reembolso de { $who }
}
    .alone = reembolso
    .gender = masculine
transaction-transfer-from = { $case ->
    [noun] transferencia de { $who },
   *[bare] transferencia de { $who }
}
    .alone = transferencia recibida
    .gender = feminine
transaction-transfer-to = { $case ->
    [noun] transferencia a { $who },
   *[bare] transferencia a { $who }
}
    .alone = transferencia enviada
    .gender = feminine
transaction-purchase = { $case ->
    [noun] compra en { $who },
   *[bare] compra en { $who }
}
    .alone = compra
    .gender = feminine
transaction-fee = comisión
    .gender = feminine
transaction-interest = { $case ->
    [noun] intereses
   *[bare] intereses abonados
}
    .gender = masculine-plural
# same for every case
transaction-request = solicitud de dinero
    .gender = feminine
transaction-adjustment = ajuste
    .gender = masculine

## Transactions with their states, in its gender

transaction-pending = { FORM($transaction, case: "noun") } { FORM(state-pending, $transaction, 1) }
transaction-declined = { FORM($transaction, case: "noun") } { FORM(state-declined, $transaction, 1) }
transaction-reversed = { FORM($transaction, case: "noun") } { FORM(adjective-reversed, $transaction, 1) }
transaction-cancelled = { FORM($transaction, case: "noun") } { FORM(state-cancelled, $transaction, 1) }
transaction-failed = { FORM($transaction, case: "noun") } { FORM(state-failed, $transaction, 1) }

adjective-reversed = revertido
    .feminine = revertida
    .masculine-plural = revertidos
    .feminine-plural = revertidas

## The balance of an account: no capital after a colon

balance = saldo: { $amount }
balance-resulting = saldo resultante: { $amount }
balance-overdrawn = descubierto de { $amount }
    .resulting = saldo resultante: descubierto de { $amount }
