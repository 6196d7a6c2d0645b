transaction-withdrawal = levantamento
transaction-fee = comissão
# same for every case
transaction-request = pedido de dinheiro
    .gender = masculine
