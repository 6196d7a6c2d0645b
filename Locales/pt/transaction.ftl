## The direction of money

direction-credit = dinheiro adicionado

direction-debit = dinheiro gasto

## Kinds of transactions. Prepositions leave the names alone. $case "noun": before what became of it. A name then ends
## with a comma: without a pause the state would seem to speak of the person (pagamento a Maya, pendente)

transaction-deposit = depósito
    .gender = masculine
transaction-withdrawal = saque
    .gender = masculine
transaction-payment = { $case ->
    [noun] pagamento a { $who },
   *[bare] pagamento a { $who }
}
    .alone = pagamento
    .gender = masculine
transaction-refund = { $case ->
    [noun] reembolso de { $who },
   *[bare] reembolso de { $who }
}
    .alone = reembolso
    .gender = masculine
transaction-transfer-from = { $case ->
    [noun] transferência de { $who },
   *[bare] transferência de { $who }
}
    .alone = { $case ->
        [noun] transferência de entrada
       *[bare] transferência recebida
    }
    .gender = feminine
transaction-transfer-to = { $case ->
    [noun] transferência para { $who },
   *[bare] transferência para { $who }
}
    .alone = { $case ->
        [noun] transferência de saída
       *[bare] transferência enviada
    }
    .gender = feminine
transaction-purchase = { $case ->
    [noun] compra em { $who },
   *[bare] compra em { $who }
}
    .alone = compra
    .gender = feminine
transaction-fee = tarifa
    .gender = feminine
transaction-interest = { $case ->
    [noun] juros
   *[bare] juros recebidos
}
    .gender = masculine-plural
# same for every case
transaction-request = solicitação de dinheiro
    .gender = feminine
transaction-adjustment = ajuste
    .gender = masculine

## Transactions with their states, in its gender

transaction-pending = { FORM($transaction, case: "noun") } { FORM(state-pending, $transaction, 1) }
transaction-declined = { FORM($transaction, case: "noun") } { FORM(state-declined, $transaction, 1) }
transaction-reversed = { FORM($transaction, case: "noun") } { FORM(adjective-reversed, $transaction, 1) }
transaction-cancelled = { FORM($transaction, case: "noun") } { FORM(state-cancelled, $transaction, 1) }
transaction-failed = { FORM($transaction, case: "noun") } { FORM(state-failed, $transaction, 1) }

adjective-reversed = estornado
    .feminine = estornada
    .masculine-plural = estornados
    .feminine-plural = estornadas

## The balance of an account: no capital after a colon

balance = saldo: { $amount }
balance-resulting = saldo resultante: { $amount }
balance-overdrawn = saldo negativo de { $amount }
    .resulting = saldo resultante: negativo, { $amount }
