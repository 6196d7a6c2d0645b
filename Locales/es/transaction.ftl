## Which way money went

direction-credit = dinero añadido

direction-debit = dinero gastado

## What a transaction is. Prepositions leave the names alone

transaction-deposit = ingreso
    .gender = masculine
transaction-withdrawal = retirada
    .gender = feminine
transaction-payment = pago a { $who }
    .alone = pago
    .gender = masculine
transaction-refund = reembolso de { $who }
    .alone = reembolso
    .gender = masculine
transaction-transfer-from = transferencia de { $who }
    .alone = transferencia
    .gender = feminine
transaction-transfer-to = transferencia a { $who }
    .alone = transferencia
    .gender = feminine
transaction-purchase = compra en { $who }
    .alone = compra
    .gender = feminine
transaction-fee = comisión
    .gender = feminine
transaction-interest = { $case ->
    [noun] intereses
   *[bare] intereses abonados
}
    .gender = masculine-plural
transaction-request = solicitud de dinero
    .gender = feminine
transaction-adjustment = ajuste
    .gender = masculine

## What became of it. The state stands behind a comma: without a pause it would seem to speak of the person

transaction-pending = { FORM($transaction, case: "noun") }, { TRAIT($transaction, "gender") ->
    [masculine-plural] pendientes
   *[masculine] pendiente
}
transaction-declined = { FORM($transaction, case: "noun") }, { TRAIT($transaction, "gender") ->
    [feminine] rechazada
    [masculine-plural] rechazados
   *[masculine] rechazado
}
transaction-reversed = { FORM($transaction, case: "noun") }, { TRAIT($transaction, "gender") ->
    [feminine] revertida
    [masculine-plural] revertidos
   *[masculine] revertido
}
transaction-cancelled = { FORM($transaction, case: "noun") }, { TRAIT($transaction, "gender") ->
    [feminine] cancelada
    [masculine-plural] cancelados
   *[masculine] cancelado
}
transaction-failed = { FORM($transaction, case: "noun") }, { TRAIT($transaction, "gender") ->
    [feminine] fallida
    [masculine-plural] fallidos
   *[masculine] fallido
}

## What is in the account: no capital after a colon

balance = saldo: { $amount }
balance-resulting = saldo resultante: { $amount }
balance-overdrawn = descubierto de { $amount }
