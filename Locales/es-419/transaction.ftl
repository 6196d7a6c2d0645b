direction-credit = dinero agregado
transaction-deposit = depósito
transaction-withdrawal = retiro
    .gender = masculine
transaction-interest = { $case ->
    [noun] intereses
   *[bare] intereses ganados
}
balance-overdrawn = sobregiro de { $amount }
    .resulting = saldo resultante: sobregiro de { $amount }
